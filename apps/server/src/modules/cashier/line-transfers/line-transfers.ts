/** Sends money between a member and the ones above and below: booked on both sides in one transaction. */

import { randomBytes } from 'node:crypto'
import { type Minor, parseMinor, Refusal } from '@jackfruit/kernel'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { settingOf } from '../../../platform/settings.ts'
import type { Member, PaymentPasswords } from '../../identity/index.ts'
import { lockAccounts, move, openHouse, type Posted, standingOf } from '../../ledger/index.ts'
import type { BrandData } from '../../merchants/index.ts'
import { tell } from '../../messages/index.ts'
import type { Purse, PurseOwner } from '../../wallet/index.ts'
import { cashierSettings } from '../brand-settings.ts'
import type { Holds } from '../holds.ts'
import { type Direction, insertTransfer, sentToday, transferOfRequest } from './rows.ts'

export interface LineTransfersOptions {
  readonly db: Db
  readonly purseOf: (owner: PurseOwner) => Promise<Purse>
  readonly paymentPasswords: Pick<PaymentPasswords, 'check'>
  /** The part of an account that may not leave before its turnover is done. */
  readonly locked?: ((tx: Tx, accountId: bigint, merchantId: number) => Promise<Minor>) | undefined
  /** Throws while the sender's money must not leave, for what others are owed. */
  readonly demandFree?: Holds['demandFree']
  readonly onPosted?: (posted: Posted) => void
}

export interface Sending {
  readonly brand: BrandData
  readonly from: Member
  readonly to: Member
  readonly direction: Direction
  readonly amount: Minor
  readonly paymentPassword: string
  readonly requestId: string
}

export interface Limits {
  readonly min: Minor
  readonly max: Minor
  readonly perDay: Minor
}

/** Null: the brand lets nobody send. */
export function limitsOf(brand: Pick<BrandData, 'settings' | 'code'>): Limits | null {
  const given = settingOf(cashierSettings, brand, 'lineTransfers')
  if (!given) return null
  const read = (name: keyof Limits) => {
    const amount = parseMinor(given[name])
    if (amount === null) throw new Error(`brand ${brand.code}: lineTransfers.${name} is no amount`)
    return amount
  }
  return { min: read('min'), max: read('max'), perDay: read('perDay') }
}

export type Send = (sending: Sending) => Promise<{ id: string; balance: Minor }>

export function openLineTransfers(options: LineTransfersOptions): Send {
  const { db, purseOf, paymentPasswords, locked = async () => 0n, onPosted = () => {} } = options
  return async (sending) => {
    const { brand, from, to, amount, paymentPassword, requestId, direction } = sending
    const limits = limitsOf(brand)
    if (!limits) throw new Refusal('line_transfer_closed')
    if (from.status !== 'active') throw new Refusal('transfers_blocked')
    if (to.status === 'closed') throw new Refusal('receiver_closed')
    if (amount < limits.min) throw new Refusal('amount_below')
    if (amount > limits.max) throw new Refusal('amount_above')
    const problem = await paymentPasswords.check(
      { merchantId: from.merchantId, memberId: from.id },
      paymentPassword,
    )
    if (problem) {
      const { code, ...details } = problem
      throw new Refusal(code, details)
    }
    const [own, theirs] = await Promise.all([purseOf(ownerOf(from)), purseOf(ownerOf(to))])
    const { id, moved } = await inMerchant(db, brand.id, async (tx) => {
      // Whoever sends several at once has them looked at one after the other.
      await lockAccounts(tx, [own.accountId, theirs.accountId])
      const known = await transferOfRequest(tx, brand.id, from.id, requestId)
      if (known) {
        const isSame = known.toMember === to.id && known.amount === amount && known.direction === direction
        if (!isSame) throw new Refusal('key_conflict')
      } else {
        await options.demandFree?.(tx, { merchantId: brand.id, memberId: from.id })
        const left = limits.perDay - (await sentToday(tx, brand.id, from.id, brand.timeZone))
        if (amount > left) throw new Refusal('day_limit')
        const balance = (await standingOf(tx, own.accountId))?.balance ?? 0n
        const free = balance - (await locked(tx, own.accountId, from.merchantId))
        if (amount <= balance && amount > free) throw new Refusal('turnover_left')
      }
      const transfer = known ?? {
        ...{ id: `lt_${randomBytes(12).toString('hex')}`, merchantId: brand.id, currency: own.currency },
        ...{ fromMember: from.id, toMember: to.id, direction, amount, requestId },
      }
      if (!known) {
        await insertTransfer(tx, transfer)
        await tell(tx, {
          ...{ merchantId: brand.id, memberId: to.id, kind: 'transfer_received', key: `line:${transfer.id}` },
          ...{ facts: { from: from.username }, money: { amount, currency: own.currency } },
          link: { page: 'transactionHistory' },
        })
      }
      const clearingId = await openHouse(tx, brand.id, 'clearing', own.currency)
      const accounts = { from: own.accountId, to: theirs.accountId }
      const key = `line:${transfer.id}`
      return {
        id: transfer.id,
        moved: await move(tx, { ...accounts, key, kind: direction, clearingId, amount }),
      }
    })
    if (!moved.from.replayed) {
      onPosted({ accountId: own.accountId, ...moved.from })
      onPosted({ accountId: theirs.accountId, ...moved.to })
    }
    return { id, balance: moved.from.balance }
  }
}

const ownerOf = ({ id, merchantId, type }: Member): PurseOwner => ({ memberId: id, merchantId, type })
