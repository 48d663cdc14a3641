import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { dueOf, worthOf } from './worth.ts'

test('[MC-06] a wallet in the same money asks for what was chosen', () => {
  expect(dueOf({}, 'MMK', 5_000_000n)).toEqual({
    ...{ pay: { currency: 'MMK', scale: 2, amount: 5_000_000n }, rate: { num: 1n, den: 1n } },
    due: 5_000_000n,
  })
})

test('[MC-06] D-04: a purse of thousands shows rupiah', () => {
  const method = { pay: { currency: 'IDR', scale: 0, worth: '1', of: '10' } }
  expect(dueOf(method, 'IDRK', 5_000n)).toMatchObject({ pay: { amount: 50_000n }, due: 5_000n })
})

test('[MC-06] A6: who pays what is asked gets no less than they chose, and parts never come to more than the whole', () => {
  const money = fc.bigInt(1n, 10n ** 13n)
  fc.assert(
    fc.property(
      ...[money, fc.bigInt(1n, 10n ** 6n), fc.bigInt(1n, 10n ** 6n), fc.integer({ min: 0, max: 98 }), money],
      (wanted, worth, of, drawn, part) => {
        const method = {
          pay: { currency: 'USDT', scale: 6, worth: worth.toString(), of: of.toString() },
          tail: { step: '3', steps: 99 },
        }
        const { pay, rate, due } = dueOf(method, 'MMK', wanted, () => drawn)
        expect(due >= wanted).toBe(true)
        const first = part % pay.amount
        expect(worthOf(first, rate) + worthOf(pay.amount - first, rate) <= due).toBe(true)
      },
    ),
  )
})

test('[MC-06] where a rate does not divide, what is asked for is rounded up, so that it is worth what was chosen', () => {
  const method = { pay: { currency: 'USDT', scale: 6, worth: '3', of: '2' } }
  expect(dueOf(method, 'MMK', 100n)).toMatchObject({ pay: { amount: 67n }, due: 100n })
  expect(dueOf(method, 'MMK', 99n)).toMatchObject({ pay: { amount: 66n }, due: 99n })
})
