/** Who fights, and with how much the house begins its pools: known to everybody before a round opens. */
import { drawPf2 } from '@jackfruit/fairness'
import { currencyOf, type Minor, parseMinor } from '@jackfruit/kernel'
import { chips } from '../limits.ts'
import { drawMatchUp, type MatchUp } from './fight.ts'
import { houseIn, type Pools } from './odds.ts'

/** What is published of a round before it opens: its chain, and its place in it. */
export interface FightSeal {
  /** Hexadecimal, of 32 bytes. */
  readonly terminal: string
  readonly roundNo: number
}

const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

/** Anybody can tell it from the seal; nobody can choose it, for the terminal is of a root that is drawn once for thousands of rounds. */
export const matchUpOf = ({ terminal, roundNo }: FightSeal): MatchUp =>
  drawMatchUp(drawPf2(bytesOf(terminal), 'cock-match', roundNo))

/** So many of the least chips the house lays into the pool of a currency: 20,000 in kyat. */
const houseChips = 200n

/** Nothing in a currency that is not played in. */
export function houseOf(matchUp: MatchUp, currency: string): Pools {
  const least = chips[currency]?.[0]
  const chip: Minor = least === undefined ? 0n : (parseMinor(least, currencyOf(currency).scale) ?? 0n)
  return houseIn(matchUp, chip * houseChips)
}
