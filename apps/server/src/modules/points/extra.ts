/** Points beyond the usual, which an offer gives and may take back, in the transaction of who counts them. */
import type { Tx } from '../../platform/database/db.ts'
import { addEarned } from './earn.ts'
import { book, holdMembers } from './members.ts'

interface Extra {
  readonly memberId: bigint
  readonly merchantId: number
  /** Of the brand. */
  readonly day: string
  /** In hundredths; below zero where they are taken back. */
  readonly points: bigint
}

/** Each member once; `key` names the gain, and is nobody else's. */
export async function addExtra(tx: Tx, extras: readonly Extra[], key: string): Promise<void> {
  const members = await holdMembers(tx, extras)
  await addEarned(
    tx,
    extras.map((each) => ({ ...each, line: 'EXTRA' })),
  )
  await book(
    tx,
    extras.flatMap(({ memberId, points }) => {
      const member = members.get(memberId)
      return member ? [{ member, gained: points, kind: 'earn' as const, key }] : []
    }),
  )
}
