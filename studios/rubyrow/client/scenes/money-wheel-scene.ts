/** The money wheel stands upright: pegs pass a leather flapper, ever slower, until it rests on the segment that was drawn. */
import { element, svgElement } from '@jackfruit/game-page/dom'
import type { Json } from '@jackfruit/studio-kit/rules'
import type { Scene, SceneParts } from '../felt/look.ts'
import { turnsAt, wheelTurn } from './wheel-turn.ts'

export interface Segment {
  readonly text: string
  readonly fill: string
  /** Drawn instead of the text, in a box of 40. */
  readonly picture?: () => readonly SVGElement[]
}

/** Shares of the deal. */
export const rolling = 0.88
const size = 400
const half = size / 2
const radii = { rim: 196, outer: 184, text: 166, inner: 128, hub: 44 }

export function moneyWheelScene(
  { sounds }: SceneParts,
  {
    segments,
    read,
  }: { readonly segments: readonly Segment[]; readonly read: (outcome: Json) => number | null },
): Scene {
  const disc = drawn(segments)
  const flapper = element('div', { class: 'mw-flapper', 'aria-hidden': 'true' })
  const result = element('output', { class: 'mw-result num' })
  const turning = element('div', { class: 'mw-disc', 'aria-hidden': 'true' }, disc)
  const node = element(
    'div',
    { class: 'live-mw' },
    element('div', { class: 'mw-stand' }, turning, flapper),
    result,
  )
  let angle = 0
  let running: Animation | null = null
  const lie = (at: number) => {
    running?.cancel()
    running = null
    angle = ((at % 360) + 360) % 360
    turning.style.transform = `rotate(${angle.toFixed(2)}deg)`
  }
  const restOf = (segment: number) => -(segment * 360) / segments.length
  const tell = (segment: number | null) => {
    const told = segment === null ? null : segments[segment]
    const picture = told?.picture?.()
    result.replaceChildren(
      picture ? svgElement('svg', { viewBox: '0 0 40 40' }, ...picture) : (told?.text ?? ''),
    )
    if (told) result.setAttribute('aria-label', told.text)
    result.classList.toggle('shown', told !== null)
    result.style.setProperty('--fill', told?.fill ?? 'transparent')
  }
  return {
    node,
    open: () => tell(null),
    closed: () => sounds.play('tick'),
    deal: (outcome, course) => {
      const segment = read(outcome)
      if (segment === null) return
      tell(null)
      const ms = course.lastsMs * rolling
      const turn = wheelTurn(angle, restOf(segment))
      if (!course.isStill && typeof turning.animate === 'function')
        running = turning.animate(
          Array.from({ length: 90 }, (_, i) => ({
            transform: `rotate(${(angle + turn * turnsAt(i / 89)).toFixed(2)}deg)`,
          })),
          { duration: ms, fill: 'forwards' },
        )
      for (const at of pegTimes(turn, segments.length))
        course.at(ms * at, (isStill) => {
          if (!isStill) sounds.play('tick')
        })
      course.at(ms, (isStill) => {
        lie(restOf(segment))
        tell(segment)
        if (!isStill) sounds.play('land')
      })
    },
    show: (outcome) => {
      const segment = read(outcome)
      if (segment === null) return
      lie(restOf(segment))
      tell(segment)
    },
  }
}

/** When pegs are heard, in shares of the turn: each of them at the end, where they are told apart; some while it is fast. */
export function pegTimes(turn: number, segments: number): number[] {
  const pegs = (Math.abs(turn) / 360) * segments
  const times: number[] = []
  for (let peg = 0; peg < pegs; peg += peg < pegs - 40 ? 9 : 1) times.push(timeOf(peg / pegs))
  return times
}

/** When it has turned by this share: `turnsAt` the other way round. */
function timeOf(share: number): number {
  let [from, to] = [0, 1]
  for (let i = 0; i < 20; i++) {
    const middle = (from + to) / 2
    if (turnsAt(middle) < share) from = middle
    else to = middle
  }
  return to
}

function drawn(segments: readonly Segment[]): SVGElement {
  const step = 360 / segments.length
  const at = (degrees: number, radius: number) => {
    const radians = ((degrees - 90) * Math.PI) / 180
    return [half + Math.cos(radians) * radius, half + Math.sin(radians) * radius] as const
  }
  const point = (degrees: number, radius: number) =>
    at(degrees, radius)
      .map((each) => each.toFixed(2))
      .join(' ')
  const sectors = segments.flatMap(({ text, fill, picture }, i) => {
    const [a, b] = [i * step - step / 2, i * step + step / 2]
    const [x, y] = at(i * step, radii.text)
    const written = svgElement('text', {
      ...{ x, y, class: 'mw-text', 'font-size': text.length > 1 ? 13 : 16 },
      transform: `rotate(${i * step} ${x} ${y})`,
    })
    if (!picture) written.textContent = text
    const sign = svgElement(
      'g',
      { transform: `translate(${x} ${y}) rotate(${i * step}) scale(0.42) translate(-20 -20)` },
      ...(picture?.() ?? []),
    )
    const [px, py] = at(b, (radii.rim + radii.outer) / 2)
    return [
      svgElement('path', {
        ...{ fill, stroke: '#f6d58a', 'stroke-width': 1 },
        d: `M${point(a, radii.inner)}L${point(a, radii.outer)}A${radii.outer} ${radii.outer} 0 0 1 ${point(b, radii.outer)}L${point(b, radii.inner)}A${radii.inner} ${radii.inner} 0 0 0 ${point(a, radii.inner)}Z`,
      }),
      written,
      sign,
      svgElement('circle', { cx: px, cy: py, r: 2.6, fill: '#fff3c4' }),
    ]
  })
  const ring = (r: number, rest: Record<string, string | number>) =>
    svgElement('circle', { cx: half, cy: half, r, ...rest })
  const spokes = Array.from({ length: 9 }, (_, i) =>
    svgElement('path', {
      ...{ d: `M${point(i * 40, radii.hub)}L${point(i * 40, radii.inner)}`, stroke: '#c98a2c' },
      ...{ 'stroke-width': 7, 'stroke-linecap': 'round' },
    }),
  )
  return svgElement(
    'svg',
    { viewBox: `0 0 ${size} ${size}` },
    ring(radii.rim, { fill: '#5c2a10', stroke: '#e9b64c', 'stroke-width': 3 }),
    ...sectors,
    ring(radii.inner - 2, { fill: '#3a170a', stroke: '#e9b64c', 'stroke-width': 3 }),
    ...spokes,
    ring(radii.hub, { fill: '#d9961c', stroke: '#ffe9a6', 'stroke-width': 4 }),
    ring(radii.hub * 0.5, { fill: '#8a5a10', stroke: '#ffe9a6', 'stroke-width': 2 }),
  )
}
