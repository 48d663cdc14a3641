/** A base spin and the free spins that it wins, all dealt at once: nothing of a feature is left to later. */

/** One spin as it was dealt. */
export interface Dealt {
  /** What it wins, in the game's units, every multiplier in it. */
  readonly units: number
  /** Free spins that it awards. */
  readonly awarded: number
}

export interface DealtRound<Spin extends Dealt> {
  readonly spins: readonly Spin[]
  /** What the round wins in all, in units. */
  readonly units: number
}

/**
 * Free spins follow one another until none is left or the round has won `most` units, which it
 * never passes. Draws are made spin after spin.
 */
export function withFreeSpins<Spin extends Dealt>(
  base: Spin,
  dealFree: () => Spin,
  most: number,
): DealtRound<Spin> {
  const spins = [base]
  let { units, awarded: left } = base
  while (left > 0 && units < most) {
    const spin = dealFree()
    spins.push(spin)
    units += spin.units
    left += spin.awarded - 1
  }
  return { spins, units: Math.min(units, most) }
}

/** What each spin still adds when the round may win no more than `most`: only the last can lack any. */
export function paidBySpin(spins: readonly Dealt[], most: number): number[] {
  let left = most
  return spins.map(({ units }) => {
    const paid = Math.min(units, left)
    left -= paid
    return paid
  })
}
