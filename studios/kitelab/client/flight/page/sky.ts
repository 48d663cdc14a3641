/** The stage: the curve with the one large figure over it, and in words and as a ring what the flight is doing. */
import { element, svgElement } from '@jackfruit/game-page/dom'
import type { Say, Sounds } from '@jackfruit/game-page/view'
import { makeCurve } from '../draw/curve.ts'
import { timesText } from '../state/fields.ts'
import type { Doing, Flown } from '../state/flown.ts'

export interface Sky {
  readonly node: HTMLElement
  /** `outs`: hundredths at which own bets are out. */
  readonly draw: (flown: Flown, outs: readonly number[], isStill: boolean) => void
}

interface Parts {
  readonly say: Say
  readonly sound: Sounds
  /** How long bets are taken in a round. */
  readonly bettingMs: number
  readonly now: () => number
}

const ring = 2 * Math.PI * 44
const tickedSeconds = 3

const phases: Readonly<Partial<Record<Doing, 'flying' | 'broken'>>> = { flying: 'flying', broken: 'broken' }

export function makeSky({ say, sound, bettingMs, now }: Parts): Sky {
  const curve = makeCurve()
  const title = element('p', { class: 'sky-title', role: 'status' })
  const figure = element('b', { class: 'sky-figure num', 'data-testid': 'multiplier' })
  const note = element('p', { class: 'sky-note' })
  const arc = svgElement('circle', { cx: 50, cy: 50, r: 44, class: 'ring-left' })
  const seconds = element('b', { class: 'sky-seconds num' })
  const clock = element(
    'div',
    { class: 'sky-clock', 'aria-hidden': 'true' },
    svgElement(
      'svg',
      { viewBox: '0 0 100 100' },
      svgElement('circle', { cx: 50, cy: 50, r: 44, class: 'ring-ground' }),
      arc,
    ),
    seconds,
  )
  const node = element(
    'section',
    { class: 'sky', 'aria-label': say('crash.sky') },
    element('div', { class: 'sky-stars', 'aria-hidden': 'true' }),
    curve.node,
    element('p', { class: 'sky-same' }, say('crash.same')),
    element('div', { class: 'sky-words' }, title, figure, clock, note),
  )
  let doing: Doing | null = null
  let brokeAt = 0
  let counted = -1

  function turn({ doing: next, at }: Flown) {
    if (next === 'broken') {
      brokeAt = now()
      sound.play('bad')
    }
    if (next === 'flying') sound.play('rise', 4)
    doing = next
    node.dataset['doing'] = next
    title.textContent =
      next === 'lost' || next === 'void'
        ? say(`live.${next}`)
        : say(`crash.${next}`, { at: `${timesText(at)}×` })
    note.textContent = noteOf(next, say)
  }
  function count(leftMs: number) {
    const left = leftMs > 0 ? Math.ceil(leftMs / 1000) : 0
    arc.setAttribute(
      'stroke-dasharray',
      `${(ring * Math.min(1, leftMs / bettingMs)).toFixed(1)} ${ring.toFixed(1)}`,
    )
    if (left === counted) return
    if (left > 0 && left <= tickedSeconds && counted === left + 1) sound.play('tick')
    counted = left
    seconds.textContent = left > 0 ? String(left) : ''
  }
  return {
    node,
    draw: (flown, outs, isStill) => {
      if (flown.doing !== doing) turn(flown)
      count(flown.leftMs)
      const text = `${timesText(flown.at)}×`
      if (figure.textContent !== text) figure.textContent = text
      curve.draw(
        {
          ...{ at: flown.at, ms: flown.ms, outs, phase: phases[flown.doing] ?? 'ground' },
          brokenMs: now() - brokeAt,
        },
        isStill,
      )
    },
  }
}

function noteOf(doing: Doing, say: Say): string {
  if (doing === 'lost') return `${say('live.lostNote')} ${say('crash.lostNote')}`
  if (doing === 'void') return say('live.voidNote')
  if (doing === 'over') return say('crash.overNote')
  return doing === 'broken' ? say('crash.brokenNote') : ''
}
