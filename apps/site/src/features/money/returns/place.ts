/** Where a measured return lies beside its interval: in per cent of a bar whose middle two thirds are the interval. */
export interface Measure {
  readonly measured: string
  readonly low: string
  readonly high: string
}

const margin = 100 / 6

/** Left and right end of the bar for what lies further away. */
export function placeOf({ measured, low, high }: Measure): number {
  const [at, from, to] = [Number(measured), Number(low), Number(high)]
  const width = Math.max(to - from, 0.01)
  return Math.min(98, Math.max(2, margin + ((at - from) / width) * (100 - 2 * margin)))
}

export const isWithin = ({ measured, low, high }: Measure): boolean =>
  Number(measured) >= Number(low) && Number(measured) <= Number(high)
