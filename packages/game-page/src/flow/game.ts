import type { Minor } from '@jackfruit/kernel'
import type { Json } from '@jackfruit/studio-kit/rules'
import type { Fairness, Round } from '../model.ts'
import type { PlayFailure } from '../play/play-server.ts'
import { type AutoplayPlan, afterRound, beginAutoplay } from './autoplay.ts'
import { beginCourse, type Course, chosen, cost, endAutoplay, type PageParts, refreshBars } from './course.ts'
import { paidFor, priceOf } from './free-rounds.ts'
import { type Quick, quickStakes } from './quick-stake.ts'
import { replay } from './replay.ts'
import { resume } from './resume.ts'
import { act, bet, follow, wait } from './round.ts'
import { makeToldBalance } from './told-balance.ts'
import { failed } from './trouble.ts'

export interface Game {
  /** Bets, ends auto play or moves the presentation on, whichever is due. */
  readonly press: () => void
  /** Ends what is being shown sooner; never begins a round. */
  readonly pressOn: () => void
  /** The player's action in the open round. */
  readonly act: (action: Json) => void
  readonly changeStake: (by: 1 | -1) => void
  readonly quickStake: (quick: Quick) => void
  readonly chooseStake: (stake: Minor) => void
  readonly toggleTurbo: () => void
  readonly startAutoplay: (plan: AutoplayPlan) => void
  readonly autoRunning: () => boolean
  readonly stopAutoplay: () => void
  /** The stake per bet, or the chip. */
  readonly stake: () => Minor
  /** What the next round costs. */
  readonly cost: () => Minor
  readonly idle: () => boolean
  /** The choice at the table was changed. */
  readonly changed: () => void
  readonly fairness: () => Fairness
  readonly takeFairness: (fairness: Fairness) => void
  /** The site around has told what the balance is. */
  readonly hearBalance: (balance: Minor) => void
  /** Draws an earlier round once more, between two rounds. */
  readonly replay: (roundId: string) => void
  /** Something other than a round was refused. */
  readonly failed: (failure: PlayFailure) => void
  readonly begin: () => Promise<void>
}

/** Between two rounds, a look at what came; before an action of auto play, at what stands. */
const lookMs = { round: 150, action: 500 }

/** The course of play: one round at a time, drawn as it was dealt. */
export function makeGame(parts: PageParts): Game {
  const { opening, table, bar, sound, patience } = parts
  const { stakes, jurisdiction } = opening
  const course = beginCourse(opening)
  const refresh = () => refreshBars(course, parts)

  const told = makeToldBalance({
    isIdle: () => course.phase === 'idle' && course.auto === null,
    take: (balance) => {
      course.balance = balance
      bar.setBalance(balance)
    },
  })
  /** Draws what was asked for, and whatever auto play asks for after it. */
  const play = async (asked: Promise<Round | null>): Promise<void> => {
    told.forget()
    for (let round = await asked; round; round = await nextByItself(course, parts, round))
      await follow(course, parts, { round, isOurs: true })
    told.look()
  }
  const pressOn = () => {
    if (course.phase === 'showing' || course.phase === 'asking') patience.pressOn()
  }
  /** Which of the stakes on offer is meant from now on. */
  const takePlace = (place: number) => {
    if (course.phase !== 'idle' || course.auto || course.free) return
    course.place = Math.max(0, Math.min(stakes.length - 1, place))
    table.setStake?.(chosen(course, opening))
    sound.play('tick')
    refresh()
  }

  return {
    press: () => {
      sound.press()
      if (course.auto) endAutoplay(course, parts, 'player')
      else if (course.phase === 'idle') void play(bet(course, parts))
      else pressOn()
    },
    pressOn,
    act: (action) => void play(act(course, parts, action)),
    changeStake: (by) => takePlace(course.place + by),
    chooseStake: (stake) => takePlace(stakes.indexOf(stake)),
    quickStake: (quick) => {
      const wanted = quickStakes(stakes, chosen(course, opening), course.balance)[quick]
      if (wanted !== null) takePlace(stakes.indexOf(wanted))
    },
    toggleTurbo: () => {
      if (!jurisdiction.turbo) return
      course.turbo = !course.turbo
      bar.setTurbo(course.turbo)
    },
    startAutoplay: (plan) => {
      if (course.phase !== 'idle' || !jurisdiction.autoplay) return
      course.auto = beginAutoplay(plan)
      refresh()
      void play(bet(course, parts))
    },
    autoRunning: () => course.auto !== null,
    stopAutoplay: () => endAutoplay(course, parts, 'player'),
    stake: () => chosen(course, opening),
    cost: () => cost(course, parts),
    idle: () => course.phase === 'idle' && course.auto === null,
    changed: refresh,
    fairness: () => course.fairness,
    takeFairness: (fairness) => {
      course.fairness = fairness
    },
    hearBalance: told.hear,
    replay: (id) => void replay(course, parts, id),
    failed: (failure) => void failed(course, parts, failure),
    begin: async () => {
      parts.band.set(course.free)
      bar.setBalance(course.balance)
      table.setStake?.(chosen(course, opening))
      refresh()
      await resume(course, parts)
    },
  }
}

/** What auto play asks for after a round was drawn. Null where it does not run, or stops. */
async function nextByItself(course: Course, parts: PageParts, round: Round): Promise<Round | null> {
  const { table } = parts
  if (!course.auto) return null
  if (!round.ended) {
    if (!table.auto) return endAutoplay(course, parts, 'player')
    await wait(lookMs.action)
    return course.auto && course.open === round ? act(course, parts, table.auto(round)) : null
  }
  const played = { stake: paidFor(round), win: round.win, feature: table.feature?.(round) ?? false }
  const { state, stop } = afterRound(
    course.auto,
    played,
    priceOf(course, cost(course, parts)),
    course.balance,
  )
  course.auto = state
  refreshBars(course, parts)
  if (stop) return endAutoplay(course, parts, stop)
  await wait(lookMs.round)
  return course.auto && course.phase === 'idle' ? bet(course, parts) : null
}
