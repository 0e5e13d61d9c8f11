import Audits

extension Finding {
  /// What is wrong, and what became of it since an earlier state where there is one: in one sentence.
  var statement: String { message + (change.map { " (\($0.text))" } ?? "") }

  /// The statement, and what to do.
  var statementWithAdvice: String { statement + (advice.map { "; \($0)" } ?? "") }
}
