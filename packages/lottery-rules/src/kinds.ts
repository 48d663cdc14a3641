/** Kinds of games: what is drawn, and every way to bet on it. Several games are of one kind. */
import { type Draw, drawBalls, drawDice, drawTiers } from './draws.ts'
import { dicePlays } from './games/dice.ts'
import { fourPlays, fourTiers } from './games/four-digits.ts'
import { kenoBalls, kenoPlays } from './games/keno.ts'
import { markSixBalls, markSixPlays } from './games/mark-six.ts'
import { threePlays, threeTiers, twoPlays, twoTiers } from './games/myanmar.ts'
import { pc28Plays, pc28Tiers } from './games/pc28.ts'
import { pk10Plays } from './games/pk10.ts'
import { poolPlays, poolTiers } from './games/pools.ts'
import { sscPlays, sscTiers } from './games/ssc.ts'
import { laosPlays, laosTiers, thaiPlays, thaiTiers, yikiPlays, yikiTiers } from './games/thailand.ts'
import { fastSides, northPlays, northTiers, southPlays, southTiers } from './games/vietnam.ts'
import type { Play } from './play.ts'
import { joinResults } from './schedule/pairs.ts'

export interface Kind {
  readonly draw: Draw
  readonly plays: readonly Play[]
  /** Whether a draw of it is one of each of two stations, joined. */
  readonly isJoined?: boolean
}

const drawSouth = drawTiers(southTiers)

export const kinds = {
  'vn-north': { draw: drawTiers(northTiers), plays: northPlays },
  'vn-south': { draw: drawSouth, plays: southPlays },
  'vn-south-pair': {
    draw: (chance) => joinResults([drawSouth(chance), drawSouth(chance)]),
    plays: southPlays.filter(({ stations }) => stations === 2),
    isJoined: true,
  },
  'vn-fast-north': { draw: drawTiers(northTiers), plays: [...northPlays, fastSides] },
  'vn-fast-south': {
    draw: drawTiers(southTiers),
    plays: [...southPlays.filter(({ stations }) => stations === 1), fastSides],
  },
  'two-digits': { draw: drawTiers(twoTiers), plays: twoPlays },
  'three-digits': { draw: drawTiers(threeTiers), plays: threePlays },
  thai: { draw: drawTiers(thaiTiers), plays: thaiPlays },
  yiki: { draw: drawTiers(yikiTiers), plays: yikiPlays },
  laos: { draw: drawTiers(laosTiers), plays: laosPlays },
  pools: { draw: drawTiers(poolTiers), plays: poolPlays },
  'four-digits': { draw: drawTiers(fourTiers), plays: fourPlays },
  dice: { draw: drawDice(3), plays: dicePlays },
  pk10: { draw: drawBalls(10, { order: 10 }), plays: pk10Plays },
  ssc: { draw: drawTiers(sscTiers), plays: sscPlays },
  pc28: { draw: drawTiers(pc28Tiers), plays: pc28Plays },
  'mark-six': { draw: drawBalls(49, markSixBalls), plays: markSixPlays },
  keno: { draw: drawBalls(80, kenoBalls), plays: kenoPlays },
} as const satisfies Readonly<Record<string, Kind>>

export type KindName = keyof typeof kinds

export const playOf = (kind: KindName, id: string): Play | undefined =>
  kinds[kind].plays.find((play) => play.id === id)
