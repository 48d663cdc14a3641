/** Chips, drawn: each says in the figures on it what it is worth, to the last unit. */
import './chip.css'
import type { Currency, Minor } from '@jackfruit/kernel'
import { element, svgElement } from '../dom.ts'
import { figure as figureOf } from '../money.ts'
import { pileOf } from './pile.ts'

/** Face and edge, by the rank of a chip among those on offer. */
const inks = [
  ['#47614f', '#2c4034'],
  ['#c47d08', '#7d4c02'],
  ['#14603f', '#0a3a25'],
  ['#2458c4', '#143478'],
  ['#84309f', '#501a63'],
  ['#b42236', '#6e111f'],
  ['#2b3644', '#151c26'],
] as const
const cream = '#f8efdb'

/** Chip faces are the one place where amounts are short: with these letters, where nothing is lost. */
const letters = [
  [1_000_000n, 'M'],
  [1_000n, 'K'],
] as const

/** "100", "1.25K", "12,345": short where two decimals say all of it. */
export function chipFigure(amount: Minor, { scale }: Currency): string {
  const unit = 10n ** BigInt(scale)
  for (const [times, letter] of letters) {
    const hundredth = (times * unit) / 100n
    if (amount < times * unit || amount % hundredth !== 0n) continue
    const hundredths = String(amount / hundredth)
    const fraction = hundredths.slice(-2).replace(/0+$/, '')
    return `${hundredths.slice(0, -2)}${fraction && `.${fraction}`}${letter}`
  }
  return figureOf(amount, scale).replace(/\.0+$/, '')
}

/** In a box of 60: how high a chip stands over the one below it, and how many are drawn at most. */
const thickness = 4.5
const highestPile = 6

/** Figures that are longer stand on a band across the chip. */
const longestOnFace = 4
/** Of its size in height, how wide a figure is on average. */
const figureWidth = 0.62

function sizeFor(text: string, room: number, most: number): string {
  return Math.min(most, room / (text.length * figureWidth)).toFixed(1)
}

/** What carries the figure of a chip. The figure itself is set by style: it is no part of a button's name. */
function printed(text: string) {
  const isLong = text.length > longestOnFace
  const size = isLong ? sizeFor(text, 54, 16) : sizeFor(text, 33, 17)
  const figure = element('span', { class: 'chip-figure' })
  figure.dataset['figure'] = text
  figure.style.setProperty('--size', size)
  const band = { x: 0, y: 19.5, width: 60, height: 21, rx: 10.5 }
  return {
    figure,
    band: isLong
      ? [svgElement('rect', { ...band, fill: '#0c1116', stroke: cream, 'stroke-width': 1.2 })]
      : [],
  }
}

const round = (cy: number, r: number, rest: Record<string, string | number>) =>
  svgElement('circle', { cx: 30, cy, r, ...rest })

const inkOf = (amount: Minor, chips: readonly Minor[]) => {
  const rank = chips.filter((chip) => chip <= amount).length - 1
  return inks[Math.max(0, rank) % inks.length] ?? inks[0]
}

const spots = { fill: 'none', stroke: cream, 'stroke-width': 7, 'stroke-dasharray': '8.2 12.03' }

/** What shows of a chip under others. */
const layer = ([face, edge]: (typeof inks)[number], y: number) =>
  svgElement(
    'g',
    { class: 'chip-layer', transform: `translate(0 ${-y})` },
    round(33, 28, { fill: edge }),
    round(33, 24.5, { ...spots, opacity: 0.75 }),
    round(30, 28, { fill: face }),
    round(30, 24.5, spots),
  )

/**
 * The chips of an amount, the largest on top with the sum on it. Where there is no room for a
 * pile its layers are left out by style and the topmost lies flat: the figure says all of it.
 */
export function chipPicture(amount: Minor, chips: readonly Minor[], currency: Currency): HTMLElement {
  const under = pileOf(amount, chips)
    .slice(1, highestPile)
    .reverse()
    .map((chip, i) => layer(inkOf(chip, chips), i * thickness))
  const [face, edge] = inkOf(amount, chips)
  const { figure, band } = printed(chipFigure(amount, currency))
  const drawn = svgElement(
    'svg',
    { viewBox: '0 0 60 64' },
    svgElement('ellipse', { cx: 30, cy: 36, rx: 29, ry: 27, fill: '#000', opacity: 0.34 }),
    ...under,
    svgElement(
      'g',
      { class: 'chip-top' },
      round(33, 28, { fill: edge }),
      round(33, 24.5, { ...spots, opacity: 0.75 }),
      round(30, 28, { fill: face }),
      round(30, 24.5, spots),
      round(30, 19.5, { fill: face, stroke: cream, 'stroke-width': 1.3, 'stroke-dasharray': '3.2 2.4' }),
      ...band,
    ),
  )
  const made = element('span', { class: 'felt-chip', 'aria-hidden': 'true' }, drawn, figure)
  // In units of the drawing, of which a chip is sixty wide.
  made.style.setProperty('--rise', String(under.length * -thickness))
  return made
}
