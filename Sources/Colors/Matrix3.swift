/// A 3 by 3 matrix, which acts on column vectors from the left.
struct Matrix3: Sendable {
  /// The columns, from left to right.
  let columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  /// Makes a matrix of its columns.
  init(columns first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
    columns = (first, second, third)
  }

  /// Makes a matrix of its rows, as papers print it.
  init(rows first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
    columns = (
      SIMD3(first.x, second.x, third.x),
      SIMD3(first.y, second.y, third.y),
      SIMD3(first.z, second.z, third.z)
    )
  }

  /// Makes the matrix that scales each axis by an element of `diagonal`.
  init(diagonal: SIMD3<Double>) {
    columns = (
      SIMD3(diagonal.x, 0, 0), SIMD3(0, diagonal.y, 0), SIMD3(0, 0, diagonal.z)
    )
  }

  /// The rows, from top to bottom.
  var rows: [SIMD3<Double>] {
    (0..<3).map { SIMD3(columns.0[$0], columns.1[$0], columns.2[$0]) }
  }

  /// The inverse, by cofactors; its elements are not finite when there is none.
  var inverse: Matrix3 {
    let first = columns.1.cross(columns.2)
    let second = columns.2.cross(columns.0)
    let third = columns.0.cross(columns.1)
    let determinant = (columns.0 * first).sum()
    return Matrix3(rows: first / determinant, second / determinant, third / determinant)
  }

  /// Applies a matrix to a vector.
  static func * (matrix: Matrix3, vector: SIMD3<Double>) -> SIMD3<Double> {
    matrix.columns.0 * vector.x + matrix.columns.1 * vector.y + matrix.columns.2 * vector.z
  }

  /// Makes the matrix that applies `right` first, then `left`.
  static func * (left: Matrix3, right: Matrix3) -> Matrix3 {
    Matrix3(columns: left * right.columns.0, left * right.columns.1, left * right.columns.2)
  }
}

extension SIMD3<Double> {
  /// The vector at right angles to this one and `other`.
  func cross(_ other: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(
      y * other.z - z * other.y,
      z * other.x - x * other.z,
      x * other.y - y * other.x
    )
  }
}
