/** The member's chips: what is put down, confirmed, on its way, in; and what the table said of it. */
import { type Stacks, totalOf } from '@jackfruit/game-page/felt/stacks'
import { newId } from '@jackfruit/game-page/flow/new-id'
import type { Line } from '@jackfruit/game-page/line/line'
import type { Answer } from '@jackfruit/game-page/line/stakes'
import type { Say, Sounds } from '@jackfruit/game-page/view'
import { type Currency, type Minor, parseMinor } from '@jackfruit/kernel'
import { cameBack, goneBack, inPlay, stacksOf, textsOf } from '../state/own.ts'
import { isOpen, type Seen } from '../state/seen.ts'
import {
  betsOf,
  emptySlip,
  type Ground,
  isBeyond,
  type Limits,
  put,
  type Slip,
  together,
  undo,
} from '../state/slip.ts'
import type { ConfirmState, Controls } from './controls.ts'
import type { Spots } from './spots.ts'

interface Parts {
  readonly line: () => Line
  readonly seen: () => Seen
  readonly limits: Limits
  readonly currency: Currency
  readonly balance: () => Minor
  readonly say: Say
  readonly money: (amount: Minor) => string
  readonly spots: Spots
  readonly controls: Controls
  readonly sound: Sounds
}

export class Betting {
  readonly #parts: Parts
  #slip: Slip = emptySlip

  constructor(parts: Parts) {
    this.#parts = parts
  }

  #lying(): { readonly laid: Stacks; readonly onWay: Stacks } {
    const { line, currency } = this.#parts
    const waiting = line().waiting()
    return {
      laid: inPlay(line().standing().mine, currency.scale),
      onWay: together(...waiting.map(({ places }) => stacksOf(places, currency.scale))),
    }
  }
  #ground(): Ground {
    const { limits, balance } = this.#parts
    const { laid, onWay } = this.#lying()
    return { lying: together(laid, onWay), limits, balance: balance() - totalOf(onWay) }
  }
  #isOpen(): boolean {
    const { seen, say, controls, sound } = this.#parts
    if (isOpen(seen())) return true
    controls.tell(say('arena.notOpen'), true)
    sound.play('bad')
    return false
  }
  #lay(chips: Stacks): void {
    const { say, money, controls, sound } = this.#parts
    if (!this.#isOpen() || chips.size === 0) return
    const next = put(this.#slip, chips, this.#ground())
    if (isBeyond(next)) {
      controls.tell(say(`arena.beyond.${next.limit}`, { amount: money(next.most) }), true)
      sound.play('bad')
      return
    }
    this.#slip = next
    controls.tell('')
    sound.play('chip')
    this.draw()
  }

  press(place: string): void {
    this.#lay(new Map([[place, this.#parts.controls.chip()]]))
  }
  double(): void {
    this.#lay(this.#slip.draft.size > 0 ? this.#slip.draft : this.#lying().laid)
  }
  undo(): void {
    this.#slip = undo(this.#slip)
    this.draw()
  }
  confirm(): void {
    const { line, currency } = this.#parts
    const { roundId } = line().standing().view
    const { draft } = this.#slip
    if (draft.size === 0 || roundId === null || !this.#isOpen()) return
    this.#slip = emptySlip
    for (const bet of betsOf(draft))
      line().lay({ roundId, clientBetId: newId(), places: textsOf(bet, currency.scale) })
    this.draw()
  }

  answered(answer: Answer): void {
    const { say, money, controls, sound, currency } = this.#parts
    if (answer.kind === 'in') {
      controls.tell(say('arena.in', { amount: money(parseMinor(answer.bet.stake, currency.scale) ?? 0n) }))
      sound.play('land')
    } else if (answer.kind === 'lost') controls.tell(say('live.lostBet'), true)
    else {
      const known = ['CLOSED', 'LIMIT', 'VOIDED', 'BALANCE']
      const key = answer.reason === 'BALANCE' ? 'arena.noMoney' : `live.out.${answer.reason}`
      controls.tell(say(known.includes(answer.reason) ? key : 'live.out.SUSPENDED'), true)
      sound.play('bad')
    }
    this.draw()
  }
  /** No more bets: what was not confirmed goes back. */
  closed(): void {
    const { say, controls } = this.#parts
    if (this.#slip.draft.size > 0) controls.tell(say('arena.notIn'), true)
    this.#slip = emptySlip
    this.draw()
  }
  opened(): void {
    this.#slip = emptySlip
    this.#parts.controls.tell('')
    this.draw()
  }
  /** The fight began: a pool may have been cancelled. */
  begun(): void {
    const { line, say, money, controls, currency } = this.#parts
    const back = goneBack(line().standing().mine, currency.scale)
    if (back > 0n) controls.tell(say('arena.poolBack', { amount: money(back) }))
    this.draw()
  }
  settled(): void {
    const { line, say, money, controls, sound, currency } = this.#parts
    const came = cameBack(line().standing().mine, currency.scale)
    if (!came) return
    const { stake, back } = came
    controls.tell(
      say(back > 0n ? 'arena.came' : 'arena.nothing', { amount: money(back > 0n ? back : stake) }),
    )
    if (back > stake) sound.play('good')
    this.draw()
  }

  draw(): void {
    const { spots, controls, seen } = this.#parts
    const [{ laid, onWay }, { draft, before }] = [this.#lying(), this.#slip]
    const now = seen()
    spots.setChips(together(laid, onWay), draft)
    spots.setOpen(isOpen(now), now.doing === 'result' && now.fight ? now.fight.result : null)
    controls.allow({ undo: before.length > 0, double: isOpen(now) && (draft.size > 0 || laid.size > 0) })
    controls.setConfirm(this.#confirm(laid, onWay, draft, isOpen(now)))
  }
  #confirm(laid: Stacks, onWay: Stacks, draft: Stacks, open: boolean): ConfirmState {
    const { say, money } = this.#parts
    if (onWay.size > 0) return { kind: 'asking', words: say('arena.asking') }
    if (draft.size > 0)
      return { kind: 'ready', words: say('arena.confirm', { amount: money(totalOf(draft)) }) }
    if (laid.size > 0) return { kind: 'in', words: say('arena.laid', { amount: money(totalOf(laid)) }) }
    return { kind: 'none', words: say(open ? 'arena.tap' : 'arena.notOpen') }
  }
}
