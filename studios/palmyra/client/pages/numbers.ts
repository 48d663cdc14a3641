/** A result as it is shown: balls, dice, cars, or a table of prizes. */
import { element } from '@jackfruit/game-page/dom'
import type { KindName, Result } from '@jackfruit/lottery-rules'
import { prizeName } from '../model/names.ts'
import type { Say } from '../texts.ts'

export type Look = 'digits' | 'balls' | 'dice' | 'cars' | 'table'

export function lookOf(kind: KindName): Look {
  if (kind === 'dice') return 'dice'
  if (kind === 'pk10') return 'cars'
  if (kind === 'keno' || kind === 'mark-six') return 'balls'
  if (['two-digits', 'three-digits', 'yiki', 'laos', 'pools', 'ssc', 'pc28'].includes(kind)) return 'digits'
  return 'table'
}

const pips: Readonly<Record<string, readonly number[]>> = {
  1: [5],
  2: [1, 9],
  3: [1, 5, 9],
  4: [1, 3, 7, 9],
  5: [1, 3, 5, 7, 9],
  6: [1, 3, 4, 6, 7, 9],
}

export const dieFace = (face: string): HTMLElement =>
  element(
    'span',
    { class: 'die-face' },
    ...Array.from({ length: 9 }, (_, i) => element('i', { class: pips[face]?.includes(i + 1) ? 'pip' : '' })),
  )

/** One shown number; `tone` chooses among eight colours. */
export const ball = (text: string, tone: number): HTMLElement =>
  element('span', { class: `ball tone-${tone % 8}` }, element('b', { class: 'num' }, text))

/** All single things of a result in order, for balls, dice and cars. */
export const piecesOf = (look: Look, result: Result): string[] =>
  Object.values(result).flatMap((numbers) =>
    look === 'digits' ? numbers.flatMap((number) => [...number]) : numbers,
  )

export function resultNode(say: Say, kind: KindName, result: Result): HTMLElement {
  const look = lookOf(kind)
  if (look === 'table')
    return element(
      'dl',
      { class: 'prizes' },
      ...Object.entries(result).flatMap(([prize, numbers]) => [
        element('dt', {}, prizeName(say, prize)),
        element('dd', { class: `num prize-${prize}` }, numbers.join(' · ')),
      ]),
    )
  const pieces = piecesOf(look, result)
  return element(
    'div',
    { class: `pieces pieces-${look}`, role: 'img', 'aria-label': pieces.join(' ') },
    ...pieces.map((piece) => (look === 'dice' ? dieFace(piece) : ball(piece, Number(piece)))),
  )
}
