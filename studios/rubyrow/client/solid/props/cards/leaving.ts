/** Cards on their way to the tray, one behind the other. */
import { type Group, Vector3 } from 'three'
import type { Card } from './card.ts'
import type { Spot } from './furniture.ts'

const way = { ms: 430, apart: 40, arc: 0.6 }

export class Leaving {
  readonly #whole: Group
  #cards: { readonly card: Card; readonly began: number; isGoing: boolean }[] = []

  constructor(whole: Group) {
    this.#whole = whole
  }

  add(cards: readonly Card[], now: number): void {
    for (const card of cards) {
      card.dim(0)
      this.#cards.push({ card, began: now + this.#cards.length * way.apart, isGoing: false })
    }
  }

  /** Whether any is still on its way. */
  step(now: number, { at, turn }: Spot): boolean {
    this.#cards = this.#cards.filter((one) => {
      if (!one.isGoing && now >= one.began) {
        const to = { at: at.clone().add(new Vector3(0, 0.4, 0)), turn, up: 0 }
        one.card.go(now, { to, ms: way.ms, arc: way.arc, flips: 1 })
        one.isGoing = true
      }
      one.card.step(now)
      if (now < one.began + way.ms) return true
      this.#drop(one.card)
      return false
    })
    return this.#cards.length > 0
  }

  /** The last that has left its place. */
  last(): Card | null {
    return this.#cards.findLast(({ isGoing }) => isGoing)?.card ?? null
  }

  finish(): void {
    for (const { card } of this.#cards) this.#drop(card)
    this.#cards = []
  }

  #drop(card: Card): void {
    card.release()
    this.#whole.remove(card.whole)
  }
}
