import { canonical } from '@jackfruit/fairness'
import { describe, expect, test } from 'vitest'
import { isGenuine, openReceipts } from './receipt.ts'

const body = {
  ...{ studio: 'hexworks', gameCode: 'g', version: '1', roundId: 'r', clientBetId: 'c'.repeat(16) },
  ...{
    stake: '100.00',
    choice: { side: 'heads', lines: [1, 2] },
    currency: 'MMK',
    commit: 'ab',
    clientSeed: 'mine',
    nonce: 3,
    at: '2026-01-01T00:00:00.000Z',
  },
}
const receipts = openReceipts('k'.repeat(64), 'hexworks')

describe('a receipt', () => {
  test('is signed over the canonical body, whatever order its fields were written in', () => {
    const signed = receipts.sign(body)
    const backwards = Object.fromEntries(Object.entries(body).reverse()) as typeof body
    expect(signed.body).toBe(canonical(body))
    expect(receipts.sign(backwards)).toEqual(signed)
    expect(isGenuine(signed)).toBe(true)
  })
  test('stays the same studio across starts, and another for another studio', () => {
    expect(openReceipts('k'.repeat(64), 'hexworks').publicKey).toBe(receipts.publicKey)
    expect(openReceipts('k'.repeat(64), 'kitelab').publicKey).not.toBe(receipts.publicKey)
  })
  test('falls with a changed body, signature or key', () => {
    const signed = receipts.sign(body)
    const other = openReceipts('l'.repeat(64), 'hexworks').publicKey
    expect(isGenuine({ ...signed, body: signed.body.replace('"nonce":3', '"nonce":4') })).toBe(false)
    expect(isGenuine({ ...signed, signature: `00${signed.signature.slice(2)}` })).toBe(false)
    expect(isGenuine({ ...signed, publicKey: other })).toBe(false)
    expect(isGenuine({ ...signed, signature: 'zz' })).toBe(false)
  })
})

test('canonical JSON sorts at every depth, drops what is undefined and keeps lists in order', () => {
  expect(canonical({ b: 1, a: { d: [3, 1], c: undefined, b: 2n } })).toBe('{"a":{"b":"2","d":[3,1]},"b":1}')
})
