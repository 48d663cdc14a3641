import type { Minor } from '@jackfruit/kernel'
import type { Json } from '@jackfruit/studio-kit/rules'
import type { Fairness, Round } from '../model.ts'
import { moneyText } from '../money.ts'
import { PlayFailure } from '../play/play-server.ts'
import { askForRound, newId } from './asking.ts'
import { type AutoplayPlan, type AutoplayStop, afterRound, beginAutoplay } from './autoplay.ts'
import { beginCourse, chosen, cost, lookOf, type PageParts, type Phase, refreshBars } from './course.ts'
import { settle, showResult } from './result.ts'
import { resume } from './resume.ts'
import { showFailure } from './trouble.ts'

export interface Game {
  /** Bets, ends auto play or moves the presentation on, whichever is due. */
  readonly press: () => void
  /** Ends what is being shown sooner; never begins a round. */
  readonly pressOn: () => void
  /** The player's action in the open round. */
  readonly act: (action: Json) => void
  readonly changeStake: (by: 1 | -1) => void
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
  /** Something other than a round was refused. */
  readonly failed: (failure: PlayFailure) => void
  readonly begin: () => Promise<void>
}

/** Rounds of auto play begin at least this far apart, in turbo and without. */
const autoplayRoundMs = { turbo: 1100, normal: 2500 }
/** Between two rounds, a look at what came; before an action of auto play, at what stands. */
const lookMs = { round: 150, action: 500 }

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** The course of play: one round at a time, drawn as it was dealt. */
export function makeGame(parts: PageParts): Game {
  const { opening, server, table, top, bar, overlays, sound, say, patience } = parts
  const { currency, stakes, jurisdiction } = opening
  const course = beginCourse(opening)
  let began = 0

  const refresh = () => refreshBars(course, parts)
  const enter = (phase: Phase) => {
    course.phase = phase
    refresh()
  }

  /** No two bets come closer than the place of play allows; the studio would refuse the second. */
  const atLeastMs = () =>
    Math.max(jurisdiction.minSpinMs, course.auto ? autoplayRoundMs[course.turbo ? 'turbo' : 'normal'] : 0)

  const ask = (call: () => Promise<Round>): Promise<Round> => {
    const begin = () => table.begin(lookOf(course, parts))
    begin()
    const asking = askForRound({ ...parts, note: overlays.note, wait }, call, { rest: table.rest, begin })
    return patience.during(asking, table.hurry)
  }

  /** Draws the answer, and leaves the round to the player or brings it to its end. */
  const follow = async (round: Round, isOurs: boolean): Promise<void> => {
    course.open = round.ended ? null : round
    top.setRound(round.number)
    if (isOurs) {
      course.balance = round.balance - (round.ended ? round.win : 0n)
      course.fairness = { ...course.fairness, nonce: Math.max(course.fairness.nonce, round.nonce + 1) }
      bar.setBalance(course.balance)
    }
    overlays.clearPlate()
    enter('showing')
    await patience.during(table.show(round, lookOf(course, parts)), table.hurry)
    if (!round.ended) {
      enter('open')
      await actByItself(round)
      return
    }
    settle(course, parts, round, isOurs)
    await showResult(course, parts, round)
    await end(round)
  }

  const end = async (round: Round): Promise<void> => {
    const left = atLeastMs() - (performance.now() - began)
    if (left > 0) {
      enter('waiting')
      await wait(left)
    }
    course.rounds += 1
    enter('idle')
    // Should this get lost, the round is shown once more at the next opening: no harm.
    server.shown(round.id).catch(() => {})
    await continueAutoplay(round)
  }

  const refused = (failure: unknown, standing: Phase): void => {
    table.rest()
    endAutoplay(null)
    overlays.clearPlate()
    enter(standing)
    failed(failure instanceof PlayFailure ? failure : new PlayFailure('refused', 'FAULT'))
    if (!(failure instanceof PlayFailure)) throw failure
  }

  const play = async (): Promise<void> => {
    const laid = table.laid()
    if ('missing' in laid) {
      endAutoplay('player')
      overlays.note(laid.missing)
      return
    }
    const stake = cost(course, parts)
    if (course.over) return failed(new PlayFailure('session', ''))
    if (course.balance < stake) {
      endAutoplay('balance')
      return failed(new PlayFailure('funds', 'FUNDS'))
    }
    began = performance.now()
    overlays.clearPlate()
    overlays.announce(say('say.bet', { amount: moneyText(stake, currency) }))
    bar.setBalance(course.balance - stake)
    enter('asking')
    const bet = { id: newId(), stake, choice: laid.choice }
    const round = await ask(() => server.bet(bet)).catch((failure: unknown) => refused(failure, 'idle'))
    if (round) await follow(round, true)
  }

  const act = async (action: Json): Promise<void> => {
    const { open } = course
    if (!open || course.phase !== 'open') return
    if (course.over) return failed(new PlayFailure('session', ''))
    enter('asking')
    const wanted = { id: newId(), roundId: open.id, step: open.steps, action }
    const round = await ask(() => server.act(wanted)).catch((failure: unknown) => refused(failure, 'open'))
    if (round) await follow(round, true)
  }

  const actByItself = async (round: Round): Promise<void> => {
    if (!course.auto) return
    if (!table.auto) return endAutoplay('player')
    await wait(lookMs.action)
    if (course.auto && course.open === round) await act(table.auto(round))
  }

  const failed = (failure: PlayFailure) => {
    if (failure.kind === 'session' || failure.kind === 'moved') course.over = true
    if (failure.balance !== null) course.balance = failure.balance
    bar.setBalance(course.balance)
    refresh()
    showFailure(parts, failure, { stake: cost(course, parts), balance: course.balance })
  }

  /** Which of the stakes on offer is meant from now on. */
  const takePlace = (place: number) => {
    if (course.phase !== 'idle' || course.auto) return
    course.place = Math.max(0, Math.min(stakes.length - 1, place))
    table.setStake?.(chosen(course, opening))
    sound.play('tick')
    refresh()
  }

  const endAutoplay = (why: AutoplayStop | 'player' | null) => {
    if (!course.auto) return
    course.auto = null
    if (why) {
      overlays.announce(say(`auto.stopped.${why}`))
      if (why !== 'done') overlays.note(say(`auto.stopped.${why}`))
    }
    refresh()
  }

  const continueAutoplay = async (round: Round) => {
    if (!course.auto) return
    const played = { stake: round.stake, win: round.win, feature: table.feature?.(round) ?? false }
    const { state, stop } = afterRound(course.auto, played, cost(course, parts), course.balance)
    course.auto = state
    refresh()
    if (stop) return endAutoplay(stop)
    await wait(lookMs.round)
    if (course.auto && course.phase === 'idle') await play()
  }

  return {
    press: () => {
      sound.press()
      if (course.auto) endAutoplay('player')
      else if (course.phase === 'idle') void play()
      else if (course.phase === 'showing' || course.phase === 'asking') patience.pressOn()
    },
    pressOn: () => {
      if (course.phase === 'showing' || course.phase === 'asking') patience.pressOn()
    },
    act: (action) => void act(action),
    changeStake: (by) => takePlace(course.place + by),
    chooseStake: (stake) => takePlace(stakes.indexOf(stake)),
    toggleTurbo: () => {
      if (!jurisdiction.turbo) return
      course.turbo = !course.turbo
      bar.setTurbo(course.turbo)
    },
    startAutoplay: (plan) => {
      if (course.phase !== 'idle' || !jurisdiction.autoplay) return
      course.auto = beginAutoplay(plan)
      refresh()
      void play()
    },
    autoRunning: () => course.auto !== null,
    stopAutoplay: () => endAutoplay('player'),
    stake: () => chosen(course, opening),
    cost: () => cost(course, parts),
    idle: () => course.phase === 'idle' && course.auto === null,
    changed: refresh,
    fairness: () => course.fairness,
    takeFairness: (fairness) => {
      course.fairness = fairness
    },
    failed,
    begin: async () => {
      bar.setBalance(course.balance)
      table.setStake?.(chosen(course, opening))
      refresh()
      await resume(parts, { enter, follow })
    },
  }
}
