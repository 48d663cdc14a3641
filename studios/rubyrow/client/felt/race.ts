/** The wheel laid flat: a press lays a number with its neighbours, or one of the calls of French tables. */
import { element, svgElement } from '@jackfruit/game-page/dom'
import type { Say } from '@jackfruit/game-page/view'
import {
  type Call,
  neighbours,
  orphelins,
  tiers,
  voisins,
  zeroGame,
} from '@jackfruit/table-rules/roulette/calls'
import { red, wheelOrder } from '@jackfruit/table-rules/roulette/places'

export interface RaceParts {
  readonly say: Say
  readonly lay: (call: Call) => void
  readonly hint: (call: Call | null) => void
}

export interface Race {
  readonly node: HTMLElement
  readonly setLast: (number: number | null) => void
}

const [width, height, thick] = [640, 150, 36]
const radius = height / 2
const most = 5
const calls = { tiers, orphelins, voisins, zero: zeroGame } as const
/** Where the calls stand inside, from left to right, in shares of the inner width. */
const parts = [
  ['tiers', 0, 0.3],
  ['orphelins', 0.3, 0.5],
  ['voisins', 0.5, 0.8],
  ['zero', 0.8, 1],
] as const
const inkOf = (number: number) => (number === 0 ? '#127146' : red.has(number) ? '#b3202f' : '#17151a')

/** A point on a track so far from its middle line, after a share of its length, from the left end of the upper side. */
function onTrack(share: number, inward: number): readonly [number, number] {
  const [straight, r] = [width - height, radius - thick / 2]
  const bow = Math.PI * r
  const whole = 2 * straight + 2 * bow
  const at = (((share % 1) + 1) % 1) * whole
  const reach = r - inward
  if (at < straight) return [radius + at, radius - reach]
  if (at < straight + bow) {
    const angle = (at - straight) / r - Math.PI / 2
    return [width - radius + Math.cos(angle) * reach, radius + Math.sin(angle) * reach]
  }
  if (at < 2 * straight + bow) return [width - radius - (at - straight - bow), radius + reach]
  const angle = (at - 2 * straight - bow) / r + Math.PI / 2
  return [radius + Math.cos(angle) * reach, radius + Math.sin(angle) * reach]
}

function cell(i: number): { readonly d: string; readonly middle: readonly [number, number] } {
  const count = wheelOrder.length
  // Zero stands in the middle of the right bow, as it does on the felts of France.
  const shareOf = (at: number) => (at - 0.5) / count + zeroAt
  const steps = 5
  const side = (inward: number, back: boolean) =>
    Array.from({ length: steps + 1 }, (_, step) => {
      const part = back ? 1 - step / steps : step / steps
      return onTrack(shareOf(i + part), inward)
        .map((each) => each.toFixed(1))
        .join(' ')
    })
  return {
    d: `M${[...side(-thick / 2, false), ...side(thick / 2, true)].join('L')}Z`,
    middle: onTrack(shareOf(i + 0.5), 0),
  }
}
const zeroAt = (() => {
  const [straight, bow] = [width - height, Math.PI * (radius - thick / 2)]
  return (straight + bow / 2) / (2 * straight + 2 * bow)
})()

export function makeRace({ say, lay, hint }: RaceParts): Race {
  let each = 2
  const pressable = (shape: SVGElement, label: string, call: () => Call) => {
    shape.setAttribute('role', 'button')
    shape.setAttribute('tabindex', '0')
    shape.setAttribute('aria-label', label)
    shape.addEventListener('click', () => lay(call()))
    shape.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      event.stopPropagation()
      lay(call())
    })
    for (const come of ['pointerenter', 'focus']) shape.addEventListener(come, () => hint(call()))
    for (const go of ['pointerleave', 'blur']) shape.addEventListener(go, () => hint(null))
    return shape
  }
  const cells = wheelOrder.map((number, i) => {
    const { d, middle } = cell(i)
    const text = svgElement('text', { x: middle[0], y: middle[1], class: 'race-number' })
    text.textContent = String(number)
    const group = svgElement(
      'g',
      { class: 'race-cell', 'data-number': number },
      svgElement('path', { d, fill: inkOf(number) }),
      text,
    )
    return pressable(group, say('live.neighbours', { number, count: each }), () => neighbours(number, each))
  })
  const inner = {
    x: radius * 0.62,
    width: width - radius * 1.24,
    y: thick + 3,
    height: height - 2 * thick - 6,
  }
  const zones = parts.map(([name, from, to]) => {
    const x = inner.x + inner.width * from
    const wide = inner.width * (to - from)
    const text = svgElement('text', { x: x + wide / 2, y: height / 2, class: 'race-call' })
    text.textContent = say(`roulette.${name}`)
    return pressable(
      svgElement(
        'g',
        { class: 'race-zone' },
        svgElement('rect', { x: x + 2, y: inner.y, width: wide - 4, height: inner.height, rx: 10 }),
        text,
      ),
      say(`roulette.${name}`),
      () => calls[name],
    )
  })
  const drawing = svgElement(
    'svg',
    { viewBox: `0 0 ${width} ${height}`, class: 'race-track' },
    ...cells,
    ...zones,
  )
  const count = element('output', { class: 'num' }, String(each))
  const turn = (by: number) => {
    each = Math.max(1, Math.min(most, each + by))
    count.textContent = String(each)
    for (const [i, shape] of cells.entries())
      shape.setAttribute('aria-label', say('live.neighbours', { number: wheelOrder[i] ?? 0, count: each }))
  }
  const step = (text: string, by: number, label: string) =>
    element(
      'button',
      { type: 'button', class: 'race-step', 'aria-label': label, onclick: () => turn(by) },
      text,
    )
  return {
    node: element(
      'div',
      { class: 'live-race', role: 'group', 'aria-label': say('live.race') },
      drawing,
      element(
        'div',
        { class: 'race-each' },
        step('−', -1, say('live.fewer')),
        count,
        step('+', 1, say('live.more')),
      ),
    ),
    setLast: (number) => {
      for (const [i, shape] of cells.entries()) shape.classList.toggle('last', wheelOrder[i] === number)
    },
  }
}
