import { games } from '@jackfruit/table-rules/known'
import { chips, type Level, levels, limitsFor } from '@jackfruit/table-rules/limits'
import { expect, test } from 'vitest'
import { tables } from './index.ts'

test('every game stands at a table, and every table has a code of its own', () => {
  expect(new Set(tables.map(({ game }) => game.code))).toEqual(new Set(games.keys()))
  expect(new Set(tables.map(({ id }) => id)).size).toBe(tables.length)
  for (const { id, name, game } of tables) expect(id).toBe(`${game.code}-${name.number}`)
})

test('baccarat, roulette and dragon tiger stand at three tables, for small, usual and large stakes', () => {
  for (const code of ['bac-classic', 'roul-eu', 'dt'])
    expect(tables.filter(({ game }) => game.code === code).map(({ level }) => level)).toEqual([...levels])
})

test('limits in kyat: a tenth, the usual, and five times from a larger chip on', () => {
  const kyat = (level: Level) => limitsFor(level, 'MMK')
  expect(kyat('low')).toMatchObject({ main: '100000', side: '10000', maxWin: '100000000' })
  expect(kyat('standard')).toMatchObject({ main: '1000000', side: '100000', maxWin: '100000000' })
  expect(kyat('high')).toMatchObject({ main: '5000000', side: '100000', maxWin: '100000000' })
  expect(kyat('high')?.chips[0]).toBe('5000')
  expect(limitsFor('low', 'XXX')).toBeNull()
})

test('at every table in every currency the least chip fits every place, and every limit is so many least chips', () => {
  for (const currency of Object.keys(chips))
    for (const level of levels) {
      const limits = limitsFor(level, currency)
      const least = Number(limits?.chips[0])
      for (const limit of [limits?.main, limits?.side]) {
        expect(least).toBeLessThanOrEqual(Number(limit))
        expect(Number(limit) % least).toBe(0)
      }
    }
})

test('a member may lay on a board what its limits allow, in every currency, and the least stake is one chip', () => {
  for (const { limits, game } of tables)
    for (const [currency, { min, main, side, roundMax, maxWin }] of Object.entries(limits)) {
      expect(min % 100n, currency).toBe(0n)
      for (const most of [main, side]) {
        expect(most).toBeGreaterThanOrEqual(min)
        expect(most).toBeLessThanOrEqual(roundMax)
      }
      // What a place wins beside its stake is within the round's largest win; with the stake, the table says so itself.
      for (const { id, limit } of game.places) {
        const stake = limit === 'main' ? main : side
        expect(game.mostBack(new Map([[id, stake]])) - stake, id).toBeLessThanOrEqual(maxWin)
      }
    }
})

test('betting at each table lasts as the reference of rules says', () => {
  const betting = Object.fromEntries([...games].map(([code, { phases }]) => [code, phases.bettingMs / 1000]))
  expect(betting).toMatchObject({
    'bac-classic': 18,
    'bac-speed': 12,
    'roul-eu': 20,
    dt: 12,
    xocdia: 20,
    taixiu: 50,
  })
})
