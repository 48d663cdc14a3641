/** A lottery as the engine of draws wants it: its rules are those of lottery-rules, its limits the house's. */
import {
  countEntry,
  decimalOf,
  issuesBetween,
  joinResults,
  kinds,
  type LotteryGame,
  lotteryVersion,
  type Odds,
  oddsOf,
  type Play,
  type PrizeMode,
  pairNo,
  playOf,
  prizeModes,
  resultsIn,
  shares,
  standingOf,
} from '@jackfruit/lottery-rules'
import type { DrawGame } from '@jackfruit/studio-kit/draws/draw-game'
import { limits, lineMinOf, numberCapOf } from './limits.ts'
import { ladderOfMost, steppedDown, steps } from './odds.ts'
import { isResultOf } from './results.ts'

/** A day and a third of a game of every minute: short enough to hash anew with each draw. */
const chainLength = 2_000
/** One that is drawn by the day is known before it opens; of one that comes round, more than a chase may have. */
const dailyAheadMs = 48 * 3_600_000
const roundsAhead = 120
const fastShowMs = 5_000
const slowShowMs = 20_000

const isMode = (mode: string): mode is PrizeMode => (prizeModes as readonly string[]).includes(mode)
const shareOf = (share: number) => shares.find((each) => each === share)

export function drawGame({ code, kind, results, schedule, joins }: LotteryGame): DrawGame {
  const { draw, plays } = kinds[kind]
  // A line over two stations is one of a game that joins them.
  const offered: readonly Play[] = plays.filter(({ stations }) => stations === (joins ? 2 : 1))
  const offeredPlay = (id: string) => offered.find((play) => play.id === id)
  const oddsAt = keptOdds(kind)
  const mostOf: DrawGame['mostOf'] = ({ play, pick, mode }, step) => {
    const odds = oddsAt(play, mode, step)
    return odds ? (playOf(kind, play)?.most(pick, odds) ?? 0) : 0
  }
  return {
    ...{ code, version: lotteryVersion, results, chainLength, limits, steps },
    modes: prizeModes,
    ...(joins && { joins: { games: joins, join: joinResults, noOf: pairNo } }),
    aheadMs:
      schedule.rhythm.at === 'every'
        ? Math.min(dailyAheadMs, roundsAhead * schedule.rhythm.seconds * 1_000)
        : dailyAheadMs,
    showMs: schedule.rhythm.at === 'every' ? fastShowMs : slowShowMs,
    facts: { kind, plays: offered.map((play) => factsOf(kind, play)) },
    issuesBetween: (calendar, from, to) => issuesBetween(schedule, calendar, from, to),
    draw,
    isResult: (result) => isResultOf(draw, result),
    linesOf({ play: id, selection, unit, multiple, share: hundredths }, mode) {
      const play = offeredPlay(id)
      const odds = oddsAt(id, mode, 0)
      const share = shareOf(hundredths)
      if (!play || !odds || !share) return null
      const counted = countEntry({ play, selection, unit, multiple, share }, odds)
      return 'lines' in counted ? counted.lines : null
    },
    mostOfPlays: (mode) =>
      Object.fromEntries(
        offered.map(({ id, kinds: picks }) => [
          id,
          Math.max(0, ...picks.map((pick) => mostOf({ play: id, pick, mode }, 0))),
        ]),
      ),
    mostOf,
    standingOf(pick, owed, currency) {
      const most = Array.from({ length: steps + 1 }, (_, step) => mostOf(pick, step))
      const ladder = ladderOfMost(most, { cap: numberCapOf(currency), stakeMin: lineMinOf(currency) })
      const standing = standingOf(ladder, owed)
      return standing && { step: most.indexOf(standing.times), stakeMax: standing.stakeMax }
    },
    hitsOf({ play, pick, mode }, step, result) {
      const odds = oddsAt(play, mode, step)
      const found = playOf(kind, play)
      return odds && found ? found.hits(pick, resultsIn(found.stations, result), odds) : []
    },
  }
}

/** Odds by play, mode and step, reckoned once: every line that is laid asks for all steps of its number. */
function keptOdds(kind: LotteryGame['kind']) {
  const kept = new Map<string, Odds>()
  return (play: string, mode: string, step: number): Odds | null => {
    const key = `${mode} ${step} ${play}`
    const known = kept.get(key)
    if (known) return known
    const odds = isMode(mode) ? oddsOf(kind, play, mode) : null
    if (!odds) return null
    const stepped = steppedDown(odds, step)
    kept.set(key, stepped)
    return stepped
  }
}

/** Of each play its odds in each mode, and what comes back of 1 for each kind of line it has. */
const factsOf = (kind: LotteryGame['kind'], play: Play) => ({
  id: play.id,
  modes: Object.fromEntries(
    prizeModes.map((mode) => {
      const odds = oddsOf(kind, play.id, mode) ?? {}
      const returns = play.kinds.map((pick) => ({ pick, return: decimalOf(play.exact(pick, odds), 6) }))
      return [mode, { odds: { ...odds }, returns }]
    }),
  ),
})
