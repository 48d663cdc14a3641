export { setsOfThree, setsOfTwo } from './choose/named-sets.ts'
export type { Chance, Draw } from './draws.ts'
export { decimalOf, type Fraction, floatOf, fraction } from './fraction.ts'
export { type Kind, type KindName, kinds, playOf } from './kinds.ts'
export { drawOf, lotteryVersion } from './known.ts'
export {
  type Asked,
  type Ladder,
  ladderOf,
  type Refused,
  type Standing,
  standingOf,
  takeTicket,
  worstOf,
} from './liability.ts'
export { oddsOf, type PrizeMode, prizeModes } from './modes.ts'
export type { Chosen, Hit, Misread, Odds, Play, Reading, Result, Why } from './play.ts'
export { joinedIn, type LotteryGame, lotteryGames, pairNo, pairOf } from './schedule/games.ts'
export { joinResults, pairedRegions, provincesOf, resultsIn } from './schedule/pairs.ts'
export { type Station, stations } from './schedule/provinces.ts'
export {
  type Calendar,
  type Issue,
  isDay,
  issuesBetween,
  type Rhythm,
  type Schedule,
  type Zone,
  zones,
} from './schedule/schedule.ts'
export { beadRoad, frequencies, runsOf } from './statistics.ts'
export {
  type Counted,
  countEntry,
  type Entry,
  type Line,
  linesMax,
  multipleMax,
  settleLine,
  shares,
} from './ticket.ts'
