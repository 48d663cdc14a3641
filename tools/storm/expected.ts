/** What a key that was done must have left: one order of its module, and exactly these rows of the ledger. */
import type { LedgerRow, Order, Place, Table } from './books.ts'
import { winOf } from './doors.ts'
import type { Key, Kind } from './keys.ts'
import { topUp, vendor } from './people.ts'
import type { Said } from './tally.ts'

/** Numbers of kinds.ts, written out: a kind that is stored as another is a fault. */
const kinds = {
  ...{ stake: 1, win: 2, rollback: 3, tombstone: 4, adjust: 6, promo: 7, grant: 9, deposit: 13 },
  ...{ hold: 15, release: 16, payout: 17, fee: 18, toVendor: 19, fromVendor: 20, upline: 21, downline: 22 },
} as const
const posted = 1
const insufficient = 2
const takenBackEarly = 5
const cameTooLate = 6

export type Wanted = LedgerRow & { readonly of: string }

/** The table in which a key of this kind has its order; none for what vendors move. */
export const tableOf: Readonly<Partial<Record<Kind, Table>>> = {
  ...{ in: 'wallets', out: 'wallets', upline: 'lines', downline: 'lines' },
  ...{ order: 'deposits', money: 'payments', withdrawal: 'payouts' },
}

export interface Facts {
  readonly key: Key
  readonly said: Said
  readonly member: bigint
  /** Of a transfer along the line: to whom. */
  readonly receiver: bigint
  /** Its own order; of a cancelling and of money, that of the key before it. */
  readonly order: Order | null
  /** What was said of the key that it belongs to. */
  readonly ofSaid: Said | undefined
}

const house = { game: `vendor:${vendor}`, between: 'clearing', gateway: 'gateway:simulator', fees: 'fees' }

export function rowsOf(facts: Facts): Wanted[] {
  const { key, said, member, receiver, order, ofSaid } = facts
  const row = (
    place: Place,
    name: string,
    kind: keyof typeof kinds,
    amount: bigint,
    more: Partial<LedgerRow> = {},
  ): Wanted => ({
    ...{ of: key.id, member, place, key: name, kind: kinds[kind], status: posted, amount },
    ...{ house: house.game, ...more },
  })
  const { amount, id } = key
  const own = `${vendor}:${id}`
  switch (key.kind) {
    case 'stake':
      if (said.done) return [row('purse', own, 'stake', -amount)]
      if (said.says === 'INSUFFICIENT_FUNDS')
        return [row('purse', own, 'stake', -amount, { status: insufficient })]
      return [row('purse', own, 'tombstone', 0n, { status: cameTooLate })]
    case 'rollback': {
      const name = `${vendor}:R:${key.of?.id}`
      if (said.ref === 'tombstone') return [row('purse', name, 'rollback', 0n, { status: takenBackEarly })]
      return [row('purse', name, 'rollback', ofSaid?.done ? amount : 0n)]
    }
    case 'win':
      return [row('purse', own, 'win', amount)]
    case 'betwin':
      return [row('purse', own, 'stake', -amount), row('purse', `${own}w`, 'win', winOf(key))]
    case 'promo':
      return [row('purse', own, 'promo', amount)]
    case 'order':
      return []
    case 'money':
      return [row('purse', `deposit:${order?.id}`, 'deposit', amount, { house: house.gateway })]
    case 'upline':
    case 'downline': {
      const between = { house: house.between }
      return [
        row('purse', `line:${order?.id}`, key.kind, -amount, between),
        row('purse', `line:${order?.id}`, key.kind, amount, { ...between, member: receiver }),
      ]
    }
    case 'in':
    case 'out':
      return order ? walletRows(key, order, row) : []
    case 'withdrawal':
      return order ? payoutRows(order, row) : []
    // The withdrawal's own rows say whether it was: see there.
    case 'cancel':
      return []
  }
}

type Row = (
  place: Place,
  name: string,
  kind: keyof typeof kinds,
  amount: bigint,
  more?: Partial<LedgerRow>,
) => Wanted

function walletRows({ kind, amount, vendor }: Key, { id, state }: Order, row: Row): Wanted[] {
  const between = { house: house.between }
  const there = { house: `wallet:${vendor}` }
  const sent = `vendor-wallet:${id}`
  const ended = `${sent}:${state}`
  const begun =
    kind === 'in'
      ? [row('purse', sent, 'toVendor', -amount, between), row('owed', sent, 'toVendor', amount, between)]
      : [row('owed', sent, 'fromVendor', amount, there)]
  if (state === 'sent') return begun
  const endsInPurse = (kind === 'out') === (state === 'done')
  if (!endsInPurse) return [...begun, row('owed', ended, 'toVendor', -amount, there)]
  const how = kind === 'out' ? 'fromVendor' : 'release'
  return [...begun, row('owed', ended, how, -amount, between), row('purse', ended, how, amount, between)]
}

function payoutRows({ id, state, amount, fee }: Order, row: Row): Wanted[] {
  const between = { house: house.between }
  const name = `withdrawal:${id}`
  const held = [row('purse', name, 'hold', -amount, between), row('held', name, 'hold', amount, between)]
  const back = `${name}:returned`
  if (state === 'CANCELLED')
    return [
      ...held,
      row('held', back, 'release', -amount, between),
      row('purse', back, 'release', amount, between),
    ]
  if (state !== 'COMPLETED') return held
  return [
    ...held,
    row('held', `${name}:paid`, 'payout', fee - amount, { house: house.gateway }),
    row('held', `${name}:fee`, 'fee', -fee, { house: house.fees }),
  ]
}

/** What each of them had before the first key. */
export function beginningsOf(member: bigint, opening: bigint, isToppedUp: boolean): Wanted[] {
  const shared = { of: 'the beginning', member, place: 'purse', status: posted } as const
  return [
    { ...shared, key: `opening:${member}`, kind: kinds.grant, amount: opening, house: 'grants' },
    ...(isToppedUp
      ? [{ ...shared, key: 'fixture:storm', kind: kinds.adjust, amount: topUp, house: 'fixtures' }]
      : []),
  ]
}
