// @vitest-environment happy-dom

import { expect, test } from 'vitest'
import type { FeltLook } from './look.ts'
import { makeSlip } from './slip.ts'

const places = Array.from({ length: 14 }, (_, i) => ({
  ...{ id: String(i), limit: 'side' as const, pays: ['35:1'], rtp: '97.3' },
}))
const look = { place: (id: string) => ({ label: `No. ${id}`, tone: 'red' }) } as Partial<FeltLook> as FeltLook
const page = { say: (key: string) => key, money: (amount: bigint) => `Ks ${amount}` }
const rowsOf = (stacks: ReadonlyMap<string, bigint>) => {
  const slip = makeSlip(look, page, { places })
  slip.set(stacks)
  return [...slip.node.querySelectorAll('li')].map((row) => row.textContent)
}

test('the slip tells each bet with its odds and its chips, the largest first', () => {
  expect(
    rowsOf(
      new Map([
        ['3', 500n],
        ['7', 10_000n],
      ]),
    ),
  ).toEqual(['No. 7 · 35:1Ks 10000', 'No. 3 · 35:1Ks 500'])
  expect(rowsOf(new Map())).toEqual([])
})

test('of many bets the largest are told, and how many more there are', () => {
  const rows = rowsOf(new Map(places.map(({ id }, i) => [id, BigInt(i + 1)])))
  expect(rows).toHaveLength(9)
  expect(rows[0]).toContain('No. 13')
  expect(rows.at(-1)).toBe('+ 6')
})
