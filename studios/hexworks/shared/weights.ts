/** A value for each equal chance: [['a', 2], ['b', 1]] is a, a, b. Drawn from by `below(length)`. */
export const byShare = (shares: readonly (readonly [value: number, share: number])[]): Uint16Array =>
  Uint16Array.from(shares.flatMap(([value, share]) => new Array<number>(share).fill(value)))
