import Audits
import Colors
import Documents

extension JSONWriter {
  /// Writes the members of an explanation into an object that has been begun.
  mutating func write(_ explanation: ContrastExplanation, of check: PairCheck) {
    object("constants") { writer in
      writer.member("knee", LuminanceSteps.knee)
      writer.member("divisor", LuminanceSteps.divisor)
      writer.member("offset", LuminanceSteps.offset)
      writer.member("scale", LuminanceSteps.scale)
      writer.member("exponent", LuminanceSteps.exponent)
      writer.member("weights", LuminanceSteps.weights)
      writer.member("flare", LuminanceSteps.flare)
    }
    array("ways") { writer in
      for way in explanation.ways { writer.object { $0.write(way) } }
    }
    object("rule") { writer in
      writer.member("criterion", check.requirements.last?.criterion.number)
      writer.member("level", check.requirements.last?.criterion.level.rawValue)
      writer.member("required", check.requirements.last?.ratio)
      writer.member("comparison", "ratio >= required, not rounded")
      writer.member("verdict", check.verdict.name)
    }
    array("otherwise") { writer in
      for answer in explanation.otherwise {
        writer.object { writer in
          writer.member("rule", answer.rule)
          writer.member("summary", answer.summary)
          writer.member("ratio", answer.ratio)
          writer.member("required", answer.required)
          writer.member("verdict", answer.verdict.name)
        }
      }
    }
  }

  private mutating func write(_ way: ContrastExplanation.Way) {
    member("backdrop", way.backdrop?.hex)
    array("steps") { writer in
      for step in way.compositing.steps {
        writer.object { writer in
          writer.member("name", step.name)
          writer.member("color", step.color)
          writer.member("alpha", step.alpha)
          writer.member("result", step.result)
        }
      }
    }
    for (key, steps) in [("foreground", way.foreground), ("background", way.background)] {
      object(key) { writer in
        writer.member("encoded", steps.encoded)
        writer.member("linear", steps.linear)
        writer.member("luminance", steps.luminance)
      }
    }
    member("ratio", way.ratio)
  }

  private mutating func member(_ key: String, _ channels: SIMD3<Double>) {
    array(key) { writer in
      for channel in [channels.x, channels.y, channels.z] { writer.element(channel) }
    }
  }
}
