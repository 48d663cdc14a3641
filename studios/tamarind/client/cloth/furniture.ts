/** What stands on a card table: the tray with the bank's chips, the shoe that cards come from, the rack they go to. */
import { element, svgElement } from '@jackfruit/game-page/dom'

const shape = (name: string, attributes: Record<string, string | number>) => svgElement(name, attributes)
const plate = (points: string, fill: string) => shape('polygon', { points, fill })

const stacks = ['#47614f', '#2458c4', '#b42236', '#14603f', '#84309f', '#c47d08', '#b42236']

/** Seven tubes of chips in a black tray, from the player's side. */
function tray(): SVGElement {
  const tubes = stacks.flatMap((colour, i) => {
    const x = 22 + i * 52
    const chips = Array.from({ length: 6 }, (_, row) => {
      const y = 12 + row * 8
      return [
        shape('rect', { x, y, width: 40, height: 9, rx: 3.5, fill: colour }),
        shape('rect', { x: x + 15, y, width: 10, height: 9, fill: '#f8efdb' }),
        shape('rect', { x, y: y + 7.4, width: 40, height: 1.6, fill: '#000', opacity: 0.32 }),
      ]
    }).flat()
    const face = shape('ellipse', { cx: x + 20, cy: 62, rx: 20, ry: 7, fill: colour })
    return [
      ...chips,
      face,
      shape('ellipse', { cx: x + 20, cy: 62, rx: 12, ry: 4, fill: '#f8efdb', opacity: 0.28 }),
    ]
  })
  return svgElement(
    'svg',
    { viewBox: '0 0 400 92', class: 'felt-tray' },
    plate('14,4 386,4 398,76 2,76', '#0d0f13'),
    plate('2,76 398,76 394,88 6,88', '#23272f'),
    plate('14,4 386,4 387,8 13,8', '#3a414d'),
    ...tubes,
  )
}

/** A shoe at the dealer's left hand: black, brass on its lid, the next card in its mouth. */
function shoe(): SVGElement {
  const card = svgElement(
    'g',
    { transform: 'matrix(0.94 0.36 -0.52 0.8 42 96)' },
    shape('rect', { x: 0, y: 0, width: 62, height: 46, rx: 5, fill: '#f7f4ea' }),
    shape('rect', {
      x: 4,
      y: 4,
      width: 54,
      height: 38,
      rx: 3,
      fill: '#115a3e',
      stroke: '#e9b64c',
      'stroke-width': 1.6,
    }),
    plate('31,13 39,17.500 39,27.500 31,32 23,27.500 23,17.500', '#e9b64c'),
  )
  return svgElement(
    'svg',
    { viewBox: '0 0 200 170', class: 'felt-shoe' },
    shape('ellipse', { cx: 116, cy: 124, rx: 82, ry: 30, fill: '#000', opacity: 0.36 }),
    plate('196,52 142,122 136,152 190,84', '#08090c'),
    plate('40,84 142,122 136,152 36,112', '#1a1d24'),
    plate('50,93 132,124 128,143 48,108', '#0a0b0e'),
    card,
    plate('96,12 196,52 142,122 40,84', '#262a33'),
    plate('103,22 182,54 138,110 58,80', '#b97a22'),
    plate('103,22 182,54 178,60 100,28', '#f2cf83'),
    plate('116,34 160,52 136,82 92,64', '#f3eedf'),
    plate('96,12 196,52 195,56 95,16', '#596273'),
    plate('40,84 142,122 142,126 40,88', '#434b59'),
  )
}

/** The rack of what was played. */
function discards(): SVGElement {
  return svgElement(
    'svg',
    { viewBox: '0 0 150 110', class: 'felt-discards' },
    shape('ellipse', { cx: 74, cy: 84, rx: 62, ry: 20, fill: '#000', opacity: 0.36 }),
    plate('8,60 74,26 142,58 78,98', '#101216'),
    plate('8,60 78,98 78,106 8,68', '#2b303a'),
    plate('142,58 78,98 78,106 142,66', '#1a1d24'),
    plate('30,50 76,26 120,48 76,74', '#fbf6e8'),
    plate('30,50 76,74 76,88 30,63', '#d9cfb6'),
    plate('120,48 76,74 76,88 120,61', '#b9ad90'),
    shape('path', {
      d: 'M30 55 76 79 120 53M30 59 76 84 120 57',
      stroke: '#8d8168',
      'stroke-width': 0.8,
      fill: 'none',
    }),
  )
}

export interface Furniture {
  readonly node: HTMLElement
  readonly tray: Element
  readonly shoe: Element
  readonly discards: Element
}

export function makeFurniture(): Furniture {
  const [bank, source, rack] = [tray(), shoe(), discards()]
  return {
    node: element('div', { class: 'felt-furniture', 'aria-hidden': 'true' }, rack, bank, source),
    ...{ tray: bank, shoe: source, discards: rack },
  }
}
