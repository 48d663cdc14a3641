import { describe, expect, test } from 'vitest'
import type { SlotRules, Spin } from '../model.ts'
import { en } from '../texts/en.ts'
import { my } from '../texts/my.ts'
import { sayFrom } from '../texts.ts'
import { litBy, winWords } from './presentation.ts'

const rules: SlotRules = {
  lines: [
    [1, 1, 1, 1, 1],
    [0, 1, 2, 1, 0],
  ],
  paytable: [],
  scatterPays: [2, 10, 50],
  freeSpins: 10,
  freeSpinTimes: 3,
  rtp: '96.57',
  hitRate: '41.13',
  volatility: 'medium',
}

const spin = (change: Partial<Spin>): Spin => ({
  window: [
    ['A', 'S', 'K'],
    ['A', 'A', 'K'],
    ['S', 'A', 'K'],
    ['Q', 'A', 'S'],
    ['Q', 'J', 'K'],
  ],
  lines: [],
  scatter: null,
  total: 0n,
  awarded: 0,
  ...change,
})
const say = sayFrom(en)

describe('what a spin lights', () => {
  test('only the paying cells of a line, but its whole path', () => {
    const [lit] = litBy(spin({ lines: [{ line: 2, symbol: 'A', count: 3, amount: 10n }] }), rules, 'S')
    expect(lit?.cells).toEqual([
      { reel: 0, row: 0 },
      { reel: 1, row: 1 },
      { reel: 2, row: 2 },
    ])
    expect(lit?.path).toHaveLength(5)
  })

  test('every pagoda where the pagodas pay', () => {
    expect(litBy(spin({ scatter: { count: 3, amount: 10n } }), rules, 'S')[0]?.cells).toEqual([
      { reel: 0, row: 1 },
      { reel: 2, row: 0 },
      { reel: 3, row: 2 },
    ])
    expect(litBy(spin({}), rules, 'S')).toEqual([])
  })
})

describe('the words of a win', () => {
  test('name the line when there is one, and count them when there are more', () => {
    const line = { line: 2, symbol: 'A', count: 5, amount: 10n }
    expect(winWords(spin({ lines: [line] }), say)).toBe('Win · 5 of a kind · line 2')
    expect(winWords(spin({ lines: [line, line] }), say)).toBe('Win · 2 lines')
    expect(winWords(spin({ scatter: { count: 3, amount: 1n } }), say)).toBe('Win · 3 pagodas')
  })
})

describe('the catalogues', () => {
  const holes = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort()

  test.each(Object.keys(en) as (keyof typeof en)[])('Burmese fills the same holes in %s', (key) => {
    expect(holes(my[key])).toEqual(holes(en[key]))
    expect(my[key]).not.toMatch(/[၀-၉]/)
  })
})
