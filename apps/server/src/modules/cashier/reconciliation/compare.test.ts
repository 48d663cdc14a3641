import { describe, expect, test } from 'vitest'
import type { StatementRow } from '../gateways/port.ts'
import { compare, type OwnRow } from './compare.ts'

const day = '2026-11-21'
const noon = new Date(`${day}T12:00:00Z`)
const later = (ms: number) => new Date(noon.getTime() + ms)
const dayMs = 86_400_000

const row = (id: string, change: Partial<StatementRow> = {}): StatementRow => ({
  ...{ kind: 'deposit', id, orderId: `d-${id}`, channel: 'kpay', at: noon },
  pay: { currency: 'MMK', scale: 2, amount: 10_000n },
  ...change,
})
const own = (id: string, change: Partial<OwnRow> = {}): OwnRow => ({ ...row(id), state: 'done', ...change })
const kinds = (ours: readonly OwnRow[], theirs: readonly StatementRow[]) =>
  compare(day, ours, theirs).map(({ kind, id }) => [kind, id])
const money = (amount: bigint, currency = 'MMK', scale = 2) => ({ pay: { currency, scale, amount } })

describe('a day against a gateway', () => {
  test('[G-RECON] equal books have no difference, however many decimals each side writes', () => {
    expect(kinds([own('a'), own('b')], [row('b'), row('a', money(100n, 'MMK', 0))])).toEqual([])
  })

  test('[G-RECON] what only one side has is missing at the other', () => {
    expect(kinds([own('a')], [row('b')])).toEqual([
      ['missing_there', 'a'],
      ['missing_here', 'b'],
    ])
  })

  test('[G-RECON] another amount, another currency', () => {
    expect(kinds([own('a'), own('b')], [row('a', money(9_999n)), row('b', money(10_000n, 'THB'))])).toEqual([
      ['other_amount', 'a'],
      ['other_currency', 'b'],
    ])
  })

  test('[G-RECON] told twice is doubled, with another amount as well', () => {
    expect(kinds([own('a')], [row('a'), row('a')])).toEqual([['doubled', 'a']])
    expect(kinds([own('a')], [row('a', money(1n)), row('a')])).toEqual([
      ['doubled', 'a'],
      ['other_amount', 'a'],
    ])
  })

  test('[G-RECON] the other side of midnight is another day, on both days', () => {
    const across = [row('a', { at: later(dayMs) })]
    expect(kinds([own('a')], across)).toEqual([['other_day', 'a']])
    expect(compare('2026-11-22', [own('a')], across).map(({ kind }) => kind)).toEqual(['other_day'])
    expect(compare('2026-11-23', [own('a')], across)).toEqual([])
  })

  test('[G-RECON] a payout that was begun a moment before midnight is none', () => {
    const end = new Date('2026-11-21T23:59:59Z')
    const sent = own('w-1', { kind: 'payout', at: end })
    const taken = (ms: number) => row('w-1', { kind: 'payout', at: new Date(end.getTime() + ms) })
    expect(kinds([sent], [taken(1_500)])).toEqual([])
    expect(kinds([sent], [taken(600_000)])).toEqual([['other_day', 'w-1']])
  })

  test('[G-RECON] taken back on one side only is found, on both it is none', () => {
    const back = row('a', money(-10_000n))
    expect(kinds([own('a')], [row('a'), back])).toEqual([['reversed', 'a']])
    expect(kinds([own('a', { state: 'reversed' })], [row('a')])).toEqual([['reversed', 'a']])
    expect(kinds([own('a', { state: 'reversed' })], [row('a'), back])).toEqual([])
    const given = own('w-1', { kind: 'payout', state: 'reversed' })
    expect(kinds([given], [row('w-1', { kind: 'payout' })])).toEqual([['reversed', 'w-1']])
    expect(kinds([given], [])).toEqual([])
  })

  test('[G-RECON] what we do not know yet is missing only when it is there', () => {
    const open = own('w-1', { kind: 'payout', state: 'open' })
    expect(kinds([open], [])).toEqual([])
    expect(kinds([open], [row('w-1', { kind: 'payout' })])).toEqual([['missing_here', 'w-1']])
  })

  test('[G-RECON] the same id of another channel, or of a payout, is other money', () => {
    expect(kinds([own('a')], [row('a', { channel: 'wave' })])).toEqual([
      ['missing_there', 'a'],
      ['missing_here', 'a'],
    ])
  })
})
