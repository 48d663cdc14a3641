/** PC28: the sum of three digits (games.md §7.5). */
import type { Tier } from '../draws.ts'
import { type Play, pays } from '../play.ts'
import { fields } from '../plays/fields.ts'
import { numberFields } from './number-plays.ts'
import { formOf } from './shapes.ts'

export const pc28Tiers: readonly Tier[] = [{ prize: 'number', count: 1, width: 3 }]

const sumOf = (shown: string) => [...shown].reduce((sum, digit) => sum + Number(digit), 0)

const play = (
  id: string,
  rows: readonly { key: string; total: number; is: (shown: string) => boolean }[],
): Play =>
  fields({
    id,
    prize: 'number',
    fields: numberFields(
      3,
      { prize: 'number', from: 0 },
      rows.map(({ key, total, is }) => ({ key, times: pays(total), is })),
    ),
  })

const onSum = (key: string, total: number, is: (sum: number) => boolean) => ({
  key,
  total,
  is: (shown: string) => is(sumOf(shown)),
})

/** For 0 to 13; the other half is its mirror. */
const sums = [950, 316.6, 158.3, 95, 63.3, 45.2, 33.9, 26.3, 21.1, 17.2, 15, 13.7, 13, 12.6]
const [big, odd] = [(sum: number) => sum >= 14, (sum: number) => sum % 2 === 1]
const grey = [0, 13, 14, 27]
const colour = (rest: number) => (sum: number) => sum % 3 === rest && !grey.includes(sum)

export const pc28Plays: readonly Play[] = [
  play(
    'sum',
    Array.from({ length: 28 }, (_, i) =>
      onSum(String(i), sums[Math.min(i, 27 - i)] ?? 0, (sum) => sum === i),
    ),
  ),
  play('sides', [
    onSum('big', 1.92, big),
    onSum('small', 1.92, (sum) => !big(sum)),
    onSum('odd', 1.92, odd),
    onSum('even', 1.92, (sum) => !odd(sum)),
  ]),
  play('pairs', [
    onSum('bigodd', 4.15, (sum) => big(sum) && odd(sum)),
    onSum('smalleven', 4.15, (sum) => !big(sum) && !odd(sum)),
    onSum('bigeven', 3.56, (sum) => big(sum) && !odd(sum)),
    onSum('smallodd', 3.56, (sum) => !big(sum) && odd(sum)),
  ]),
  play('extremes', [onSum('low', 17.1, (sum) => sum <= 5), onSum('high', 17.1, (sum) => sum >= 22)]),
  play('forms', [
    { key: 'triple', total: 96, is: (shown) => formOf(shown) === 'leopard' },
    { key: 'pair', total: 3.55, is: (shown) => formOf(shown) === 'pair' },
    { key: 'straight', total: 16, is: (shown) => formOf(shown) === 'straight' },
  ]),
  play('colours', [
    onSum('red', 2.89, colour(0)),
    onSum('green', 3.72, colour(1)),
    onSum('blue', 3.72, colour(2)),
  ]),
]
