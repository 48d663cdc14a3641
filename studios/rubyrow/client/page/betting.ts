/** The member's chips: what is put down, confirmed, on its way, in; and what the table said of it. */
import { empty, type Stacks, totalOf } from '@jackfruit/game-page/felt/stacks'
import { newId } from '@jackfruit/game-page/flow/new-id'
import type { Line } from '@jackfruit/game-page/line/line'
import { leftUntil } from '@jackfruit/game-page/line/server-clock'
import type { Answer } from '@jackfruit/game-page/line/stakes'
import type { Say, Sounds } from '@jackfruit/game-page/view'
import { type Currency, type Minor, parseMinor } from '@jackfruit/kernel'
import type { TableLimits } from '../bets/limits.ts'
import { inPlay, returnOf, stacksOf, textsOf } from '../bets/read-bets.ts'
import * as slips from '../bets/slip.ts'
import type { TableLook } from '../felt/look.ts'
import type { Places } from '../felt/places.ts'
import { confirmState } from './confirm-state.ts'
import type { Controls } from './controls.ts'
import type { Telling } from './telling.ts'

export interface BettingParts {
  readonly line: () => Line
  readonly look: TableLook
  readonly limits: TableLimits
  readonly say: Say
  readonly money: (amount: Minor) => string
  readonly currency: Currency
  readonly places: Places
  readonly controls: Controls
  readonly sound: Sounds
  readonly telling: Telling
  readonly balance: Minor
  readonly setBalance: (balance: Minor) => void
  readonly setNet: (net: Minor) => void
  /** Money moved: the page around is to look. */
  readonly moved: () => void
}

export class Betting {
  readonly #parts: BettingParts
  #slip = slips.emptySlip
  #balance: Minor
  #net: Minor = 0n
  /** What lay there when a round last closed: what is repeated. */
  #last: Stacks = empty

  constructor(parts: BettingParts) {
    this.#parts = parts
    this.#balance = parts.balance
  }

  get balance(): Minor {
    return this.#balance
  }
  /** Chips that are in. */
  inPlay(): Stacks {
    const { line, currency } = this.#parts
    return inPlay(line().standing().mine, currency.scale)
  }
  #onWay(): Stacks {
    const { line, currency } = this.#parts
    return slips.together(
      ...line()
        .waiting()
        .map(({ places }) => stacksOf(places, currency.scale)),
    )
  }
  /** Milliseconds in which something can be bet. */
  #leftMs(): number {
    const line = this.#parts.line()
    const { view } = line.standing()
    if (line.state() !== 'here' || view.phase !== 'betting') return 0
    return leftUntil(view.closesAt, line.clock(), performance.now())
  }
  #ground(): slips.Ground {
    const { limits, look } = this.#parts
    const onWay = this.#onWay()
    return {
      ...{ lying: slips.together(this.inPlay(), onWay), limits, mostBack: look.game.mostBack },
      balance: this.#balance - totalOf(onWay),
    }
  }
  #take(answer: slips.Slip | slips.Beyond): boolean {
    const { say, money, telling } = this.#parts
    if (slips.isBeyond(answer)) {
      telling.tell(say(`live.beyond.${answer.limit}`, { amount: money(answer.most) }))
      return false
    }
    this.#slip = answer
    this.draw()
    return true
  }
  /** Says why where it is not open. */
  #isOpen(): boolean {
    if (this.#leftMs() > 0) return true
    const { line, say, telling } = this.#parts
    telling.tell(say(line().state() === 'here' ? 'live.closedNote' : 'live.lostNote'))
    return false
  }

  /** False where it was refused, and said why. */
  lay(chips: Stacks): boolean {
    return this.#isOpen() && this.#take(slips.put(this.#slip, chips, this.#ground()))
  }
  takeFrom(place: string): void {
    this.#take(slips.takeFrom(this.#slip, place))
  }
  undo(): void {
    this.#take(slips.undo(this.#slip))
  }
  clear(): void {
    this.#take(slips.clear(this.#slip))
  }
  repeat(): boolean {
    return this.#last.size > 0 && this.lay(this.#last)
  }
  double(): void {
    if (this.#isOpen()) this.#take(slips.doubled(this.#slip, this.#ground()))
  }
  /** Asks for what was put down; where nothing was, and nothing lies, for what lay there last. */
  confirm(): void {
    if (!this.#isOpen() || this.#onWay().size > 0) return
    if (this.#slip.draft.size === 0 && (this.inPlay().size > 0 || !this.repeat())) return
    const { line, currency } = this.#parts
    const { roundId } = line().standing().view
    const { draft } = this.#slip
    if (roundId === null) return
    this.#slip = slips.emptySlip
    line().lay({ roundId, clientBetId: newId(), places: textsOf(draft, currency.scale) })
    this.draw()
  }

  answered(answer: Answer): void {
    const { say, money, sound, telling, moved, currency } = this.#parts
    if (answer.kind === 'in') {
      const told = parseMinor(answer.bet.balance, currency.scale)
      if (told !== null) this.setBalance(told)
      telling.tell(say('live.in', { amount: money(parseMinor(answer.bet.stake, currency.scale) ?? 0n) }))
      sound.play('land')
      moved()
    } else if (answer.kind === 'out') this.#refused(answer)
    else telling.tell(say('live.lostBet'))
    this.draw()
  }
  #refused({ reason, asked }: Extract<Answer, { kind: 'out' }>): void {
    const { line, currency, sound, telling } = this.#parts
    const chips = stacksOf(asked.places, currency.scale)
    const isSame = asked.roundId === line().standing().view.roundId
    // The chips come back to be changed, where there is still time for it.
    if (isSame && this.#leftMs() > 0 && this.#slip.draft.size === 0)
      this.#slip = { draft: chips, before: [empty] }
    sound.play('bad')
    telling.refused(reason, totalOf(chips), this.#balance)
  }

  /** No more bets: what was not confirmed goes back. */
  closed(): void {
    const { say, telling } = this.#parts
    if (this.#slip.draft.size > 0) telling.tell(say('live.notIn'))
    this.#slip = slips.emptySlip
    const lain = this.inPlay()
    if (lain.size > 0) this.#last = lain
    this.draw()
  }
  /** The round's money came; false where nothing was staked, or not all is known. */
  settled(): boolean {
    const { line, currency, setNet, moved } = this.#parts
    const came = returnOf(line().standing().mine, currency.scale)
    if (!came || came.stake === 0n) return false
    this.#net += came.win - came.stake
    setNet(this.#net)
    this.setBalance(this.#balance + came.win)
    moved()
    return true
  }
  setBalance(balance: Minor): void {
    this.#balance = balance
    this.#parts.setBalance(balance)
  }

  /** How things stand, on the felt and on the buttons. */
  draw(): void {
    const { line, places, controls, say } = this.#parts
    const [mine, onWay, { draft, before }] = [this.inPlay(), this.#onWay(), this.#slip]
    const leftMs = this.#leftMs()
    const isOpen = leftMs > 0
    places.setChips({ inPlay: mine, draft: slips.together(onWay, draft) })
    places.lock(!isOpen)
    controls.allow({
      ...{ chips: isOpen, undo: isOpen && before.length > 0, clear: isOpen && draft.size > 0 },
      repeat: isOpen && this.#last.size > 0,
      double: isOpen && draft.size + mine.size + onWay.size > 0,
    })
    controls.setSum(totalOf(slips.together(mine, onWay, draft)))
    const again = isOpen && !slips.beyond(this.#last, this.#ground()) ? this.#last : empty
    const chips = { state: line().state(), leftMs, inPlay: mine, onWay, draft, again }
    controls.setConfirm(confirmState(chips, say))
  }
}
