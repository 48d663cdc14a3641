import { expect, test } from 'vitest'
import { combineSeeds } from './pf2.ts'
import { canonical } from './proof.ts'
import { receiptDiffers } from './receipt.ts'

test('the same value is the same text, in whatever order its fields were written, and an absent field is none', () => {
  const text = '{"a":[1,{"c":null,"d":"5"}],"b":true}'
  expect(canonical({ b: true, a: [1, { d: 5n, c: null }] })).toBe(text)
  expect(canonical({ a: [1, { c: null, d: '5', e: undefined }], b: true })).toBe(text)
  expect(canonical({ a: [{ d: 5n, c: null }, 1], b: true })).not.toBe(text)
})

test('seeds of bettors are combined by bet, in whatever order they came', () => {
  const bets = ['b3', 'b1', 'b2'].map((betId) => ({ betId, clientSeed: `of ${betId}` }))
  expect(combineSeeds(bets)).toEqual(combineSeeds(bets.toReversed()))
  expect(combineSeeds(bets)).not.toEqual(combineSeeds(bets.slice(1)))
})

test('a receipt of another bet names every field in which it is another', () => {
  const said = { gameCode: 'g', version: '1', roundId: 'r', stake: '1.00', choice: null, currency: 'MMK' }
  const bet = { ...said, commit: 'c', clientSeed: 's', nonce: 4 }
  expect(receiptDiffers(JSON.stringify(bet), bet)).toEqual([])
  for (const field of Object.keys(bet))
    expect(receiptDiffers(JSON.stringify({ ...bet, [field]: 'another' }), bet)).toEqual([field])
  expect(receiptDiffers('no JSON', bet)).toHaveLength(8)
})
