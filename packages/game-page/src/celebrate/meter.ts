/** The tiers as hexagons on a line: how far this win has come. What it says is told in words beside it. */
import { element, svgElement } from '../dom.ts'
import type { Say } from '../texts.ts'
import { meterMarks, thresholds, titleKeys } from './tiers.ts'

export interface TierMeter {
  readonly node: HTMLElement
  readonly set: (share: number) => void
}

export function makeMeter(say: Say): TierMeter {
  const fill = element('div', { class: 'meter-fill' })
  const marks = thresholds.map((times, index) => {
    const tier = (index + 1) as 1 | 2 | 3 | 4
    const hexagon = svgElement(
      'svg',
      { viewBox: '0 0 20 22' },
      svgElement('path', { d: 'M10 1 19 6v10l-9 5-9-5V6Z' }),
    )
    const name = element('span', { class: 'meter-word' }, say(titleKeys[tier]))
    const label = element('span', { class: 'meter-name' }, name, ` ${times}×`)
    const mark = element('li', {}, label)
    mark.prepend(hexagon)
    mark.style.left = `${(meterMarks[index] ?? 1) * 100}%`
    return mark
  })
  const line = element('div', { class: 'meter-line' }, fill)
  let drawn = -1
  return {
    node: element('div', { class: 'meter', dir: 'ltr' }, line, element('ol', {}, ...marks)),
    set: (share) => {
      // A change that nobody sees is no change of style.
      if (Math.abs(share - drawn) < 0.002 && share !== 1) return
      drawn = share
      fill.style.transform = `scaleX(${share})`
      for (const [index, mark] of marks.entries())
        mark.classList.toggle('reached', share >= (meterMarks[index] ?? 1))
    },
  }
}
