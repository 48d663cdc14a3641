/** A symbol's way when a reel closes its gaps: from a row, above the window below 0, to a row. */
export interface Falling {
  readonly symbol: string
  readonly from: number
  readonly to: number
}

/**
 * @param before the reel from the top
 * @param removed rows of it that have vanished
 * @param after the reel as it stands then, of the same height
 */
export function fallOf(
  before: readonly string[],
  removed: ReadonlySet<number>,
  after: readonly string[],
): readonly Falling[] {
  const kept = before.flatMap((symbol, row) => (removed.has(row) ? [] : [{ symbol, row }]))
  const added = after.length - kept.length
  const hasFallen = kept.every(({ symbol }, index) => after[added + index] === symbol)
  if (hasFallen) return after.map((symbol, to) => ({ symbol, from: kept[to - added]?.row ?? to - added, to }))
  // Nothing falls in this game: what vanished comes anew in its place.
  return after.map((symbol, to) => ({ symbol, from: removed.has(to) ? -1 : to, to }))
}
