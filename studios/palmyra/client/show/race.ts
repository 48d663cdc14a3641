/** Ten cars on a track: they pass each other, and arrive in the order that was drawn. */
import { element, svgElement } from '@jackfruit/game-page/dom'

const cars = Array.from({ length: 10 }, (_, n) => String(n + 1))
const raceMs = 7_000
const stations = 7

export interface Race {
  readonly node: HTMLElement
  readonly line: () => void
  readonly run: (order: readonly string[]) => Promise<void>
}

/** Where a car is, from 0 to 1, at each station of the way: ahead or behind by turns, and at the end by its place. */
export function wayOf(car: number, place: number): number[] {
  return Array.from({ length: stations + 1 }, (_, i) => {
    const part = i / stations
    const swing = Math.sin(car * 2.7 + i * (1 + (car % 3) * 0.6)) * 0.11 * Math.sin(Math.PI * part)
    return Math.max(0, part * (1 - place * 0.028) + swing)
  })
}

const body = () =>
  svgElement(
    'svg',
    { viewBox: '0 0 56 22', 'aria-hidden': 'true' },
    svgElement('path', { class: 'car-body', d: 'M2 16 4 9l12-2 8-5h14l8 5 8 2 1 7Z' }),
    svgElement('path', { class: 'car-glass', d: 'M19 8l6-4h6v4Zm14 0V4h4l6 4Z' }),
    svgElement('circle', { cx: 14, cy: 17, r: 4.5 }),
    svgElement('circle', { cx: 43, cy: 17, r: 4.5 }),
  )

export function makeRace(): Race {
  const made = cars.map((car) =>
    element('div', { class: `car tone-${Number(car) % 8}` }, body(), element('b', { class: 'num' }, car)),
  )
  const lanes = made.map((car) => element('div', { class: 'lane' }, car))
  const node = element('div', { class: 'track' }, element('div', { class: 'finish' }), ...lanes)
  return {
    node,
    line: () => {
      for (const car of made) for (const each of car.getAnimations()) each.cancel()
    },
    run: async (order) => {
      node.classList.add('running')
      const runs = made.map((car, at) => {
        const way = Math.max(0, (car.parentElement?.clientWidth ?? 0) - car.offsetWidth - 10)
        const place = Math.max(0, order.indexOf(String(at + 1)))
        return car.animate(
          wayOf(at + 1, place).map((part) => ({ transform: `translateX(${part * way}px)` })),
          { duration: raceMs, easing: 'linear', fill: 'forwards' },
        ).finished
      })
      await Promise.all(runs)
      node.classList.remove('running')
    },
  }
}
