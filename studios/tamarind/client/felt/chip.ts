import { svgElement } from '@jackfruit/game-page/dom'
import type { Currency, Minor } from '@jackfruit/kernel'

const inks = ['#3f5a4b', '#b9770a', '#14543a', '#1f4fb8', '#7a2a9c', '#a81f30', '#26303c'] as const

/** "10K", "1.5M": chip faces are the one place where amounts are short. */
function shortAmount(amount: Minor, { scale }: Currency): string {
  const units = Number(amount) / 10 ** scale
  const short = (value: number, letter: string) => `${Math.round(value * 10) / 10}${letter}`
  return units >= 1e6 ? short(units / 1e6, 'M') : units >= 1e3 ? short(units / 1e3, 'K') : short(units, '')
}

/** A chip whose colour is that of the largest chip on offer within the amount. */
export function chipPicture(amount: Minor, chips: readonly Minor[], currency: Currency): SVGElement {
  const rank = chips.filter((chip) => chip <= amount).length - 1
  const ink = inks[Math.max(0, rank) % inks.length] ?? inks[0]
  const text = svgElement('text', { x: 20, y: 24.5, 'text-anchor': 'middle', class: 'chip-text' })
  text.textContent = shortAmount(amount, currency)
  return svgElement(
    'svg',
    { viewBox: '0 0 40 40', class: 'felt-chip', 'aria-hidden': 'true' },
    svgElement('circle', { cx: 20, cy: 21.5, r: 18, fill: '#000', opacity: 0.4 }),
    svgElement('circle', { cx: 20, cy: 20, r: 18, fill: ink }),
    svgElement('circle', {
      ...{ cx: 20, cy: 20, r: 15.5, fill: 'none', stroke: '#f4ead2' },
      ...{ 'stroke-width': 5, 'stroke-dasharray': '6.1 10.1' },
    }),
    svgElement('circle', { cx: 20, cy: 20, r: 12.5, fill: ink, stroke: '#f4ead2', 'stroke-width': 1.2 }),
    text,
  )
}
