/** What marks are made from. Pure. */
import { invariant } from '@jackfruit/kernel'
import type { Owner, Transfer } from '../../ledger/index.ts'

export type Owners = ReadonlyMap<bigint, Owner>

/** What of a batch may need a mark, and all of the batch. */
export interface Touched {
  readonly touched: readonly Transfer[]
  readonly transfers: readonly Transfer[]
  readonly owners: Owners
}

/** No vendor can name a round so: the names of its rounds begin with its own. */
export const outsideRounds = (key: string): string => `key ${key}`

export const markOf = ({ accountId, seq, gameId, amount }: Transfer, { merchantId }: Owner) => ({
  ...{ merchantId, accountId, fromSeq: seq, seq, gameId, amount },
})

export function demanded(owners: Owners, { accountId }: Transfer): Owner {
  const owner = owners.get(accountId)
  invariant(owner, `account ${accountId} has no owner`)
  return owner
}
