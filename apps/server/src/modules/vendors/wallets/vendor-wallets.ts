/**
 * Moves a member's money between the purse and the wallets that vendors keep. The order is written down and
 * its money set aside before the vendor hears of it; only the vendor's own word ends it. Whoever dies on the
 * way leaves an order that is asked about later.
 */
import { randomBytes } from 'node:crypto'
import { type Minor, Refusal } from '@jackfruit/kernel'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import type { Posted } from '../../ledger/index.ts'
import type { Purse, PurseOwner } from '../../wallet/index.ts'
import { bookSent, bookSettled } from './books.ts'
import type { VendorDoor, VendorOrder, Verdict } from './door.ts'
import {
  type Actor,
  hasOpen,
  insertTransfer,
  liesAtVendors,
  newestTransfers,
  settleRow,
  type TransferRow,
  takeDue,
  transferById,
  transferOfRequest,
} from './rows.ts'

export interface Wanted {
  /** Of the member's page: the same again is the same transfer. */
  readonly requestId: string
  readonly vendor: string
  readonly direction: 'in' | 'out'
  readonly amount: Minor
}

export interface VendorWalletsOptions {
  readonly db: Db
  readonly door: VendorDoor
  readonly purseOf: (owner: PurseOwner) => Promise<Purse>
  /** Told after each commit that changed a purse. */
  readonly onPosted?: (posted: Posted) => void
  readonly onError?: (error: unknown) => void
}

export interface VendorWallets {
  readonly vendors: readonly string[]
  /** Its state is `sent` when the vendor's word is still to come. */
  transfer(owner: PurseOwner, wanted: Wanted): Promise<TransferRow>
  /** Everything from each wallet that can be reached; each an order of its own. */
  recall(owner: PurseOwner, requestId: string): Promise<{ moved: TransferRow[]; unreachable: string[] }>
  /** Recalls what lies at vendors, if anything does: games stake from the purse. What cannot be reached stays. */
  collect(owner: PurseOwner): Promise<void>
  /** Null when the vendor does not answer in time. */
  balanceOf(owner: PurseOwner, vendor: string): Promise<Minor | null>
  newest(owner: PurseOwner, limit: number): Promise<TransferRow[]>
  /** Whether an order between purse and this wallet is open. */
  isMoving(owner: PurseOwner, vendor: string): Promise<boolean>
  /** Asks about what is still open; answers how many came to their end. */
  resolve(merchantId: number, memberId?: bigint): Promise<number>
}

const dueMax = 50

export function openVendorWallets(options: VendorWalletsOptions): VendorWallets {
  const { db, door, purseOf, onPosted = () => {}, onError = () => {} } = options

  const settle = async (row: TransferRow, verdict: Verdict, actor: Actor): Promise<TransferRow> => {
    const { merchantId, memberId, id } = row
    const purse = await purseOf({ merchantId, memberId, type: realType })
    const [settled, posted] = await inMerchant(db, merchantId, async (tx) => {
      const ended = await settleRow(tx, id, verdict, actor)
      return ended
        ? ([ended, await bookSettled(tx, purse.accountId, ended)] as const)
        : ([await transferById(tx, id), null] as const)
    })
    if (posted) onPosted(posted)
    return settled ?? row
  }

  /** A word that does not come leaves the order as it is. */
  const hear = async (row: TransferRow, how: 'send' | 'ask'): Promise<TransferRow> => {
    let verdict: Verdict
    try {
      verdict = await door[how](orderOf(row))
    } catch (error) {
      onError(error)
      return row
    }
    return settle(row, verdict, how === 'send' ? 'vendor' : 'query')
  }

  const transfer = async (owner: PurseOwner, wanted: Wanted): Promise<TransferRow> => {
    if (!door.vendors.includes(wanted.vendor)) throw new Refusal('wallet_unknown')
    const purse = await purseOf(owner)
    const { row, posted, isNew } = await inMerchant(db, owner.merchantId, (tx) =>
      begin(tx, owner, purse, wanted),
    )
    if (posted) onPosted(posted)
    if (!isNew) return row
    const heard = await hear(row, 'send')
    // A call without an answer is asked about at once: most often the vendor knows.
    return heard.state === 'sent' ? hear(heard, 'ask') : heard
  }

  const balanceOf = async (owner: PurseOwner, vendor: string) => {
    const { merchantId, memberId } = owner
    const { currency } = await purseOf(owner)
    return door.balanceOf({ vendor, merchantId, memberId, currency }).catch((error: unknown) => {
      onError(error)
      return null
    })
  }

  const recall = recallWith({ db, vendors: door.vendors, balanceOf, transfer })

  return {
    vendors: door.vendors,
    transfer,
    recall,
    async collect(owner) {
      const { merchantId, memberId } = owner
      const isThere = await inMerchant(db, merchantId, (tx) => liesAtVendors(tx, memberId))
      if (isThere) await recall(owner, `collect-${randomBytes(12).toString('hex')}`)
    },
    balanceOf,
    newest: ({ merchantId, memberId }, limit) =>
      inMerchant(db, merchantId, (tx) => newestTransfers(tx, memberId, limit)),
    isMoving: ({ merchantId, memberId }, vendor) =>
      inMerchant(db, merchantId, (tx) => hasOpen(tx, memberId, vendor)),
    async resolve(merchantId, memberId) {
      const due = await inMerchant(db, merchantId, (tx) =>
        takeDue(tx, { memberId: memberId ?? null, limit: dueMax }),
      )
      const heard = await Promise.all(due.map((row) => hear(row, 'ask')))
      return heard.filter(({ state }) => state !== 'sent').length
    },
  }
}

/** What was recalled under this name already is not recalled again. */
function recallWith({
  db,
  vendors,
  balanceOf,
  transfer,
}: Pick<VendorWallets, 'vendors' | 'balanceOf' | 'transfer'> & { readonly db: Db }): VendorWallets['recall'] {
  return async (owner, requestId) => {
    const { merchantId, memberId } = owner
    const each = await Promise.all(
      vendors.map(async (vendor) => {
        const own = `${requestId}:${vendor}`
        const known = await inMerchant(db, merchantId, (tx) =>
          transferOfRequest(tx, { merchantId, memberId, requestId: own }),
        )
        if (known) return { vendor, row: known }
        const amount = await balanceOf(owner, vendor)
        if (amount === null) return { vendor, row: null }
        if (amount === 0n) return null
        return { vendor, row: await transfer(owner, { requestId: own, vendor, direction: 'out', amount }) }
      }),
    )
    const asked = each.filter((one) => one !== null)
    return {
      moved: asked.flatMap(({ row }) => row ?? []),
      unreachable: asked.flatMap(({ vendor, row }) => (row ? [] : [vendor])),
    }
  }
}

/** A trial account has no wallets at vendors. */
const realType = 0

async function begin(tx: Tx, owner: PurseOwner, { accountId, currency }: Purse, wanted: Wanted) {
  const { merchantId, memberId } = owner
  const made = await insertTransfer(tx, {
    ...wanted,
    ...{ merchantId, memberId, currency, id: `vt_${randomBytes(12).toString('hex')}` },
  })
  if (made) return { row: made, posted: await bookSent(tx, accountId, made), isNew: true }
  const known = await transferOfRequest(tx, { merchantId, memberId, requestId: wanted.requestId })
  const isSame =
    known?.vendor === wanted.vendor && known.direction === wanted.direction && known.amount === wanted.amount
  if (!known || !isSame) throw new Refusal('key_conflict')
  return { row: known, posted: null, isNew: false }
}

const orderOf = ({ id, ...row }: TransferRow): VendorOrder => ({
  orderNo: id,
  vendor: row.vendor,
  merchantId: row.merchantId,
  memberId: row.memberId,
  currency: row.currency,
  direction: row.direction,
  amount: row.amount,
})
