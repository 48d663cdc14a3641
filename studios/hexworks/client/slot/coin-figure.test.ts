import { currencies, type Minor, parseMinor } from '@jackfruit/kernel'
import { expect, test } from 'vitest'
import { rules } from '../../games/slot-lucky-coins-hold/engine.ts'
import { seeded } from '../../testing/draws.ts'
import { coinFigure } from './coin-figure.ts'
import { readShown } from './read-shown.ts'
import { tagsOf } from './words.ts'

const kyat = currencies.get('MMK')!
const table = { currency: 'MMK', scale: 2 }
const sizes: Readonly<Record<string, bigint>> = { K: 1_000n, M: 1_000_000n, B: 1_000_000_000n }

/** As a reader of the coin understands it. */
function worthOf(figure: string): Minor {
  const size = sizes[figure.at(-1) ?? '']
  return (parseMinor(size ? figure.slice(0, -1) : figure, 2) ?? -1n) * (size ?? 1n)
}

test('worths are printed short and whole', () => {
  expect(
    [100_000n, 250_000n, 75_000n, 2_000_000n, 100_000_000n, 25n].map((worth) => coinFigure(worth, kyat)),
  ).toEqual(['1K', '2.5K', '750', '20K', '1M', '0.25'])
  // No figure is left out to be short.
  expect(coinFigure(123_456n, kyat)).toBe('1234.56')
})

test('what a coin shows is what the round has drawn for it, at every stake and in every respin', () => {
  let seen = 0
  const labels = new Set<string>()
  for (const [place, stake] of ['0.20', '1.00', '750.00', '1000.00', '25000.00'].entries())
    for (let nonce = place * 1_200; nonce < (place + 1) * 1_200; nonce += 1) {
      const minor = parseMinor(stake, 2)!
      const { spins } = readShown(
        rules.play({ stake: minor, choice: {} }, [], seeded(rules.code, nonce), table)!.shown,
      )
      for (const { coins = [] } of spins) {
        const tags = tagsOf({ coins }, (amount) => coinFigure(amount, kyat), kyat)
        expect(tags.size).toBe(coins.length)
        for (const { cell, value, label } of coins) {
          const [figure = '', name] = tags.get(`${cell[0]}/${cell[1]}`)!.split('\n')
          expect(worthOf(figure)).toBe(parseMinor(value, 2))
          expect(name).toBe(label)
          if (label) labels.add(label)
          seen += 1
        }
      }
    }
  expect(seen).toBeGreaterThan(500)
  expect([...labels]).toContain('MINI')
})
