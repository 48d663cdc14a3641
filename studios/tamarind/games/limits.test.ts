import { currencyOf, formatMinor } from '@jackfruit/kernel'
import type { Json, Rules } from '@jackfruit/studio-kit/rules'
import { expect, test } from 'vitest'
import { limits } from '../shared/ladders.ts'
import { readChipFacts } from '../shared/shown.ts'
import { cardOf, drawing, drawsFor } from '../shared/testing.ts'
import { rules as andarBahar } from './tg-andarbahar/engine.ts'
import { rules as baccarat } from './tg-baccarat/engine.ts'
import { rules as blackjack } from './tg-blackjack/engine.ts'
import { rules as dragonTiger } from './tg-dragontiger/engine.ts'
import { rules as fishPrawnCrab } from './tg-fpc/engine.ts'
import { rules as roulette } from './tg-roulette/engine.ts'
import { rules as sicBo } from './tg-sicbo/engine.ts'

const tableOf = (currency: string) => ({ currency, scale: currencyOf(currency).scale })

/** The limit on every place, as a bet. */
function everything(facts: Json, currency: string) {
  const bets = readChipFacts(facts).places.map(({ id, limit }) => [id, limits[currency]?.[limit] ?? ''])
  return { bets: Object.fromEntries(bets) }
}

/** What the limit on every place costs, or null where it could return more than a round may. */
function costOfAll<Choice>({ facts, readChoice, stakeOf }: Rules<Choice, never>, currency: string) {
  const choice = readChoice(everything(facts, currency), tableOf(currency))
  return choice && stakeOf ? formatMinor(stakeOf(choice), currencyOf(currency).scale) : null
}

test.each(Object.keys(limits))(
  'the limit on all 157 places of roulette is the most of a round in %s',
  (currency) => {
    expect(costOfAll(roulette, currency)).toBe(roulette.limits?.[currency]?.max)
  },
)

test('the least and the most of a round in kyat are those of one chip and of all places', () => {
  const most = [andarBahar, baccarat, dragonTiger, fishPrawnCrab, roulette, sicBo].map(
    ({ code, limits: declared }) => [code, declared?.['MMK']?.min, declared?.['MMK']?.max],
  )
  expect(most).toEqual([
    ['tg-andarbahar', '100.00', '2800000.00'],
    ['tg-baccarat', '100.00', '3300000.00'],
    ['tg-dragontiger', '100.00', '4200000.00'],
    ['tg-fpc', '100.00', '8200000.00'],
    ['tg-roulette', '100.00', '26500000.00'],
    ['tg-sicbo', '100.00', '11200000.00'],
  ])
})

test('[GL-13] a split with both halves doubled, beside full side bets, is the most of a round of Blackjack', () => {
  const { MMK: kyat } = limits
  const table = tableOf('MMK')
  const bets = { main: kyat?.main, pairs: kyat?.side, poker: kyat?.side }
  const choice = blackjack.readChoice({ bets }, table)
  if (!choice) throw new Error('no such bet')
  const cards = '8s 6h 8d Tc 3h 2h Kd 9d Kc'.split(' ').map(cardOf)
  const stake = blackjack.stakeOf?.(choice) ?? 0n
  const random = drawing(...drawsFor(cards, 8))
  const played = blackjack.play({ stake, choice }, ['split', 'double', 'double'], random, table)
  expect(formatMinor(stake)).toBe('1200000.00')
  expect(formatMinor(played?.stake ?? 0n)).toBe('4200000.00')
  expect(blackjack.limits?.['MMK']).toEqual({ min: '100.00', max: '4200000.00' })
})
