import type { agents } from '@jackfruit/contracts'
import { expect, test } from 'vitest'
import { conditionsOf, type Draft, draftOf, wrongWith } from './draft.ts'

const tier = (minValid: string, minActive: number, rate: string) => ({
  ...{ minValid, minActive, minLoss: null, rates: [{ kind: '*', rate }] },
})
const own: agents.Terms = {
  ...{ period: 'weekly', step: null, onlyIfTeamLost: false, minActiveBet: '0.00', retroTier: false },
  ...{ dividend: null, payer: 'PLATFORM' },
  tiers: [tier('10000000.00', 5, '0.3500'), tier('50000000.00', 15, '0.4500')],
}
const bounds = { above: own, cap: { '*': 10_000n }, scale: 2 }
const withRates = (...rates: string[]): Draft => {
  const draft = draftOf(own)
  return {
    ...draft,
    tiers: draft.tiers.map((each, at) => ({ ...each, rates: [{ kind: '*', rate: rates[at] ?? '' }] })),
  }
}

test('[CT-07] a rate above the own one is told with its step before anything is sent', () => {
  expect(wrongWith(withRates('0.30', '0.35'), bounds)).toBeNull()
  expect(wrongWith(withRates('0.30', '0.65'), bounds)).toEqual({ what: 'abovePayer', at: 1, most: 4_500n })
})

test('at the top the cap of the brand holds alone', () => {
  const top = { ...bounds, above: null, cap: { '*': 5_000n } }
  expect(wrongWith(withRates('0.30', '0.50'), top)).toBeNull()
  expect(wrongWith(withRates('0.30', '0.51'), top)).toEqual({ what: 'aboveCap', at: 1, most: 5_000n })
})

test('steps have to rise, and each figure has to be one', () => {
  expect(wrongWith(withRates('0.30', '0.30'), bounds)).toEqual({ what: 'notRising', at: 1 })
  expect(wrongWith(withRates('0.30', ''), bounds)).toEqual({ what: 'figure', at: 1 })
  expect(wrongWith({ ...withRates('0.30', '0.35'), step: '0' }, bounds)).toMatchObject({ what: 'stepFigure' })
})

test('[CT-12] what is sent holds what the kind of pay may say, and no more', () => {
  const draft = {
    ...withRates('0.30', '0.35'),
    step: '10000',
    onlyIfTeamLost: true,
    payer: 'UPLINE' as const,
  }
  expect(conditionsOf(draft, 'daily')).toEqual({
    ...{ period: 'weekly', payer: 'UPLINE', step: '10000', onlyIfTeamLost: true },
    tiers: [
      { minValid: '10000000', minActive: 5, minLoss: null, rates: [{ kind: '*', rate: '0.30' }] },
      { minValid: '50000000', minActive: 15, minLoss: null, rates: [{ kind: '*', rate: '0.35' }] },
    ],
  })
  expect(conditionsOf(draft, 'realtime')).toMatchObject({
    ...{ period: 'daily', payer: 'PLATFORM', step: null, onlyIfTeamLost: false },
  })
})
