import type { Minor } from '@jackfruit/kernel'
import type { GameView } from '../game-view.ts'
import type { HostBridge } from '../host-bridge.ts'
import type { BetBar } from '../hud/bet-bar.ts'
import type { Overlays } from '../hud/overlays.ts'
import type { TopBar } from '../hud/top-bar.ts'
import type { Opening, Round, Spin } from '../model.ts'
import { moneyText } from '../money.ts'
import type { MessageBox } from '../panels/message.ts'
import { PlayFailure, type PlayServer } from '../play/play-server.ts'
import { steadily } from '../play/steadily.ts'
import type { ReelBoard } from '../reels/board.ts'
import type { Sound } from '../sound.ts'
import type { Say } from '../texts.ts'
import { type AutoplayPlan, type AutoplayState, type AutoplayStop, afterRound, beginAutoplay } from './autoplay.ts'
import { countUpDuration, meaningOf } from './count-up.ts'
import { litBy, winWords } from './presentation.ts'
import { describeFailure } from './trouble.ts'

export interface GameParts {
  readonly opening: Opening
  readonly view: GameView
  readonly server: PlayServer
  readonly board: ReelBoard
  readonly scatter: string
  readonly top: TopBar
  readonly bar: BetBar
  readonly overlays: Overlays
  readonly message: MessageBox
  readonly sound: Sound
  readonly host: HostBridge
  readonly say: Say
  readonly wantsStill: () => boolean
}

export interface Game {
  readonly pressSpin: () => void
  readonly changeStake: (by: 1 | -1) => void
  readonly toggleTurbo: () => void
  readonly startAutoplay: (plan: AutoplayPlan) => void
  readonly autoRunning: () => boolean
  readonly stopAutoplay: () => void
  readonly stake: () => Minor
  readonly idle: () => boolean
  readonly begin: () => Promise<void>
  readonly refreshBalance: () => Promise<void>
}

/** Spins of auto play without turbo are at least this far apart. */
const roundAtLeastMs = 2500
const turboRoundAtLeastMs = 1100

/** The course of play: one round at a time, drawn as it was dealt. */
export function makeGame(parts: GameParts): Game {
  const { opening, server, board, top, bar, overlays, message, sound, host, say } = parts
  const { currency, stakes, rules } = opening
  const text = (amount: Minor) => moneyText(amount, currency)
  let phase: 'idle' | 'spinning' | 'showing' = 'idle'
  let balance = opening.balance
  let net = 0n
  let place = Math.max(0, stakes.indexOf(opening.defaultStake))
  let turbo = false
  let auto: AutoplayState | null = null
  let slammed = false
  let skip: (() => void) | null = null
  let cycling = 0
  let standing: Spin['window'] | null = null

  const stake = () => stakes[place] ?? opening.defaultStake
  const options = () => ({ turbo, still: parts.wantsStill() })

  const refresh = () => {
    bar.lock(phase !== 'idle' || auto !== null)
    bar.setStake(stake(), { raise: place < stakes.length - 1, lower: place > 0 })
    const mode = phase === 'spinning' ? (slammed ? 'wait' : 'stop') : phase === 'showing' ? 'skip' : 'spin'
    bar.setMode(auto ? 'autoStop' : mode, auto ? auto.left : null)
  }

  const settle = (round: Round, stakeTaken: boolean) => {
    balance = round.balance
    // A round of an earlier visit is no part of this session's result.
    if (stakeTaken) net += round.win - round.stake
    bar.setBalance(balance)
    top.setNet(net)
    host.tell('balance-refresh')
  }

  /** Waits, unless the player presses on. */
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const done = () => {
        clearTimeout(timer)
        if (skip === done) skip = null
        resolve()
      }
      const timer = setTimeout(done, ms)
      skip = done
    })

  const stopCycling = () => {
    window.clearInterval(cycling)
    cycling = 0
  }

  /** After a win of several lines, each is shown in turn until the next spin. */
  const cycle = (spin: Spin, tone: 'win' | 'returned') => {
    const lit = litBy(spin, rules, parts.scatter)
    if (lit.length < 2 || parts.wantsStill()) return
    let turn = -1
    cycling = window.setInterval(() => {
      turn = (turn + 1) % (lit.length + 1)
      board.light(turn === lit.length ? lit : [lit[turn] as (typeof lit)[number]], tone)
    }, 1700)
  }

  const ask = async (id: string, amount: Minor): Promise<Round> =>
    steadily(() => server.spin(id, amount), {
      wait: board.motion.wait,
      onRetry: () => overlays.note(say('error.retrying')),
    })

  /** Asks until there is an answer or a refusal: a lost connection offers the same spin again, never another. */
  const askPatiently = async (id: string, amount: Minor): Promise<Round> => {
    for (;;) {
      try {
        return await ask(id, amount)
      } catch (failure) {
        if (!(failure instanceof PlayFailure) || (failure.kind !== 'network' && failure.kind !== 'busy')) throw failure
        endAutoplay(null)
        if (standing) board.show(standing)
        overlays.clearPlate()
        await new Promise<void>((resolve) => {
          message.show({ ...describeFailure(failure, say), mustChoose: true, choices: [{ label: say('action.back'), press: () => host.tell('close') }, { label: say('action.retry'), gold: true, press: resolve }] })
        })
        board.begin(options())
      }
    }
  }

  const play = async (): Promise<void> => {
    const amount = stake()
    if (balance < amount) {
      endAutoplay('balance')
      showFunds(amount)
      return
    }
    phase = 'spinning'
    slammed = false
    stopCycling()
    overlays.clearPlate()
    overlays.announce(say('say.spin', { amount: text(amount) }))
    bar.setBalance(balance - amount)
    refresh()
    const began = performance.now()
    board.begin(options())
    sound.spin()
    let round: Round
    try {
      round = await askPatiently(newId(), amount)
    } catch (failure) {
      await refused(failure, amount)
      return
    }
    overlays.clearPlate()
    top.setRound(round.number)
    await board.deliver(round.base.window)
    standing = round.base.window
    phase = 'showing'
    refresh()
    await present(round, true)
    phase = 'idle'
    refresh()
    await continueAutoplay(round, began)
  }

  const present = async (round: Round, stakeTaken: boolean) => {
    const { base } = round
    const meaning = meaningOf(round.stake, base.total)
    const feature = round.freeSpins.length > 0
    if (!feature) settle(round, stakeTaken)
    const tone = meaning === 'returned' ? 'returned' : 'win'
    if (base.total > 0n || base.awarded > 0) board.light(litBy(base, rules, parts.scatter), base.total > 0n ? tone : 'win')
    if (meaning === 'returned') {
      overlays.note(say('win.returned', { amount: text(base.total), stake: text(round.stake) }))
      await pause(turbo ? 150 : 450)
    } else if (meaning === 'win' || meaning === 'big') {
      sound.win(meaning === 'big' ? 'big' : 'small')
      if (meaning === 'big' && !feature) {
        board.shower(34)
        skip = () => overlays.closeBanner()
        await overlays.banner({ title: say('win.big'), detail: winWords(base, say), amount: base.total, countMs: countUpDuration(meaning, false), action: say('action.skip'), lastsMs: 3000, tone: 'big' })
        skip = null
        overlays.plate(winWords(base, say), base.total, 0)
      } else {
        const plate = overlays.plate(winWords(base, say), base.total, countUpDuration(meaning, turbo))
        await Promise.race([plate.done, pause(2500)])
        plate.hurry()
      }
      await pause(turbo ? 120 : 500)
    }
    if (feature) await playFreeSpins(round, stakeTaken)
    overlays.announce(resultWords(round))
    if (!feature && base.total > 0n && !auto) cycle(base, tone)
  }

  const playFreeSpins = async (round: Round, stakeTaken: boolean) => {
    sound.free()
    await pause(700)
    const first = round.base.awarded
    skip = () => overlays.closeBanner()
    await overlays.banner({ title: say('free.title', { count: first }), detail: say('free.times', { times: rules.freeSpinTimes }), action: say('free.begin'), lastsMs: 6000, tone: 'free' })
    let all = first
    let total = 0n
    for (const [index, spin] of round.freeSpins.entries()) {
      board.unlight()
      overlays.clearPlate()
      overlays.strip(index + 1, all, rules.freeSpinTimes, total)
      phase = 'spinning'
      slammed = false
      refresh()
      board.begin(options())
      sound.spin()
      await board.deliver(spin.window)
      standing = spin.window
      phase = 'showing'
      refresh()
      total += spin.total
      all += spin.awarded
      overlays.strip(index + 1, all, rules.freeSpinTimes, total)
      if (spin.total > 0n || spin.awarded > 0) board.light(litBy(spin, rules, parts.scatter), 'win')
      if (spin.total > 0n) {
        sound.win('small')
        const plate = overlays.plate(`${winWords(spin, say)} · ×${rules.freeSpinTimes}`, spin.total, turbo ? 250 : 550)
        await Promise.race([plate.done, pause(1200)])
        plate.hurry()
        await pause(turbo ? 200 : 650)
      }
      if (spin.awarded > 0) {
        sound.free()
        overlays.note(say('free.more', { count: spin.awarded }))
        await pause(1200)
      }
      await pause(turbo ? 80 : 260)
    }
    const meaning = meaningOf(round.stake, round.win)
    if (meaning === 'big') board.shower(40)
    settle(round, stakeTaken)
    skip = () => overlays.closeBanner()
    await overlays.banner({ title: total > 0n ? say('free.total') : say('free.over'), detail: say('free.times', { times: rules.freeSpinTimes }), amount: total, countMs: Math.min(2400, countUpDuration(meaning, turbo)), action: say('free.continue'), lastsMs: 3600, tone: meaning === 'big' ? 'big' : 'free' })
    skip = null
    overlays.clearStrip()
    if (round.win > round.stake) overlays.plate(say('win.free'), round.win, 0).hurry()
    else overlays.note(say('win.returned', { amount: text(round.win), stake: text(round.stake) }))
  }

  const resultWords = (round: Round) => {
    const values = { amount: text(round.win), stake: text(round.stake), balance: text(balance) }
    const meaning = meaningOf(round.stake, round.win)
    if (meaning === 'nothing') return say('say.none', values)
    return meaning === 'returned' ? say('say.return', values) : say('say.win', values)
  }

  const refused = async (failure: unknown, amount: Minor) => {
    endAutoplay(null)
    phase = 'idle'
    if (standing) board.show(standing)
    overlays.clearPlate()
    bar.setBalance(balance)
    refresh()
    const known = failure instanceof PlayFailure ? failure : new PlayFailure('refused', 'fault')
    if (known.kind === 'funds') showFunds(amount)
    else if (known.kind === 'session') message.show({ ...describeFailure(known, say), mustChoose: true, choices: [{ label: say('action.back'), gold: true, press: () => host.tell('close') }] })
    else message.show({ ...describeFailure(known, say), choices: [{ label: say('action.close'), gold: true, press: () => {} }] })
    if (known.kind !== 'session') await refreshBalance()
  }

  const showFunds = (amount: Minor) =>
    message.show({
      title: say('error.title.funds'),
      text: say('error.funds', { amount: text(amount), balance: text(balance) }),
      choices: [{ label: say('action.close'), press: () => {} }, { label: say('action.deposit'), gold: true, press: () => host.tell('deposit') }],
    })

  const refreshBalance = async () => {
    try {
      const now = await server.balance()
      if (phase !== 'idle') return
      balance = now
      bar.setBalance(balance)
    } catch (failure) {
      // The figure on screen stays as the last answer gave it; the next round brings a new one.
      if (!(failure instanceof PlayFailure)) throw failure
    }
  }

  const endAutoplay = (why: AutoplayStop | 'player' | null) => {
    if (!auto) return
    auto = null
    if (why) {
      overlays.announce(say(`auto.stopped.${why}`))
      if (why !== 'done') overlays.note(say(`auto.stopped.${why}`))
    }
    refresh()
  }

  const continueAutoplay = async (round: Round, began: number) => {
    if (!auto) return
    const { state, stop } = afterRound(auto, { stake: round.stake, win: round.win, freeSpins: round.freeSpins.length > 0 }, stake(), balance)
    auto = state
    refresh()
    if (stop) {
      endAutoplay(stop)
      return
    }
    const rest = (turbo ? turboRoundAtLeastMs : roundAtLeastMs) - (performance.now() - began)
    await board.motion.wait(Math.max(150, rest))
    if (auto && phase === 'idle') void play()
  }

  const pressOn = () => {
    if (phase === 'spinning' && !slammed) {
      slammed = true
      board.slam()
      refresh()
    } else if (phase === 'showing') {
      if (!overlays.closeBanner()) skip?.()
    }
  }

  return {
    pressSpin: () => {
      sound.press()
      if (auto) endAutoplay('player')
      else if (phase === 'idle') void play()
      else pressOn()
    },
    changeStake: (by) => {
      if (phase !== 'idle' || auto) return
      place = Math.max(0, Math.min(stakes.length - 1, place + by))
      sound.tick()
      refresh()
    },
    toggleTurbo: () => {
      turbo = !turbo
      bar.setTurbo(turbo)
    },
    startAutoplay: (plan) => {
      if (phase !== 'idle') return
      auto = beginAutoplay(plan)
      refresh()
      void play()
    },
    autoRunning: () => auto !== null,
    stopAutoplay: () => endAutoplay('player'),
    stake,
    idle: () => phase === 'idle' && auto === null,
    begin: async () => {
      bar.setBalance(balance)
      refresh()
      const { unseen } = opening
      if (!unseen) {
        overlays.note(say('idle.hint', { lines: rules.lines.length, count: rules.freeSpins }))
        return
      }
      phase = 'showing'
      refresh()
      overlays.note(say('resume.notice'))
      top.setRound(unseen.number)
      board.begin(options())
      await board.deliver(unseen.base.window)
      standing = unseen.base.window
      await present({ ...unseen, balance }, false)
      phase = 'idle'
      refresh()
    },
    refreshBalance,
  }
}

/** An id for a bet that nobody else will ever make. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
