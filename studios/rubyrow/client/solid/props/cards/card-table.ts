/** Cards on the cloth: dealt out of the shoe by a hand, turned over, lit where they won, and collected at the end. */
import { release } from '@jackfruit/game-page/solid/release'
import { Group, type Mesh, Vector3 } from 'three'
import type { SideName, TableSide } from '../../../scenes/side.ts'
import type { Hands, Label } from '../../contract.ts'
import { type Card, cardShape, cardSize, makeCard, type Pose } from './card.ts'
import { makeFaces } from './faces.ts'
import { makeShoe, makeTray, stand } from './furniture.ts'
import type { Layout } from './layout.ts'
import { Leaving } from './leaving.ts'
import { glowPicture, lightPile, makePile, type Pile } from './pile.ts'
import { makePlaces } from './places.ts'

const dealt = { ms: 400, flipMs: 260, slowMs: 820, arc: 0.5 }
const settleMs = 240
/** From this share of its way on the hand lets go of a card. */
const carried = 0.9
const lies = { first: 0.02, each: 0.02 }
const resting: Hands = { left: null, right: null, looksAt: null }

interface How {
  readonly isSlow?: boolean
  readonly isStill?: boolean
}

export class CardTable {
  readonly whole = new Group()
  readonly labels: Label[] = []
  /** Whether a hand waits at the shoe. */
  isReady = false
  readonly #now: () => number
  readonly #faces = makeFaces()
  readonly #shape = cardShape()
  readonly #glow = glowPicture()
  readonly #shoe = makeShoe(this.#shape, this.#faces.of(null))
  readonly #tray = makeTray()
  readonly #piles: Pile[] = []
  readonly #leaving = new Leaving(this.whole)
  #layout: Layout
  #places: Mesh[] = []
  #carrying: { readonly card: Card; readonly until: number } | null = null
  #last = 0

  constructor(now: () => number, layout: Layout) {
    this.#now = now
    this.#layout = layout
    this.whole.add(this.#shoe.whole, this.#tray)
    this.arrange(layout)
  }

  get view(): Layout['view'] {
    return this.#layout.view
  }

  arrange(layout: Layout): void {
    this.#layout = layout
    this.#shoe.place(layout.shoe)
    stand(this.#tray, layout.tray)
    for (const place of this.#places) {
      release(place)
      this.whole.remove(place)
    }
    this.#places = makePlaces(layout.places, layout.size)
    this.whole.add(...this.#places)
    for (const pile of this.#piles) this.#lieStill(pile)
  }

  side(named: SideName): TableSide {
    const pile = makePile(named, this.#glow)
    this.#piles.push(pile)
    this.labels.push(pile.label)
    this.whole.add(pile.glow)
    this.#layLabel(pile)
    return {
      clear: () => this.#clear(pile),
      add: (text, how = {}) => this.#add(pile, text, how),
      count: () => pile.cards.length,
      setTotal: (text) => {
        pile.total.textContent = text
        pile.total.hidden = text === ''
      },
      setAhead: (isAhead) => {
        pile.isAhead = isAhead
        pile.label.node.classList.toggle('ahead', isAhead)
      },
      setShown: (isShown) => {
        if (!isShown) for (const card of pile.cards.splice(0)) this.#drop(card)
        pile.label.node.hidden = !isShown
      },
      setHeld: () => {},
    }
  }

  /** What is on its way arrives. */
  finish(): void {
    this.#leaving.finish()
    this.#carrying = null
    for (const pile of this.#piles) this.#lieStill(pile)
  }

  step(now: number): boolean {
    const passed = this.#last === 0 ? 0 : Math.min(60, Math.max(0, now - this.#last))
    this.#last = now
    let moves = this.#leaving.step(now, this.#layout.tray)
    const isDecided = this.#piles.some(({ isAhead }) => isAhead)
    for (const pile of this.#piles) {
      for (const card of pile.cards) if (card.step(now)) moves = true
      const isDimmed = isDecided && !pile.isAhead && pile.named.tone !== 'gold'
      if (lightPile(pile, isDimmed, passed)) moves = true
    }
    return moves
  }

  hands(now: number): Hands {
    const left = this.#leaving.last()
    if (left) return { ...resting, left: held(left), looksAt: left.whole.position }
    if (this.#carrying && now < this.#carrying.until) {
      const { card } = this.#carrying
      return { ...resting, right: held(card), looksAt: card.whole.position }
    }
    if (!this.isReady) return resting
    const mouth = this.#shoe.mouth().at.add(new Vector3(-0.1, 0.1, -0.1))
    const cards = this.#piles.flatMap((pile) => pile.cards.slice(-1))
    return { ...resting, right: mouth, looksAt: cards.at(-1)?.whole.position ?? null }
  }

  release(): void {
    this.#faces.release()
    this.#glow.dispose()
    this.#shape.face.dispose()
    this.#shape.plate.dispose()
  }

  #poseOf(pile: Pile, i: number): Pose {
    const slot = this.#layout.slot(pile.named.id, i, pile.cards.length)
    const up = pile.cards[i]?.text === null ? 0 : 1
    return { at: new Vector3(slot.x, lies.first + i * lies.each, slot.z), turn: slot.turn, up }
  }
  #layLabel({ named, cards, label }: Pile): void {
    const { x, z } = this.#layout.label(named.id, cards.length)
    label.at.set(x, 0.05, z)
  }
  #lieStill(pile: Pile): void {
    for (const [i, card] of pile.cards.entries()) {
      card.whole.scale.setScalar(this.#layout.size)
      card.lie(this.#poseOf(pile, i))
    }
    this.#layLabel(pile)
  }
  #add(pile: Pile, text: string | null, { isSlow = false, isStill = false }: How): void {
    const back = this.#faces.of(null)
    const card = makeCard(text, { shape: this.#shape, front: this.#faces.of(text), back })
    pile.cards.push(card)
    this.whole.add(card.whole)
    if (isStill) this.#lieStill(pile)
    else this.#deal(pile, card, isSlow)
  }
  #deal(pile: Pile, card: Card, isSlow: boolean): void {
    card.whole.scale.setScalar(this.#layout.size)
    const now = this.#now()
    const flipMs = card.text === null ? 0 : isSlow ? dealt.slowMs : dealt.flipMs
    const ms = dealt.ms + flipMs
    const { at, turn } = this.#shoe.mouth()
    card.lie({ at, turn, up: 0 })
    const last = pile.cards.length - 1
    // Those that lie make room for what comes.
    for (const [i, other] of pile.cards.entries()) {
      const to = this.#poseOf(pile, i)
      if (i === last) card.go(now, { to, ms, arc: dealt.arc, flips: dealt.ms / ms })
      else if (other.goal().at.distanceTo(to.at) > 0.001)
        other.go(now, { to, ms: settleMs, arc: 0, flips: 1 })
    }
    this.#carrying = { card, until: now + dealt.ms * carried }
    this.#layLabel(pile)
  }
  #clear(pile: Pile): void {
    this.#leaving.add(pile.cards.splice(0), this.#now())
    pile.isAhead = false
    pile.total.hidden = true
    pile.label.node.classList.remove('ahead')
    this.#layLabel(pile)
  }
  #drop(card: Card): void {
    card.release()
    this.whole.remove(card.whole)
  }
}

/** Where a hand holds it: at its far edge. */
const held = ({ whole }: Card): Vector3 =>
  whole.position.clone().add(new Vector3(0, 0.12, -cardSize.height * 0.32))
