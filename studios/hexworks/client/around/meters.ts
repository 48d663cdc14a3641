/** All that a game counts beside its reels: pots, multipliers of wins in a row, ways. Most have one of them. */
import type { Meter, ViewParts } from '@jackfruit/game-page/view'
import type { Minor } from '@jackfruit/kernel'
import { prizesOf } from '../slot/facts.ts'
import type { SlotLook } from '../slot/look.ts'
import { type Ladder, makeLadder, rungsOf } from './ladder.ts'
import { makePlates, type Plates } from './plates.ts'
import { makeWays, type Ways } from './ways.ts'

export interface Meters {
  readonly nodes: readonly HTMLElement[]
  readonly plates: Plates
  readonly ladder: Ladder | null
  readonly ways: Ways | null
  /** In CSS pixels: what they and the name need above the reels, where these have no sides. */
  readonly above: number
  /** The same on a short screen, where one row of them stands there without the name; 0: they are none. */
  readonly aboveShort: number
  readonly setStake: (stake: Minor) => void
  readonly setMeters: (meters: readonly Meter[]) => void
}

/** Room for the name alone. */
const aboveAlways = 64
const [aboveMeter, abovePots] = [104, 150]
const [shortMeter, shortPots] = [38, 54]

export function makeMeters(look: SlotLook, parts: ViewParts): Meters {
  const plates = makePlates(parts)
  const prizes = look.hasPrizes ? prizesOf(parts.facts) : []
  const rungs = rungsOf(parts.facts)
  const ladder = rungs && makeLadder(rungs)
  const ways = look.hasWays ? makeWays(parts.say) : null
  const hasPlates = look.hasMeters === true || prizes.length > 0
  const nodes = [hasPlates ? plates.node : null, ladder?.node, ways?.node].filter((node) => node != null)
  return {
    ...{ nodes, plates, ladder, ways },
    above: hasPlates ? abovePots : nodes.length > 0 ? aboveMeter : aboveAlways,
    aboveShort: hasPlates ? shortPots : nodes.length > 0 ? shortMeter : 0,
    setStake: (stake) => {
      if (prizes.length > 0) plates.setPrizes(prizes, stake)
    },
    setMeters: (told) => {
      if (look.hasMeters) plates.setMeters(told)
    },
  }
}
