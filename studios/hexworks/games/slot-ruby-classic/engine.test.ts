import { describe, expect, test } from 'vitest'
import { given, roundOf } from '../../shared/testing/rounds.ts'
import { rules } from './engine.ts'
import { readLine } from './line.ts'
import { reels } from './rules.ts'

describe('the line', () => {
  test.each([
    ['W W W', 'W', 1000],
    ['7 7 7', '7', 75],
    ['7 W 7', '7', 150],
    ['W W 7', '7', 300],
    ['3BAR 3BAR 3BAR', '3BAR', 24],
    ['1BAR W 1BAR', '1BAR', 8],
    ['3BAR 1BAR 2BAR', 'bars', 2],
    ['3BAR W 2BAR', 'bars', 4],
    ['Cherry Cherry Cherry', 'Cherry', 8],
    ['W Cherry W', 'Cherry', 32],
    ['Cherry 7 Cherry', 'Cherry', 2],
    ['Cherry W Blank', 'Cherry', 4],
    ['Blank Cherry 3BAR', 'Cherry', 1],
  ])('%s wins by %s %d stakes', (line, symbol, win) => {
    const result = readLine(line.split(' '))
    expect(result?.symbol).toBe(symbol)
    expect((result?.pay ?? 0) * (result?.times ?? 0)).toBe(win)
  })

  test.each(['7 7 Blank', 'W W Blank', 'W Blank 1BAR', '3BAR 7 W', 'Blank Blank Blank'])(
    '%s wins nothing',
    (line) => {
      expect(readLine(line.split(' '))).toBeNull()
    },
  )
})

describe('a round', () => {
  const stopOf = (symbol: string) => (reels[0].indexOf(symbol) - 1 + reels[0].length) % reels[0].length

  test('three wilds on the middle row pay a thousand stakes and are shown so', () => {
    const stop = stopOf('W')
    const round = roundOf(rules, 10_000n, given([stop, stop, stop]))
    expect(round.win).toBe(10_000_000n)
    expect(round.ended).toBe(true)
    expect(round.shown).toMatchObject({
      spins: [
        {
          kind: 'base',
          grid: [
            ['Blank', 'W', 'Blank'],
            ['Blank', 'W', 'Blank'],
            ['Blank', 'W', 'Blank'],
          ],
          wins: [{ kind: 'line', symbol: 'W', count: 3, line: 1, times: '1', amount: '100000.00' }],
          total: '100000.00',
        },
      ],
    })
  })
})
