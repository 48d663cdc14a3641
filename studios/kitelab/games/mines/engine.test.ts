import { describe, expect, test } from 'vitest'
import { everyStake, kyat, saying, seeded } from '../../shared/testing.ts'
import { type Action, rules } from './engine.ts'
import { readShown } from './shown.ts'

/** Three mines, in the cells 0, 1 and 2: each draw takes the next place. */
const round = (...actions: readonly Action[]) =>
  rules.play({ stake: 10_000n, choice: { mines: 3 } }, actions, saying(0, 0, 0), kyat)

describe('a round with three mines', () => {
  test('says nothing of the mines while it is open', () => {
    expect(round({ pick: 10 })).toEqual({
      stake: 10_000n,
      win: 0n,
      ended: false,
      shown: { mines: 3, opened: [10], now: 110, next: 125, field: null, end: null },
      ifLeft: { leave: true },
    })
  })

  test('pays the ladder at a cash-out and shows the mines', () => {
    expect(round({ pick: 10 }, { pick: 24 }, { pick: 7 }, { cashOut: true })).toEqual({
      stake: 10_000n,
      win: 14_400n,
      ended: true,
      shown: { mines: 3, opened: [10, 24, 7], now: 144, next: null, field: [0, 1, 2], end: 'cashed' },
    })
  })

  test('returns nothing at a mine', () => {
    expect(round({ pick: 10 }, { pick: 2 })).toMatchObject({ win: 0n, ended: true, shown: { end: 'mine' } })
  })

  test('is paid when all safe cells are open', () => {
    const all = Array.from({ length: 22 }, (_, i) => ({ pick: i + 3 }))
    expect(round(...all)).toMatchObject({ win: 22_310_000n, ended: true, shown: { end: 'cleared' } })
  })

  test('takes no cell twice, no cash-out before a cell, and nothing after its end', () => {
    expect(round({ cashOut: true })).toBeNull()
    expect(round({ pick: 10 }, { pick: 10 })).toBeNull()
    expect(round({ pick: 0 }, { pick: 10 })).toBeNull()
    expect(round({ pick: 10 }, { cashOut: true }, { cashOut: true })).toBeNull()
  })

  test('that was left comes to nothing before a cell, and is cashed out after one', () => {
    expect(round({ leave: true })).toMatchObject({ win: 0n, ended: true, isVoid: true })
    const left = round({ pick: 10 }, { leave: true })
    expect(left).toMatchObject({ win: 11_000n, ended: true, shown: { end: 'left' } })
    expect(left?.isVoid).toBeUndefined()
  })
})

test('at any stake the round ends, paid, before a cell that could return more than the most', () => {
  for (const { stake, table, most } of everyStake(rules.stakes, rules.maxWin))
    for (const mines of [1, 3, 10, 24]) {
      const actions: Action[] = []
      const deal = () =>
        rules.play({ stake, choice: { mines } }, actions, saying(...new Array<number>(mines).fill(0)), table)
      for (let cell = mines; cell < 25 && !deal()?.ended; cell++) actions.push({ pick: cell })
      const last = deal()
      expect(last?.ended).toBe(true)
      expect(last?.win).toBeGreaterThan(0n)
      expect(last?.win).toBeLessThanOrEqual(most)
    }
})

test('the mines lie where they lay, whatever is opened', () => {
  for (let seed = 0; seed < 200; seed++) {
    const deal = (...actions: Action[]) =>
      rules.play({ stake: 10_000n, choice: { mines: 24 } }, actions, seeded(seed), kyat)
    const fields = [0, 7, 24].map((pick) => {
      const one = deal({ pick })
      return readShown(one?.shown).field ?? readShown(deal({ pick }, { leave: true })?.shown).field
    })
    expect(fields[1]).toEqual(fields[0])
    expect(fields[2]).toEqual(fields[0])
  }
})

test.each([null, {}, { mines: 0 }, { mines: 25 }, { mines: '3' }])('the choice %j cannot be bet', (raw) => {
  expect(rules.readChoice(raw, kyat)).toBeNull()
})

test.each([null, {}, { pick: 25 }, { pick: -1 }, { cashOut: 1 }, 'cashOut'])('%j is no action', (raw) => {
  expect(rules.readAction?.(raw)).toBeNull()
})
