/** Cards on the cloth: dealt out of the shoe by a hand, turned over, lit where they won, and collected at the end. */
import { Group, type Object3D, Vector3 } from 'three'
import type { SideName, TableSide } from '../../../scenes/side.ts'
import type { Hands, Label } from '../../contract.ts'
import { type Card, cardShape, cardSize, makeCard, type Pose } from './card.ts'
import { type Faces, makeFaces } from './faces.ts'
import { makeShoe, makeTray, type Shoe } from './furniture.ts'
import type { Layout } from './layout.ts'
import { glowPicture, lightPile, makePile, type Pile } from './pile.ts'

const dealt = { ms: 400, flipMs: 260, slowMs: 820, arc: 0.5 }
const collected = { ms: 430, apart: 40, arc: 0.6 }
const settleMs = 240
/** From here on the hand lets go of a card. */
const carried = 0.9

export interface CardTable {
  readonly whole: Group
  readonly labels: Label[]
  readonly side: (named: SideName) => TableSide
  readonly arrange: (layout: Layout) => void
  readonly finish: () => void
  readonly step: (now: number) => boolean
  readonly hands: (now: number) => Hands
  /** Whether the hand waits at the shoe. */
  readonly setReady: (isReady: boolean) => void
}

/** A card on its way to the tray, or out of the shoe. */
interface Moving {
  readonly card: Card
  readonly began: number
  readonly ms: number
}

export function makeCardTable(now: () => number): CardTable {
  const whole = new Group()
  const faces: Faces = makeFaces()
  const shape = cardShape()
  const back = faces.of(null)
  const glow = glowPicture()
  const piles: Pile[] = []
  const labels: Label[] = []
  let layout: Layout | null = null
  let shoe: Shoe | null = null
  let furniture: Object3D[] = []
  let leaving: (Moving & { readonly isGoing: boolean })[] = []
  let carrying: Moving | null = null
  let isReady = false
  let last = 0

  const poseOf = (pile: Pile, i: number): Pose => {
    const slot = layout?.slot(pile.named.id, i, pile.cards.length) ?? { x: 0, z: 0, turn: 0 }
    const isUp = pile.cards[i]?.text !== null
    return { at: new Vector3(slot.x, 0.02 + i * 0.016, slot.z), turn: slot.turn, up: isUp ? 1 : 0 }
  }
  function layLabel(pile: Pile) {
    const place = layout?.label(pile.named.id, pile.cards.length)
    if (place) pile.label.at.set(place.x, 0.05, place.z)
  }
  /** Those that lie make room for what has come. */
  function makeRoom(pile: Pile, isStill: boolean) {
    for (const [i, card] of pile.cards.entries()) {
      const to = poseOf(pile, i)
      if (card.goal().at.distanceTo(to.at) < 0.001) continue
      if (isStill || i === pile.cards.length - 1) card.lie(to)
      else card.go(now(), { to, ms: settleMs, arc: 0, flips: 1 })
    }
    layLabel(pile)
  }
  function add(pile: Pile, text: string | null, isSlow: boolean, isStill: boolean) {
    const card = makeCard(text, { shape, front: faces.of(text), back })
    const began = now()
    pile.cards.push(card)
    whole.add(card.whole)
    const to = poseOf(pile, pile.cards.length - 1)
    if (shoe && !isStill) {
      const flipMs = text === null ? 0 : isSlow ? dealt.slowMs : dealt.flipMs
      const ms = dealt.ms + flipMs
      card.lie({ at: shoe.mouth.at, turn: shoe.mouth.turn, up: 0 })
      for (const [i, other] of pile.cards.slice(0, -1).entries())
        other.go(began, { to: poseOf(pile, i), ms: settleMs, arc: 0, flips: 1 })
      card.go(began, { to, ms, arc: dealt.arc, flips: dealt.ms / ms })
      carrying = { card, began, ms: dealt.ms }
      layLabel(pile)
    } else {
      card.lie(to)
      makeRoom(pile, true)
    }
  }
  function drop(card: Card) {
    card.release()
    whole.remove(card.whole)
  }
  function clear(pile: Pile) {
    const began = now()
    for (const card of pile.cards) {
      card.dim(0)
      leaving.push({
        card,
        began: began + leaving.length * collected.apart,
        ms: collected.ms,
        isGoing: false,
      })
    }
    pile.cards.length = 0
    pile.isAhead = false
    pile.total.hidden = true
    pile.label.node.classList.remove('ahead')
    layLabel(pile)
  }
  function leave(at: number) {
    const tray = layout?.tray
    leaving = leaving.filter((one) => {
      if (tray && !one.isGoing && at >= one.began) {
        const to = { at: tray.at.clone().add(new Vector3(0, 0.4, 0)), turn: tray.turn, up: 0 }
        one.card.go(at, { to, ms: one.ms, arc: collected.arc, flips: 1 })
        Object.assign(one, { isGoing: true })
      }
      if (tray && at < one.began + one.ms) return true
      drop(one.card)
      return false
    })
  }

  return {
    ...{ whole, labels },
    setReady: (ready) => {
      isReady = ready
    },
    side: (named) => {
      const pile = makePile(named, glow)
      piles.push(pile)
      labels.push(pile.label)
      whole.add(pile.glow)
      return {
        clear: () => clear(pile),
        add: (text, { isSlow = false, isStill = false } = {}) => add(pile, text, isSlow, isStill),
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
          if (!isShown) for (const card of pile.cards.splice(0)) drop(card)
          pile.label.node.hidden = !isShown
        },
        setHeld: () => {},
      }
    },
    arrange: (wanted) => {
      layout = wanted
      for (const piece of furniture) whole.remove(piece)
      shoe = makeShoe(wanted.shoe, shape, back)
      furniture = [shoe.whole, makeTray(wanted.tray)]
      whole.add(...furniture)
      for (const pile of piles) makeRoom(pile, true)
    },
    finish: () => {
      for (const { card } of leaving) drop(card)
      leaving = []
      carrying = null
      for (const pile of piles) for (const [i, card] of pile.cards.entries()) card.lie(poseOf(pile, i))
    },
    step: (at) => {
      const passed = last === 0 ? 0 : Math.min(60, Math.max(0, at - last))
      last = at
      leave(at)
      let moves = leaving.length > 0
      for (const { card } of leaving) card.step(at)
      const isDecided = piles.some(({ isAhead }) => isAhead)
      for (const pile of piles) {
        for (const card of pile.cards) if (card.step(at)) moves = true
        const isDimmed = isDecided && !pile.isAhead && pile.named.tone !== 'gold'
        if (lightPile(pile, isDimmed, passed)) moves = true
      }
      if (carrying && at > carrying.began + carrying.ms) carrying = null
      return moves
    },
    hands: (at) => {
      const going = leaving.findLast(({ isGoing }) => isGoing)
      if (going) return { left: above(going.card), right: null, looksAt: going.card.whole.position }
      const isCarried = carrying && at < carrying.began + carrying.ms * carried
      if (carrying && isCarried)
        return { left: null, right: above(carrying.card), looksAt: carrying.card.whole.position }
      const mouth = shoe?.mouth.at
      return isReady && mouth
        ? { left: null, right: mouth.clone().add(new Vector3(-0.1, 0.1, -0.1)), looksAt: lookedAt(piles) }
        : { left: null, right: null, looksAt: null }
    },
  }
}

/** Where a hand holds it: at its far edge. */
const above = ({ whole }: Card) => whole.position.clone().add(new Vector3(0, 0.12, -cardSize.height * 0.32))

/** The card that came last. */
function lookedAt(piles: readonly Pile[]): Vector3 | null {
  const cards = piles.flatMap((pile) => pile.cards.slice(-1))
  return cards.at(-1)?.whole.position ?? null
}
