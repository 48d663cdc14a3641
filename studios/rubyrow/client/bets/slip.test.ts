import { currencyOf, type Minor } from '@jackfruit/kernel'
import { baccarat } from '@jackfruit/table-rules/baccarat/table'
import { expect, test } from 'vitest'
import { tableLimits } from './limits.ts'
import { clear, doubled, emptySlip, type Ground, isBeyond, put, type Slip, takeFrom, undo } from './slip.ts'

const game = baccarat('bac-classic')
const kyat = currencyOf('MMK')
const units = (amount: number): Minor => BigInt(amount) * 100n
const limits = tableLimits('low', kyat, { places: game.places, most: units(250_000) })
if (!limits) throw new Error('no limits in kyat')
const ground = (more: Partial<Ground> = {}): Ground => ({
  ...{ lying: new Map(), balance: units(1_000_000), limits, mostBack: game.mostBack, ...more },
})
const chips = (entries: Readonly<Record<string, number>>) =>
  new Map(Object.entries(entries).map(([place, amount]) => [place, units(amount)]))
function slip(entries: Readonly<Record<string, number>>, more: Partial<Ground> = {}): Slip {
  const made = put(emptySlip, chips(entries), ground(more))
  if (isBeyond(made)) throw new Error(`beyond ${made.limit}`)
  return made
}

test('limits are those of the table’s level: main and side places have one of their own', () => {
  expect(limits.mostOn('P')).toBe(units(100_000))
  expect(limits.mostOn('PP')).toBe(units(10_000))
  expect(limits.least).toBe(units(100))
})

test('chips that are in count against the limit of a place, and each refusal names the limit it is beyond', () => {
  const over = (entries: Readonly<Record<string, number>>, more: Partial<Ground> = {}) =>
    put(emptySlip, chips(entries), ground(more))
  expect(over({ P: 100_000 })).toMatchObject({ draft: chips({ P: 100_000 }) })
  expect(over({ P: 100_100 })).toEqual({ limit: 'place', most: units(100_000) })
  expect(over({ P: 50_000 }, { lying: chips({ P: 60_000 }) })).toEqual({
    limit: 'place',
    most: units(100_000),
  })
  expect(
    over(
      { P: 90_000, B: 90_000, T: 10_000 },
      {
        lying: chips({ D7: 10_000, PP: 10_000, BP: 10_000, EP: 10_000, XP: 10_000, S6: 10_000, L6: 10_000 }),
      },
    ),
  ).toEqual({ limit: 'round', most: units(250_000) })
  expect(over({ P: 600 }, { balance: units(500) })).toEqual({ limit: 'balance', most: units(500) })
  expect(over({ XP: 10_000 }, { limits: { ...limits, maxWin: units(2_000_000) } })).toEqual({
    ...{ limit: 'win', most: units(2_000_000) },
  })
})

test('undo gives back what lay before, step by step, also after clearing', () => {
  const first = slip({ P: 500 })
  const second = put(first, chips({ T: 100 }), ground())
  if (isBeyond(second)) throw new Error('beyond')
  const third = clear(second)
  expect(third.draft.size).toBe(0)
  expect(undo(third).draft).toEqual(second.draft)
  expect(undo(undo(third)).draft).toEqual(first.draft)
  expect(undo(undo(undo(third))).draft.size).toBe(0)
  expect(takeFrom(second, 'P').draft).toEqual(chips({ T: 100 }))
})

test('double doubles what was put down, or what is in where nothing was', () => {
  expect(doubled(slip({ P: 500, T: 100 }), ground())).toMatchObject({ draft: chips({ P: 1_000, T: 200 }) })
  expect(doubled(emptySlip, ground({ lying: chips({ B: 700 }) }))).toMatchObject({ draft: chips({ B: 700 }) })
})
