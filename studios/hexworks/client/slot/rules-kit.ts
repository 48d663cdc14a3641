import { element, svgElement } from '@jackfruit/game-page/dom'
import { moneyNode } from '@jackfruit/game-page/money'
import type { ViewParts } from '@jackfruit/game-page/view'
import type { ReelLook } from '../reels/look.ts'

/** What one symbol pays: for so many of a kind, in units of which some make a stake. */
export interface Pays {
  readonly symbol: string
  readonly pays: readonly (readonly [count: string, units: number])[]
}

/** Pieces of a slot's rules page. */
export interface RulesKit {
  readonly heading: (words: string) => HTMLElement
  readonly note: (words: string) => HTMLElement
  /** In money, for the stake that is chosen now. */
  readonly paytable: (unitsPerStake: number, pays: readonly Pays[]) => HTMLElement
  /** A symbol and what it does. */
  readonly feature: (symbol: string, ...words: string[]) => HTMLElement
  readonly lines: (lines: readonly (readonly number[])[], rows: number) => HTMLElement
  /** So many units as money, for the stake that is chosen now. */
  readonly pay: (units: number, unitsPerStake: number) => string
}

export function rulesKit(parts: ViewParts, look: ReelLook): RulesKit {
  const { currency, stake, money, say } = parts
  /** Units may be fractions: 1.2 stakes. */
  const amount = (units: number, unitsPerStake: number) =>
    (stake() * BigInt(Math.round(units * 10_000))) / (BigInt(unitsPerStake) * 10_000n)
  return {
    heading: (words) => element('h3', {}, words),
    note: (words) => element('p', { class: 'hint' }, words),
    pay: (units, unitsPerStake) => money(amount(units, unitsPerStake)),
    paytable: (unitsPerStake, pays) =>
      element(
        'div',
        { class: 'pay-grid' },
        ...pays.map((row) =>
          element(
            'div',
            { class: 'pay-card' },
            symbolPicture(look, row.symbol, say),
            element(
              'dl',
              {},
              ...row.pays.flatMap(([count, units]) => [
                element('dt', { class: 'num' }, `${count}×`),
                element('dd', {}, moneyNode(amount(units, unitsPerStake), currency)),
              ]),
            ),
          ),
        ),
      ),
    feature: (symbol, ...words) =>
      element(
        'div',
        { class: 'feature' },
        symbolPicture(look, symbol, say),
        element('div', {}, ...words.map((each) => element('p', {}, each))),
      ),
    lines: (lines, rows) =>
      element(
        'div',
        { class: 'line-grid' },
        ...lines.map((line, index) => lineDiagram(line, rows, index + 1, look.colours.gold)),
      ),
  }
}

/** A symbol from the atlas, as a background so that one picture serves all, and the word of its ribbon. */
export function symbolPicture(look: ReelLook, name: string, say: ViewParts['say']): HTMLElement {
  const key = look.ribbons?.[name]
  const word = key ? say(key) : ''
  const made = element(
    'span',
    { class: 'symbol-picture', 'aria-hidden': 'true' },
    word && element('b', {}, word),
  )
  made.style.setProperty('--letters', String(word.length))
  const box = look.symbolBox(name)
  const picture = new Image()
  picture.src = look.atlas
  const place = () => {
    const [wide, high] = [picture.naturalWidth, picture.naturalHeight]
    Object.assign(made.style, {
      backgroundImage: `url("${look.atlas}")`,
      backgroundSize: `${(wide / box.width) * 100}% ${(high / box.height) * 100}%`,
      backgroundPosition: `${(box.x / Math.max(1, wide - box.width)) * 100}% ${(box.y / Math.max(1, high - box.height)) * 100}%`,
    })
  }
  if (picture.complete) place()
  else picture.addEventListener('load', place)
  return made
}

function lineDiagram(line: readonly number[], rows: number, number: number, gold: string): HTMLElement {
  const dots = line.flatMap((at, reel) =>
    Array.from({ length: rows }, (_, row) =>
      svgElement('rect', {
        ...{ x: reel * 10 + 1, y: row * 10 + 1, width: 8, height: 8, rx: 2 },
        fill: row === at ? gold : '#4A2A48',
      }),
    ),
  )
  const path = svgElement('polyline', {
    points: line.map((row, reel) => `${reel * 10 + 5},${row * 10 + 5}`).join(' '),
    fill: 'none',
    stroke: '#FFF1CC',
    'stroke-width': 1.6,
    'stroke-linejoin': 'round',
  })
  return element(
    'figure',
    { class: 'line' },
    svgElement(
      'svg',
      { viewBox: `0 0 ${line.length * 10} ${rows * 10}`, 'aria-hidden': 'true' },
      ...dots,
      path,
    ),
    element('figcaption', { class: 'num' }, String(number)),
  )
}
