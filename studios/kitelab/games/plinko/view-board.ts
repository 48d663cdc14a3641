/** The standing board of Plinko: a panel of rind between gold rails, pearls for pins, and buckets by what they pay. */
import { svgElement } from '@jackfruit/game-page/dom'
import { shortTimes } from '../../client/house/figures.ts'
import { unit } from './fall.ts'

/** Of the picture: how many rows of pins it has, and how far apart they lie for each unit across. */
export interface Shape {
  readonly rows: number
  readonly tall: number
}

/** Above the first row: room for the hopper. */
export const above = 1.3 * unit
/** A bucket, and the tray below it. */
const below = 1.3 * unit

export const widthOf = ({ rows }: Shape): number => (rows + 2.6) * unit
export const heightOf = ({ rows, tall }: Shape): number => above + (rows + 0.94) * unit * tall + below
export const middleOf = (shape: Shape): number => widthOf(shape) / 2

/** How far apart the rows lie so that the board fills the room: from flat to steep. */
export function tallFor(rows: number, room: { readonly width: number; readonly height: number }): number {
  const high = ((rows + 2.6) * unit * room.height) / Math.max(1, room.width)
  return Math.min(1.22, Math.max(0.6, (high - above - below) / ((rows + 0.94) * unit)))
}

/** A place of the fall on the picture. */
export const onBoard = (shape: Shape, { x, y }: { readonly x: number; readonly y: number }) => ({
  x: x + 0.3 * unit,
  y: y * shape.tall,
})

/** Grey under the stake, then from gold to red. */
export function toneOf(multiple: number): readonly [face: string, text: string] {
  if (multiple < 100) return ['#574a5e', '#ffffff']
  if (multiple < 200) return ['#e6b422', '#2a1800']
  if (multiple < 600) return ['#f08a24', '#2a1000']
  return multiple < 2_000 ? ['#d8431a', '#ffffff'] : ['#c40f2e', '#ffffff']
}

const tops = (shape: Shape) => (shape.rows + 0.94) * unit * shape.tall

function bucketNode(multiple: number, bucket: number, shape: Shape): SVGElement {
  const [face, ink] = toneOf(multiple)
  const { x } = onBoard(shape, { x: (bucket + 0.5) * unit + 1.5, y: 0 })
  const [y, wide, high] = [tops(shape), unit - 3, unit * 1.16]
  const words = shortTimes(multiple)
  const size = [15, 15, 15, 14.5, 12.4, 10.6][words.length] ?? 9.4
  const text = svgElement('text', {
    ...{ x: x + wide / 2, y: y + unit * 0.76, class: 'plinko-multiple', fill: ink, 'font-size': size },
  })
  text.textContent = words
  const part = (attributes: Readonly<Record<string, string | number>>) =>
    svgElement('rect', { x, y, width: wide, height: high, rx: 6, ...attributes })
  return svgElement(
    'g',
    { class: 'plinko-bucket' },
    part({ fill: face }),
    part({ fill: 'url(#plinko-sheen)' }),
    part({ y: y + high - unit * 0.15, height: unit * 0.15, fill: '#000', opacity: 0.32 }),
    part({ x: x - 1, width: wide + 2, height: unit * 0.24, fill: '#fff', opacity: 0.58 }),
    part({ y: y + unit * 0.24, height: 2.2, rx: 0, fill: '#000', opacity: 0.22 }),
    text,
  )
}

function pinNode(row: number, pin: number, shape: Shape): readonly SVGElement[] {
  const { x: cx, y: cy } = pinAt(shape, row, pin)
  const r = unit * 0.155
  return [
    svgElement('ellipse', { cx: cx + 2, cy: cy + 4.5, rx: r * 1.1, ry: r, fill: '#12000c', opacity: 0.5 }),
    svgElement('circle', { cx, cy, r, fill: 'url(#plinko-pearl)' }),
  ]
}

export const pinAt = (shape: Shape, row: number, pin: number) =>
  onBoard(shape, { x: ((shape.rows + 2) / 2 + pin - row / 2) * unit, y: (row + 1) * unit })

const stops = (...all: readonly (readonly [offset: number, colour: string, opacity?: number])[]) =>
  all.map(([offset, colour, opacity = 1]) =>
    svgElement('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
  )

/** Lozenges of a rind, each lit from the upper left; and the light of pearls, metal and glass. */
function materials(): SVGElement {
  const half = unit / 2
  const facet = (d: string, fill: string, opacity: number) => svgElement('path', { d, fill, opacity })
  const upright = { x1: 0, y1: 0, x2: 0, y2: 1 }
  return svgElement(
    'defs',
    {},
    svgElement(
      'pattern',
      { id: 'plinko-rind', width: unit, height: unit, patternUnits: 'userSpaceOnUse' },
      facet(`M0 ${half}L${half} 0V${half}Z`, '#ff9ad0', 0.1),
      facet(`M${half} 0 ${unit} ${half}H${half}Z`, '#ff9ad0', 0.04),
      facet(`M0 ${half}H${half}V${unit}Z`, '#000', 0.1),
      facet(`M${half} ${half}H${unit}L${half} ${unit}Z`, '#000', 0.2),
    ),
    svgElement(
      'radialGradient',
      { id: 'plinko-pearl', cx: 0.36, cy: 0.3, r: 0.78 },
      ...stops([0, '#fffaf4'], [0.22, '#f3d9d2'], [0.6, '#c99e98'], [1, '#6e4149']),
    ),
    svgElement(
      'linearGradient',
      { id: 'plinko-gold', x1: 0, y1: 0, x2: 1, y2: 0 },
      ...stops([0, '#7a3d02'], [0.2, '#d98a0e'], [0.42, '#ffe9a6'], [0.58, '#f2ad22'], [1, '#6b3302']),
    ),
    svgElement(
      'radialGradient',
      { id: 'plinko-knob', cx: 0.36, cy: 0.3, r: 0.8 },
      ...stops([0, '#fff3c4'], [0.3, '#f7bb38'], [0.72, '#b86c06'], [1, '#5a2c02']),
    ),
    svgElement(
      'linearGradient',
      { id: 'plinko-sheen', ...upright },
      ...stops([0, '#fff', 0.3], [0.55, '#fff', 0], [1, '#000', 0.28]),
    ),
    svgElement(
      'linearGradient',
      { id: 'plinko-depth', ...upright },
      ...stops([0, '#1d0118', 0.86], [0.3, '#5c0a4b', 0.86], [0.75, '#6d0d58', 0.82], [1, '#2a0422', 0.95]),
    ),
  )
}

/** Where the rails begin and end, from the middle. */
const rails = (shape: Shape) => ({
  ...{ top: -0.1 * unit, foot: tops(shape) + 0.1 * unit },
  ...{ narrow: 1.75 * unit, broad: (shape.rows / 2 + 1.02) * unit },
})

function railNodes(shape: Shape, side: -1 | 1): readonly SVGElement[] {
  const { top, foot, narrow, broad } = rails(shape)
  const middle = middleOf(shape)
  const [x1, x2] = [middle + side * narrow, middle + side * broad]
  const line = (stroke: string, width: number, by = 0) =>
    svgElement('path', {
      ...{ d: `M${x1 + by} ${top}L${x2 + by} ${foot}`, stroke, 'stroke-width': width },
      ...{ 'stroke-linecap': 'round', fill: 'none' },
    })
  const lamps = Array.from({ length: shape.rows + 1 }, (_, k) => {
    const at = (k + 0.5) / (shape.rows + 1)
    const [cx, cy] = [x1 + (x2 - x1) * at, top + (foot - top) * at]
    return [
      svgElement('circle', { cx, cy, r: 7.5, fill: '#ffdf8a', opacity: 0.22 }),
      svgElement('circle', { cx, cy, r: 3.4, class: 'plinko-lamp' }),
    ]
  }).flat()
  const knob = (cx: number, cy: number) => svgElement('circle', { cx, cy, r: 11, fill: 'url(#plinko-knob)' })
  return [
    ...[line('#000', 18, 3), line('#5a2c02', 15), line('#d98a0e', 11), line('#ffd86b', 4.5, -1.6)],
    ...[...lamps, knob(x1, top), knob(x2, foot)],
  ]
}

/** The cup that the ball falls from, between the heads of the rails. */
function hopperNodes(shape: Shape): readonly SVGElement[] {
  const middle = middleOf(shape)
  const y = -above + 6
  return [
    svgElement('path', {
      d: `M${middle - 44} ${y + 4}H${middle + 44}L${middle + 27} ${y + 42}Q${middle} ${y + 53} ${middle - 27} ${y + 42}Z`,
      fill: 'url(#plinko-gold)',
    }),
    svgElement('path', {
      ...{ d: `M${middle - 38} ${y + 18}Q${middle} ${y + 27} ${middle + 38} ${y + 18}` },
      ...{ stroke: '#fff0b8', 'stroke-width': 2, opacity: 0.7, fill: 'none' },
    }),
    svgElement('ellipse', { cx: middle, cy: y + 4, rx: 45, ry: 9, fill: '#ffdc7d' }),
    svgElement('ellipse', { cx: middle, cy: y + 5, rx: 37, ry: 6.4, fill: '#2b1300' }),
  ]
}

/** The panel, what stands on it and the rails at its sides; the buckets are parts of their own, for they move. */
export function boardNodes(shape: Shape): readonly SVGElement[] {
  const middle = middleOf(shape)
  const { top, foot, narrow, broad } = rails(shape)
  const outline = `M${middle - narrow} ${top}H${middle + narrow}L${middle + broad} ${foot}V${foot + below - 4}H${middle - broad}V${foot}Z`
  return [
    materials(),
    svgElement('ellipse', {
      cx: middle,
      cy: foot + below - 8,
      rx: broad * 1.02,
      ry: 9,
      fill: '#000',
      opacity: 0.5,
    }),
    svgElement('path', { d: outline, fill: 'url(#plinko-depth)' }),
    svgElement('path', { d: outline, fill: 'url(#plinko-rind)', class: 'plinko-panel' }),
    ...Array.from({ length: shape.rows }, (_, row) =>
      Array.from({ length: row + 1 }, (_, pin) => pinNode(row, pin, shape)),
    ).flat(2),
    ...railNodes(shape, -1),
    ...railNodes(shape, 1),
    ...hopperNodes(shape),
  ]
}

export const bucketNodes = (shape: Shape, multiples: readonly number[]): readonly SVGElement[] =>
  multiples.map((multiple, bucket) => bucketNode(multiple, bucket, shape))
