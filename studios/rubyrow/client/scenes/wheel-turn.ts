/** How far an upright wheel turns, and how it slows down. */

const rounds = 4

/** Degrees that it turns, from where it stands until it rests there, always the same way round. */
export function wheelTurn(from: number, rest: number): number {
  const on = (((rest - from) % 360) + 360) % 360
  return rounds * 360 + on
}

/** Pushed for so long, in shares of its time. */
const pushed = 0.08

/** Which share of its way it has come after a share of its time: pushed for a moment, then braking evenly. */
export function turnsAt(share: number): number {
  if (share <= pushed) return share ** 2 / pushed
  const after = share - pushed
  return Math.min(1, pushed + 2 * after - after ** 2 / (1 - pushed))
}
