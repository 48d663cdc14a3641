/** One of a member's two bets: what its panel says, and what its button does. */
import { newId } from '@jackfruit/game-page/flow/new-id'
import type { Line } from '@jackfruit/game-page/line/line'
import type { OutAnswer } from '@jackfruit/game-page/line/outs'
import type { Answer } from '@jackfruit/game-page/line/stakes'
import { isIn } from '@jackfruit/game-page/line/standing'
import { figure } from '@jackfruit/game-page/money'
import type { Say, Sounds } from '@jackfruit/game-page/view'
import { formatMinor, type Minor, parseMinor } from '@jackfruit/kernel'
import type { OwnBet } from '@jackfruit/studio-kit/rounds/feed/told-contract'
import { type AmountStep, readAmount, readTarget, type StakeLimits, stepped } from '../state/fields.ts'
import type { Flown } from '../state/flown.ts'
import { type SeatNote, type SeatNow, seatNow } from '../state/seat.ts'
import { makeSeatPanel, type SeatPanel } from './seat-panel.ts'

export interface SeatParts {
  readonly place: 'first' | 'second'
  readonly number: number
  readonly say: Say
  readonly money: (amount: Minor) => string
  readonly sound: Sounds
  readonly limits: StakeLimits
  /** The most that one bet may return. */
  readonly mostBack: Minor
  readonly first: Minor
  readonly line: () => Line
  readonly balance: () => Minor
  readonly flown: () => Flown
  /** Something is to be drawn. */
  readonly changed: () => void
}

const isOut: ReadonlySet<string> = new Set(['out', 'target', 'forced'])
const isEnd: ReadonlySet<string> = new Set([...isOut, 'flewAway', 'void'])
/** Nothing of this bet is under way. */
const rests: ReadonlySet<string> = new Set(['bet', 'next', 'none'])

export class Seat {
  readonly panel: SeatPanel
  readonly place: string
  readonly #parts: SeatParts
  #amount: Minor | null
  #isAuto = false
  #isQueued = false
  /** How its last bet ended: it stays until the next one is on its way. */
  #ended: SeatNote | null = null

  constructor(parts: SeatParts) {
    this.#parts = parts
    this.place = parts.place
    this.#amount = parts.first
    const { place, number, say, money } = parts
    this.panel = makeSeatPanel({
      ...{ place, number, say, money },
      act: {
        press: () => this.#press(),
        step: (step) => this.#step(step),
        written: () => this.#written(),
        auto: (isOn) => {
          this.#isAuto = isOn
          this.#written()
        },
      },
    })
    this.#setAmount(parts.first)
    this.#written()
  }

  /** The member's own in the round that is shown: the newest, where an earlier one was not taken. */
  bet(): OwnBet | null {
    const mine = this.#parts
      .line()
      .standing()
      .mine.filter(({ places }) => Object.hasOwn(places, this.place))
    return (
      mine.findLast(isIn) ?? mine.findLast(({ state }) => state === 'voided' || state === 'voiding') ?? null
    )
  }
  #asking(): Minor | null {
    const { line, limits } = this.#parts
    const asked = line()
      .waiting()
      .find(({ places }) => Object.hasOwn(places, this.place))
    return asked ? (parseMinor(asked.places[this.place] ?? '', limits.scale) ?? 0n) : null
  }
  now(): SeatNow {
    const { flown, line, mostBack, limits } = this.#parts
    const bet = this.bet()
    return seatNow({
      ...{ flown: flown(), bet, asking: this.#asking(), isQueued: this.#isQueued, mostBack },
      isTaking: bet !== null && line().isAskedOut(bet.betId),
      ...{ amount: this.#amount ?? 0n, scale: limits.scale },
    })
  }
  /** In hundredths; null where its bet is not out. */
  outAt(): number | null {
    const { note } = this.now()
    return note && isOut.has(note.kind) ? note.at : null
  }
  draw(): void {
    const { button, note } = this.now()
    if (note ? isEnd.has(note.kind) : !rests.has(button.kind)) this.#ended = note
    this.panel.show(button, note ?? (rests.has(button.kind) ? this.#ended : null))
  }

  #press(): void {
    const { button } = this.now()
    this.panel.tell('')
    if (button.kind === 'bet' || button.kind === 'next') {
      if (!this.#isGood()) return
      if (button.kind === 'bet') this.#lay()
      else this.#isQueued = true
    } else if (button.kind === 'queued') this.#isQueued = false
    else if (button.kind === 'flying') this.#takeOut()
    this.#parts.changed()
  }
  #takeOut(): void {
    const { line, sound } = this.#parts
    const { roundId } = line().standing().view
    const bet = this.bet()
    if (!bet || roundId === null) return
    line().takeOut({ roundId, betId: bet.betId })
    sound.play('chip')
  }
  /** A new round is open: what waited for it goes in. */
  opened(): void {
    this.panel.tell('')
    if (!this.#isQueued) return
    this.#isQueued = false
    if (this.now().button.kind === 'bet' && this.#isGood()) this.#lay()
  }
  #lay(): void {
    const { line, limits, sound } = this.#parts
    const { roundId } = line().standing().view
    if (roundId === null || this.#amount === null) return
    const target = this.#isAuto ? readTarget(this.panel.targetText()) : null
    line().lay({
      ...{ roundId, clientBetId: newId(), places: { [this.place]: formatMinor(this.#amount, limits.scale) } },
      ...(target !== null && { target }),
    })
    sound.play('chip')
  }
  /** Says why where it is not. */
  #isGood(): boolean {
    const { say, money, limits, balance } = this.#parts
    if (this.#amount === null)
      this.panel.tell(say('crash.badAmount', { least: money(limits.least), most: money(limits.most) }))
    else if (this.#isAuto && readTarget(this.panel.targetText()) === null)
      this.panel.tell(say('crash.badTarget', { least: '1.01×', most: '10,000×' }))
    else if (this.#amount > balance())
      this.panel.tell(say('error.funds', { amount: money(this.#amount), balance: money(balance()) }))
    else return true
    this.#parts.sound.play('bad')
    return false
  }

  /** What became of a stake; another's is passed over. */
  answered(answer: Answer): void {
    const { say, money, sound, balance, limits } = this.#parts
    const places = answer.kind === 'in' ? answer.bet.places : answer.asked.places
    if (!Object.hasOwn(places, this.place)) return
    if (answer.kind === 'in') sound.play('land')
    else {
      const stake = parseMinor(places[this.place] ?? '', limits.scale) ?? 0n
      const words: Readonly<Record<string, string>> = {
        BALANCE: say('error.funds', { amount: money(stake), balance: money(balance()) }),
        ...Object.fromEntries(['CLOSED', 'LIMIT', 'VOIDED'].map((why) => [why, say(`live.out.${why}`)])),
      }
      this.panel.tell(
        answer.kind === 'lost' ? say('live.lostBet') : (words[answer.reason] ?? say('live.out.SUSPENDED')),
      )
      sound.play('bad')
    }
  }
  /** What became of a request to be out. */
  taken({ kind, betId }: OutAnswer): void {
    if (this.bet()?.betId !== betId) return
    if (kind === 'late') this.panel.tell(this.#parts.say('crash.late'))
    this.#parts.sound.play(kind === 'late' ? 'bad' : 'good')
  }

  #step(step: AmountStep): void {
    const { limits, balance } = this.#parts
    this.#setAmount(stepped(this.#amount ?? limits.least, step, limits, balance()))
    this.#parts.changed()
  }
  #setAmount(amount: Minor): void {
    this.#amount = amount
    this.panel.setAmount(figure(amount, this.#parts.limits.scale), true)
  }
  #written(): void {
    const text = this.panel.amountText()
    this.#amount = readAmount(text, this.#parts.limits)
    this.panel.setAmount(text, this.#amount !== null)
    this.panel.setTarget(this.#isAuto, readTarget(this.panel.targetText()) !== null)
    this.panel.tell('')
    this.#parts.changed()
  }
}
