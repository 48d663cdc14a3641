import type { Minor } from '@jackfruit/kernel'
import type { Fairness, Round } from '../model.ts'
import { moneyText } from '../money.ts'
import { PlayFailure } from '../play/play-server.ts'
import { askForRound, newBetId } from './asking.ts'
import { type AutoplayPlan, type AutoplayStop, afterRound, beginAutoplay } from './autoplay.ts'
import { type GameParts, layTable, refreshBars, spinOptions } from './parts.ts'
import { makePatience } from './patience.ts'
import { cycleLines, presentRound } from './present.ts'
import { showFailure } from './trouble.ts'
import { turnReels } from './turn-reels.ts'

export interface Game {
  /** Spins, ends auto play or moves the presentation on, whichever is due. */
  readonly pressSpin: () => void
  /** Ends what is being shown sooner; never begins a spin. */
  readonly pressOn: () => void
  readonly changeStake: (by: 1 | -1) => void
  readonly toggleTurbo: () => void
  readonly startAutoplay: (plan: AutoplayPlan) => void
  readonly autoRunning: () => boolean
  readonly stopAutoplay: () => void
  readonly stake: () => Minor
  readonly idle: () => boolean
  readonly fairness: () => Fairness
  readonly takeFairness: (fairness: Fairness) => void
  /** Something other than a spin was refused. */
  readonly failed: (failure: PlayFailure) => void
  readonly begin: () => Promise<void>
}

/** Rounds of auto play begin at least this far apart, in turbo and without. */
const autoplayRoundMs = { turbo: 1100, normal: 2500 }
/** Between two spins, a look at what came. */
const lookMs = 150

/** The course of play: one round at a time, drawn as it was dealt. */
export function makeGame(parts: GameParts): Game {
  const { opening, server, board, top, bar, overlays, sound, say } = parts
  const { currency, stakes, rules, jurisdiction } = opening
  const table = layTable(opening, parts.firstWindow, makePatience())
  const refresh = () => refreshBars(table, parts)
  let stopCycling = () => {}

  /** No two spins begin closer than the place of play allows; the studio would refuse the second. */
  const atLeastMs = () =>
    Math.max(jurisdiction.minSpinMs, table.auto ? autoplayRoundMs[table.turbo ? 'turbo' : 'normal'] : 0)

  const finish = (round: Round) => {
    table.rounds += 1
    table.phase = 'idle'
    refresh()
    // Should this get lost, the round is shown once more at the next opening: no harm.
    server.shown(round.id).catch(() => {})
  }

  const rest = () => {
    endAutoplay(null)
    board.show(table.standing)
    overlays.clearPlate()
  }

  const play = async (): Promise<void> => {
    const amount = table.stake()
    if (table.over) {
      failed(new PlayFailure('session', ''))
      return
    }
    if (table.balance < amount) {
      endAutoplay('balance')
      failed(new PlayFailure('funds', 'FUNDS'))
      return
    }
    table.phase = 'spinning'
    stopCycling()
    overlays.clearPlate()
    overlays.announce(say('say.spin', { amount: moneyText(amount, currency) }))
    bar.setBalance(table.balance - amount)
    refresh()
    const began = performance.now()
    const turn = () => board.begin(spinOptions(table, parts))
    turn()
    sound.spin()
    let round: Round
    try {
      const asking = askForRound(
        { ...parts, note: overlays.note, wait: board.motion.wait },
        { id: newBetId(), stake: amount },
        { rest, turn },
      )
      round = await table.patience.during(asking, board.slam)
    } catch (failure) {
      rest()
      table.phase = 'idle'
      failed(failure instanceof PlayFailure ? failure : new PlayFailure('refused', 'FAULT'))
      if (!(failure instanceof PlayFailure)) throw failure
      return
    }
    overlays.clearPlate()
    top.setRound(round.number)
    table.fairness = { ...table.fairness, nonce: round.nonce + 1 }
    await turnReels(table, parts, round.base.window)
    await presentRound(table, parts, round, true)
    const left = atLeastMs() - (performance.now() - began)
    if (left > 0) {
      table.phase = 'spinning'
      refresh()
      await board.motion.wait(left)
    }
    finish(round)
    if (table.auto) await continueAutoplay(round)
    else if (round.freeSpins.length === 0) stopCycling = cycleLines(parts, round.base, round.stake)
  }

  const failed = (failure: PlayFailure) => {
    if (failure.kind === 'session') table.over = true
    if (failure.balance !== null) table.balance = failure.balance
    bar.setBalance(table.balance)
    refresh()
    showFailure(parts, failure, { stake: table.stake(), balance: table.balance })
  }

  const endAutoplay = (why: AutoplayStop | 'player' | null) => {
    if (!table.auto) return
    table.auto = null
    if (why) {
      overlays.announce(say(`auto.stopped.${why}`))
      if (why !== 'done') overlays.note(say(`auto.stopped.${why}`))
    }
    refresh()
  }

  const continueAutoplay = async (round: Round) => {
    if (!table.auto) return
    const played = { stake: round.stake, win: round.win, freeSpins: round.freeSpins.length > 0 }
    const { state, stop } = afterRound(table.auto, played, table.stake(), table.balance)
    table.auto = state
    refresh()
    if (stop) {
      endAutoplay(stop)
      return
    }
    await board.motion.wait(lookMs)
    if (table.auto && table.phase === 'idle') void play()
  }

  return {
    pressSpin: () => {
      sound.press()
      if (table.auto) endAutoplay('player')
      else if (table.phase === 'idle') void play()
      else table.patience.pressOn()
    },
    pressOn: () => {
      if (table.phase !== 'idle') table.patience.pressOn()
    },
    changeStake: (by) => {
      if (table.phase !== 'idle' || table.auto) return
      table.place = Math.max(0, Math.min(stakes.length - 1, table.place + by))
      sound.tick()
      refresh()
    },
    toggleTurbo: () => {
      if (!jurisdiction.turbo) return
      table.turbo = !table.turbo
      bar.setTurbo(table.turbo)
    },
    startAutoplay: (plan) => {
      if (table.phase !== 'idle' || !jurisdiction.autoplay) return
      table.auto = beginAutoplay(plan)
      refresh()
      void play()
    },
    autoRunning: () => table.auto !== null,
    stopAutoplay: () => endAutoplay('player'),
    stake: table.stake,
    idle: () => table.phase === 'idle' && table.auto === null,
    fairness: () => table.fairness,
    takeFairness: (fairness) => {
      table.fairness = fairness
    },
    failed,
    begin: async () => {
      bar.setBalance(table.balance)
      refresh()
      const { unseen } = opening
      if (!unseen) {
        overlays.note(say('idle.hint', { lines: rules.lines.length, count: rules.freeSpins }))
        return
      }
      table.phase = 'spinning'
      refresh()
      overlays.note(say('resume.notice'))
      top.setRound(unseen.number)
      board.begin(spinOptions(table, parts))
      await turnReels(table, parts, unseen.base.window)
      await presentRound(table, parts, unseen, false)
      table.phase = 'idle'
      refresh()
      server.shown(unseen.id).catch(() => {})
    },
  }
}
