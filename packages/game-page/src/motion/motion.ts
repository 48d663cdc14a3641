/** Cards and chips on their way. Nothing waits for them: they end by themselves, at once when the player hurries. */
import './motion.css'
import { element, middleOf } from '../dom.ts'
import { arcFrames, type Point } from './arc.ts'

const dealMs = 280
const flipMs = { quick: 220, slow: 620 }
const chipMs = 260
const collectMs = 320
const besideMs = 55

export interface Motion {
  /** What flies over the table, for the eye alone. */
  readonly node: HTMLElement
  /** Names the places that cards and chips come from and go to. */
  readonly furnish: (places: Partial<Record<Spot, Element>>) => void
  /** A card that has just been laid comes out of the shoe and turns over; slowly where the round hangs on it. */
  readonly deal: (card: HTMLElement, isSlow?: boolean) => void
  /** Cards that lie go to the discards, one behind the other. Called before they are taken away. */
  readonly collect: (cards: Iterable<HTMLElement>) => void
  /** A likeness of a chip goes from one place to another. */
  readonly chip: (picture: Element, from: Element | Spot, to: Element | Spot, after?: number) => void
  readonly finish: () => void
}

export type Spot = 'shoe' | 'discards' | 'tray'

const stillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** One for each table; without an animation timeline, as in tests of the parts, nothing moves. */
export function makeMotion(): Motion {
  const node = element('div', { class: 'felt-air', 'aria-hidden': 'true' })
  const running = new Set<Animation>()
  let spots: Partial<Record<Spot, Element>> = {}

  const middle = (of: Element | Spot): Point | null => {
    const place = typeof of === 'string' ? spots[of] : of
    return place ? middleOf(place) : null
  }
  function play(moved: HTMLElement, frames: Keyframe[], how: KeyframeAnimationOptions, end?: () => void) {
    if (stillness() || typeof moved.animate !== 'function') return end?.()
    const animation = moved.animate(frames, how)
    running.add(animation)
    const over = () => {
      running.delete(animation)
      end?.()
    }
    animation.finished.then(over, over)
  }
  /** A likeness in the air, as large as it will lie; gone when it has arrived. */
  function ghost(
    of: Element,
    { at, like }: { readonly at: Point; readonly like: Element },
    way: Parameters<typeof arcFrames>[0],
    how: KeyframeAnimationOptions,
  ) {
    const { width, height } = like.getBoundingClientRect()
    const air = node.getBoundingClientRect()
    if (stillness() || width === 0) return
    const made = element('div', { class: 'felt-ghost' }, of.cloneNode(true))
    Object.assign(made.style, {
      ...{ width: `${width}px`, height: `${height}px` },
      ...{ left: `${at.x - width / 2 - air.x}px`, top: `${at.y - height / 2 - air.y}px` },
    })
    node.append(made)
    play(made, arcFrames(way), { fill: 'backwards', ...how }, () => made.remove())
  }

  return {
    node,
    furnish: (places) => {
      spots = places
    },
    deal: (card, isSlow = false) => {
      const [from, to] = [middle('shoe'), middleOf(card)]
      if (!from || !to) return
      const way = { from: { x: from.x - to.x, y: from.y - to.y }, turn: 48, scale: 0.62 }
      play(card, arcFrames(way), { duration: dealMs, fill: 'backwards' })
      if (card.classList.contains('back')) return
      const turned = [{ rotate: 'y 180deg' }, { rotate: 'y 90deg', offset: 0.5 }, { rotate: 'y 0deg' }]
      const covered = [
        { opacity: 1 },
        { opacity: 1, offset: 0.499 },
        { opacity: 0, offset: 0.5 },
        { opacity: 0 },
      ]
      const flip = { duration: flipMs[isSlow ? 'slow' : 'quick'], delay: dealMs, fill: 'backwards' } as const
      play(card, turned, flip)
      play(card, covered, { ...flip, pseudoElement: '::after' })
    },
    collect: (cards) => {
      const to = middle('discards')
      if (!to) return
      for (const [i, card] of [...cards].entries()) {
        const from = middleOf(card)
        if (!from) continue
        const way = { from: { x: from.x - to.x, y: from.y - to.y }, swing: 0.16, turn: -20 }
        ghost(card, { at: to, like: card }, way, { duration: collectMs, delay: i * besideMs })
      }
    },
    chip: (picture, fromPlace, toPlace, after = 0) => {
      const [from, to] = [middle(fromPlace), middle(toPlace)]
      if (!from || !to) return
      const like = typeof toPlace === 'string' ? picture : toPlace
      const scale = picture.getBoundingClientRect().width / (like.getBoundingClientRect().width || 1)
      const way = { from: { x: from.x - to.x, y: from.y - to.y }, swing: 0.3, turn: -90, scale }
      ghost(picture, { at: to, like }, way, { duration: chipMs, delay: after })
    },
    finish: () => {
      for (const animation of [...running]) animation.finish()
    },
  }
}
