/**
 * Best play of a hand by its composition, by full combinatorial analysis.
 *
 * The state is the hand, the dealer's open card, and for a split hand the card that went to the
 * other one. Every composition is valued once: standing by all rows of cards that the dealer can
 * draw, hitting by the values one card on. Each of two split hands is worth the same, since what
 * the other has drawn is, unseen, like any cards of the shoe; so a split is worth twice one hand.
 * Where the dealer has looked, the hidden card is known not to make blackjack, and this weighs on
 * the player's cards too.
 */
import { type Action, decks } from './hands.ts'

/** Values by kind of card: kinds are 0 for A to 9 for ten and pictures. */
const kinds = 10
const ace = 0
const ten = 9
const none = -1

/** Of one way to play on, for a bet of one: the mean, the mean square, and how often anything comes back. */
export interface Worth {
  readonly mean: number
  readonly square: number
  readonly back: number
  /** By the dealer's end (17 to 21, bust): how often, the mean, and how often nothing comes back. */
  readonly ends: readonly Float64Array[]
}

export interface Decision extends Worth {
  readonly action: Action
}

const dealerEnds = 6

/** Looks for one open card of the dealer and, in a split, one card of the pair; remembers every hand. */
export class Analysis {
  readonly #left: Int32Array
  readonly #up: number
  readonly #hidden: number
  readonly #decisions = new Map<number, Decision>()
  readonly #dealers = new Map<number, Float64Array>()
  readonly #isSplit: boolean
  readonly #chosen: ((hand: readonly number[]) => Action) | null
  /** A bust hand, with the dealer's ends as they are before a card of it is known. */
  readonly #bust: Worth
  #cards: number

  /**
   * `gone` are kinds that have left the shoe besides the dealer's open card: the other card of a split. With `chosen`,
   * what it says is played instead of what is best.
   */
  constructor(
    up: number,
    gone: readonly number[] = [],
    chosen: ((hand: readonly number[]) => Action) | null = null,
  ) {
    this.#chosen = chosen
    this.#left = Int32Array.from({ length: kinds }, (_, kind) => decks * (kind === ten ? 16 : 4))
    this.#cards = decks * 52
    this.#up = up
    this.#hidden = up === ten ? ace : up === ace ? ten : none
    this.#isSplit = gone.length > 0
    for (const kind of [up, ...gone]) this.#take(kind)
    const ends = this.#isSplit ? this.#dealer([]) : new Float64Array(dealerEnds)
    this.#bust = { ...lost, ends: this.#isSplit ? [ends, ends.map((chance) => -chance), ends] : noEnds }
  }

  /** The best that can be done with a hand of at least two cards, a split left aside. */
  decide(hand: readonly number[]): Decision {
    for (const kind of hand) this.#take(kind)
    const found = this.#decision(hand)
    for (const kind of hand) this.#give(kind)
    return found
  }

  /** One hand of a split pair of this kind, before its second card. */
  splitHand(kind: number): Worth {
    this.#take(kind)
    const worth = this.#next((card) =>
      kind === ace ? this.#stand([kind, card]) : this.#decision([kind, card]),
    )
    this.#give(kind)
    return worth
  }

  /** How likely the dealer has blackjack, with these cards of the player gone. */
  blackjack(hand: readonly number[]): number {
    const gone = hand.filter((kind) => kind === this.#hidden).length
    const count = this.#hidden === none ? 0 : (this.#left[this.#hidden] ?? 0) - gone
    return count / (this.#cards - hand.length)
  }

  /** How often the player is dealt these two in this order, the dealer's open card gone. */
  dealt([first, second]: readonly [number, number]): number {
    const count = (kind: number) => this.#left[kind] ?? 0
    return ((count(first) / this.#cards) * (count(second) - Number(first === second))) / (this.#cards - 1)
  }

  #take(kind: number) {
    this.#left[kind] = (this.#left[kind] ?? 0) - 1
    this.#cards--
  }

  #give(kind: number) {
    this.#left[kind] = (this.#left[kind] ?? 0) + 1
    this.#cards++
  }

  /** Called with the hand's cards already gone. */
  #decision(hand: readonly number[]): Decision {
    const key = keyOf(hand)
    const known = this.#decisions.get(key)
    if (known) return known
    const total = bestOf(hand)
    const options: Decision[] = []
    const only = this.#chosen?.(hand)
    const isOpen = (action: Action) => only === undefined || only === action
    if (total >= 12 && isOpen('stand')) options.push({ action: 'stand', ...this.#stand(hand) })
    if (total < 21 && isOpen('hit'))
      options.push({
        action: 'hit',
        ...this.#next((card) => {
          const longer = [...hand, card]
          return hardOf(longer) > 21 ? this.#bust : this.#decision(longer)
        }),
      })
    if (total < 21 && hand.length === 2 && isOpen('double'))
      options.push({
        action: 'double',
        ...doubled(
          this.#next((card) => {
            const longer = [...hand, card]
            return hardOf(longer) > 21 ? this.#bust : this.#stand(longer)
          }),
        ),
      })
    const best = options.reduce((found, option) => (option.mean > found.mean ? option : found))
    this.#decisions.set(key, best)
    return best
  }

  /** The mean over the next card, which is gone while it is valued. */
  #next(worthOf: (card: number) => Worth): Worth {
    const hidden = this.#hidden === none ? 0 : (this.#left[this.#hidden] ?? 0)
    const [all, open] = [this.#cards, this.#cards - hidden]
    let [mean, square, back] = [0, 0, 0]
    const ends = emptyEnds()
    for (let card = 0; card < kinds; card++) {
      const count = this.#left[card] ?? 0
      if (count === 0) continue
      const chance = card === this.#hidden ? count / (all - 1) : (count * (open - 1)) / ((all - 1) * open)
      this.#take(card)
      const worth = worthOf(card)
      this.#give(card)
      mean += chance * worth.mean
      square += chance * worth.square
      back += chance * worth.back
      if (this.#isSplit) addEnds(ends, worth.ends, chance)
    }
    return { mean, square, back, ends }
  }

  #stand(hand: readonly number[]): Worth {
    const total = bestOf(hand)
    const dealer = this.#dealer(hand)
    let [mean, square, back] = [0, 0, 0]
    const ends = this.#isSplit ? emptyEnds() : noEnds
    for (let end = 0; end < dealerEnds; end++) {
      const chance = dealer[end] ?? 0
      const result = end === dealerEnds - 1 ? 1 : Math.sign(total - (17 + end))
      mean += chance * result
      square += chance * result * result
      back += result >= 0 ? chance : 0
      if (this.#isSplit) setEnd(ends, end, [chance, chance * result, result < 0 ? chance : 0])
    }
    return { mean, square, back, ends }
  }

  #dealer(hand: readonly number[]): Float64Array {
    const key = keyOf(hand)
    const known = this.#dealers.get(key)
    if (known) return known
    const ends = new Float64Array(dealerEnds)
    this.#draw(this.#up + 1, this.#up === ace, this.#cards, 1, this.#hidden, ends)
    this.#dealers.set(key, ends)
    return ends
  }

  #draw(hard: number, hasAce: boolean, cards: number, weight: number, never: number, ends: Float64Array) {
    const left = this.#left
    const per = weight / (cards - (never === none ? 0 : (left[never] ?? 0)))
    for (let card = 0; card < kinds; card++) {
      const count = left[card] ?? 0
      if (card === never || count === 0) continue
      const chance = count * per
      const [total, soft] = [hard + card + 1, hasAce || card === ace]
      const best = soft && total <= 11 ? total + 10 : total
      if (best >= 17) {
        const end = best > 21 ? dealerEnds - 1 : best - 17
        add(ends, end, chance)
      } else {
        left[card] = count - 1
        this.#draw(total, soft, cards - 1, chance, none, ends)
        left[card] = count
      }
    }
  }
}

const noEnds: readonly Float64Array[] = []
const lost = { mean: -1, square: 1, back: 0 }

const emptyEnds = (): readonly Float64Array[] => [0, 1, 2].map(() => new Float64Array(dealerEnds))

function setEnd(ends: readonly Float64Array[], end: number, values: readonly number[]) {
  for (const [i, row] of ends.entries()) row[end] = values[i] ?? 0
}

function addEnds(ends: readonly Float64Array[], more: readonly Float64Array[], chance: number) {
  for (const [i, row] of more.entries())
    for (let end = 0; end < dealerEnds; end++) add(ends[i], end, chance * (row[end] ?? 0))
}

function add(row: Float64Array | undefined, at: number, amount: number) {
  if (row) row[at] = (row[at] ?? 0) + amount
}

const doubled = ({ mean, square, back, ends }: Worth): Worth => ({
  ...{ mean: mean * 2, square: square * 4, back },
  ends: ends.map((row, i) => (i === 1 ? row.map((value) => value * 2) : row)),
})

const hardOf = (hand: readonly number[]): number => hand.reduce((sum, kind) => sum + kind + 1, 0)

export function bestOf(hand: readonly number[]): number {
  const hard = hardOf(hand)
  return hard <= 11 && hand.includes(ace) ? hard + 10 : hard
}

/** The same for every order of the cards. */
const keyOf = (hand: readonly number[]): number => hand.reduce((key, kind) => key + 22 ** kind, 0)
