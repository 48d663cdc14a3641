/** Polynomials by their coefficients, lowest first. A power counts something along a product of chances. */
export type Polynomial = readonly number[]

export const polynomial = (constant: number): Polynomial => [constant]

/** a + factor · b */
export const plus = (a: Polynomial, b: Polynomial, factor = 1): Polynomial =>
  Array.from({ length: Math.max(a.length, b.length) }, (_, i) => (a[i] ?? 0) + factor * (b[i] ?? 0))

export function times(a: Polynomial, b: Polynomial): Polynomial {
  const product = new Array<number>(a.length + b.length - 1).fill(0)
  for (const [i, x] of a.entries())
    for (const [j, y] of b.entries()) product[i + j] = (product[i + j] ?? 0) + x * y
  return product
}
