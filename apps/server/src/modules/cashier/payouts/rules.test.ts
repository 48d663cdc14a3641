import { assert, bigInt, property, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { readBrandFiles } from '../../merchants/index.ts'
import { addressProblem } from './addresses.ts'
import { splitOf } from './review.ts'
import { feeOf, percentOf, rulesOf } from './rules.ts'
import { payoutMachine } from './states.ts'
import { paidIn, priceOf, sentFor, sharesFor } from './tender.ts'

const rate = { feeBasisPoints: 50n, feeFixed: 0n }
const amounts = bigInt({ min: 1n, max: 10n ** 13n })
const brands = readBrandFiles().map(({ merchantCode, currency, settings }) => ({
  ...{ code: merchantCode, currency, settings },
}))

test('[B-16] a fee is less than the amount, and many small withdrawals never cost less than one large', () => {
  assert(
    property(amounts, bigInt({ min: 1n, max: 200n }), (amount, count) => {
      const fee = feeOf(rate, amount)
      expect(fee >= 0n && fee < amount).toBe(true)
      if (amount > 200n) expect(fee * count >= feeOf(rate, amount * count)).toBe(true)
    }),
  )
  expect(percentOf(50n)).toBe('0.50')
})

test('[B-16] parts are the whole to the last unit, none carries more than it may, and one bears the fee', () => {
  const cases = tuple(amounts, bigInt({ min: 1_000n, max: 10n ** 9n })).filter(
    ([amount, partMax]) => amount > 1_000n && amount / partMax < 500n,
  )
  const coin = paidIn('MMK', { currency: 'USDT', scale: 6, worth: '209999', network: 'TRC20' })
  assert(
    property(cases, ([amount, partMax]) => {
      const fee = feeOf(rate, amount)
      const parts = splitOf({ amount, fee, peerAmount: 0n }, partMax)
      expect(parts.reduce((sum, part) => sum + part.amount, 0n)).toBe(amount)
      expect(parts.reduce((sum, part) => sum + part.fee, 0n)).toBe(fee)
      const received = parts.map((part) => part.amount - part.fee)
      for (const sent of received) expect(sent > 0n && sent <= partMax).toBe(true)
      // And of a coin, too, the parts together are what the whole would have been.
      const shares = sharesFor(coin, received)
      expect(shares.reduce((sum, share) => sum + share, 0n)).toBe(sentFor(coin, amount - fee).amount)
    }),
  )
})

test('[B-16] every brand has methods and bounds that go together, and every example is one', () => {
  expect(brands).toHaveLength(7)
  for (const brand of brands) {
    const rules = rulesOf(brand)
    expect(new Set(rules.methods.map(({ kind }) => kind))).toEqual(new Set(['wallet', 'bank', 'crypto']))
    expect(rules.automaticMax < rules.papersFrom && rules.papersFrom < rules.dayMax).toBe(true)
    for (const { pattern, example, network, min, max, partMax, ...method } of rules.methods) {
      expect(min < max && max <= rules.dayMax && partMax >= min).toBe(true)
      expect(sentFor(method.tender, min - feeOf(method, min)).amount > 0n).toBe(true)
      if (pattern) expect(example.replace(/[\s-]/g, '')).toMatch(pattern)
      else expect(network && addressProblem(network, 'TXYZ')).not.toBeNull()
    }
  }
})

test('[B-16] a mistake in a brand’s payouts is told by the brand and the field', () => {
  const [demo] = brands
  if (!demo) throw new Error('there is no brand')
  const broken = (change: object) => () => rulesOf({ ...demo, settings: { ...demo.settings, ...change } })
  expect(broken({ payouts: { ...demo.settings.payouts, dayMax: '-1' } })).toThrow(/demommk: payouts.*dayMax/s)
  expect(broken({ payouts: undefined })).toThrow(/demommk: payouts/)
  const [first] = demo.settings.payoutMethods
  expect(broken({ payoutMethods: [first, first] })).toThrow(/stands twice/)
  expect(broken({ payoutMethods: [{ ...first, pattern: '(' }] })).toThrow(/is no pattern/)
})

test('[B-16] a coin is sent down to its smallest unit, and a wallet of thousands in whole rupiah', () => {
  const coin = paidIn('MMK', { currency: 'USDT', scale: 6, worth: '210000', network: 'TRC20' })
  expect(sentFor(coin, 10_000_000n)).toEqual({ currency: 'USDT', scale: 6, amount: 47_619_047n })
  expect(priceOf(coin, 'MMK')).toBe('2100.00')
  const rupiah = paidIn('IDRK', null)
  expect(sentFor(rupiah, 12_345n)).toEqual({ currency: 'IDR', scale: 0, amount: 123_450n })
  expect(priceOf(rupiah, 'IDRK')).toBeNull()
  expect(sentFor(paidIn('KES', null), 12_345n)).toEqual({ currency: 'KES', scale: 2, amount: 12_345n })
})

test('[MC-07] from every state there is a way to an end', () => {
  const { steps } = payoutMachine
  const reaches = (from: keyof typeof steps, seen = new Set<string>()): boolean =>
    steps[from].length === 0 ||
    steps[from].some((to) => !seen.has(to) && reaches(to, new Set([...seen, from])))
  for (const state of Object.keys(steps)) expect(reaches(state as keyof typeof steps)).toBe(true)
})
