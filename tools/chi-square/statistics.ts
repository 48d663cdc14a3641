/** Chi-square statistics of counts, their p values, and what many tests at once may be blamed for. */

/** Σ (seen − expected)² / expected; `chances` are those of the cells and sum to 1. */
export function chiSquareOf(counts: ArrayLike<number>, chances: readonly number[]): number {
  const all = Array.from(counts).reduce((sum, count) => sum + count, 0)
  return chances.reduce((sum, chance, cell) => {
    const expected = all * chance
    return sum + ((counts[cell] ?? 0) - expected) ** 2 / expected
  }, 0)
}

/** The chance that so many degrees of freedom come to at least this statistic. */
export const upperTail = (statistic: number, freedom: number): number =>
  upperGamma(freedom / 2, statistic / 2)

/** log Γ(a) for a > 0: Stirling's series, after stepping up to where it is exact to 10⁻¹⁵. */
function logGamma(a: number): number {
  if (a < 15) return logGamma(a + 1) - Math.log(a)
  const b = 1 / (a * a)
  const series = (1 / 12 - b * (1 / 360 - b * (1 / 1260 - b / 1680))) / a
  return (a - 0.5) * Math.log(a) - a + Math.log(2 * Math.PI) / 2 + series
}

/** Γ(a, x) / Γ(a): one minus the power series below a + 1, Lentz's continued fraction above. */
function upperGamma(a: number, x: number): number {
  if (x <= 0) return 1
  const front = Math.exp(a * Math.log(x) - x - logGamma(a))
  if (x < a + 1) {
    let term = 1 / a
    let sum = term
    for (let n = 1; term > sum * 1e-17; n++) {
      term *= x / (a + n)
      sum += term
    }
    return 1 - front * sum
  }
  let b = x + 1 - a
  let c = 1e300
  let d = 1 / b
  let fraction = d
  for (let n = 1, change = 0; Math.abs(change - 1) > 1e-15; n++) {
    b += 2
    d = 1 / (b - n * (n - a) * d)
    c = b - (n * (n - a)) / c
    change = c * d
    fraction *= change
  }
  return front * fraction
}

/** Counts that fit too well are as suspicious as counts that do not fit. */
export const twoSided = (p: number): number => Math.min(1, 2 * Math.min(p, 1 - p))

/** Bonferroni–Holm: which of these p values are rejected when one false alarm in all may have the chance `alpha`. */
export function rejectedBy(ps: readonly number[], alpha: number): boolean[] {
  const order = ps.map((_, i) => i).toSorted((a, b) => (ps[a] ?? 1) - (ps[b] ?? 1))
  const stop = order.findIndex((i, rank) => (ps[i] ?? 1) > alpha / (ps.length - rank))
  const rejected = new Set(order.slice(0, stop === -1 ? order.length : stop))
  return ps.map((_, i) => rejected.has(i))
}
