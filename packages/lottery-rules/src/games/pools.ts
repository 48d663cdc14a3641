/** Hong Kong pools (games.md §7.4): the first prize's digits, sold at a discount, and what is bet beside them. */

import { combinationsOf } from '../choose/combinations.ts'
import type { Tier } from '../draws.ts'
import { type Play, pays } from '../play.ts'
import { fields } from '../plays/fields.ts'
import { digits, numberFields, straightAt } from './number-plays.ts'

export const poolTiers: readonly Tier[] = [{ prize: 'first', count: 1, width: 4 }]

const first = { prize: 'first', from: 0 }
const last = { prize: 'first', from: -2 }
const field = (id: string, rows: Parameters<typeof numberFields>[2]): Play =>
  fields({ id, prize: 'first', fields: numberFields(4, first, rows) })
const holding = (wanted: readonly string[]) => ({
  key: wanted.join(''),
  is: (shown: string) => wanted.every((digit) => shown.includes(digit)),
})

const zodiacs = Array.from({ length: 12 }, (_, group) => ({
  key: String(group + 1),
  is: (shown: string) => Number(shown) % 12 === (group + 1) % 12,
}))

export const poolPlays: readonly Play[] = [
  straightAt('4d', 4, { prize: 'first', from: 0 }, 3000, 34),
  straightAt('3d', 3, { prize: 'first', from: -3 }, 400, 41),
  straightAt('2d', 2, last, 70, 71),
  field(
    'colokbebas',
    digits.map((digit) => holding([digit])),
  ),
  field('macau', combinationsOf(digits, 2).map(holding)),
  field('naga', combinationsOf(digits, 3).map(holding)),
  fields({ id: 'shio', prize: 'first', fields: numberFields(2, last, zodiacs) }),
  fields({
    id: 'kembangkempis',
    prize: 'first',
    fields: numberFields(2, last, [
      { key: 'kembang', is: ([a = '', b = '']) => a < b },
      { key: 'kempis', is: ([a = '', b = '']) => a > b },
      { key: 'kembar', is: ([a, b]) => a === b },
    ]),
  }),
  fields({
    id: 'sides',
    prize: 'first',
    fields: numberFields(2, last, [
      { key: 'big', times: pays(1.92), is: (shown) => shown >= '50' },
      { key: 'small', times: pays(1.92), is: (shown) => shown < '50' },
      { key: 'odd', times: pays(1.92), is: (shown) => Number(shown) % 2 === 1 },
      { key: 'even', times: pays(1.92), is: (shown) => Number(shown) % 2 === 0 },
    ]),
  }),
]
