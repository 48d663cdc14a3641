/** One brand's levels in an operator's hands. */
import {
  changesOfMember,
  type Level,
  type PastChange,
  planOf,
  ranksOf,
  type Signature,
  setRank,
  writePlan,
} from '../../apps/server/src/modules/vip/index.ts'
import { inMerchant } from '../../apps/server/src/platform/database/merchant-scope.ts'
import { dayIn } from '../../apps/server/src/platform/work/brand-day.ts'
import { openHands, type Running } from '../operate/hands.ts'

export interface Desk {
  levels(): Promise<readonly Level[]>
  /** Answers its version. */
  plan(levels: unknown, signature: Signature): Promise<number>
  member(username: string): Promise<{ readonly rank: number; readonly changes: readonly PastChange[] }>
  /** Whether anything changed. */
  set(username: string, rank: number, signature: Signature): Promise<boolean>
  close(): Promise<void>
}

export async function openDesk(running: Running, merchant: string): Promise<Desk> {
  const hands = await openHands(['vip'], running)
  const { db, now, directory, memberByName, caughtUp } = hands.faces.vip
  const brand = await directory.brandOfCode(merchant)
  if (!brand) {
    await hands.close()
    throw new Error(`There is no merchant ${merchant}.`)
  }
  const { id: merchantId, timeZone } = brand
  const named = async (username: string): Promise<bigint> => {
    const member = await memberByName(merchantId, username)
    if (!member) throw new Error(`${merchant} has no member ${username}.`)
    return member.id
  }
  return {
    levels: () => inMerchant(db, merchantId, (tx) => planOf(tx, merchantId)),
    plan: (levels, signature) =>
      inMerchant(db, merchantId, (tx) => writePlan(tx, merchantId, levels, { ...signature, at: now() })),
    async member(username) {
      const memberId = await named(username)
      await caughtUp()
      return inMerchant(db, merchantId, async (tx) => ({
        rank: (await ranksOf(tx, merchantId, [memberId])).get(memberId) ?? 0,
        changes: await changesOfMember(tx, merchantId, memberId),
      }))
    },
    async set(username, rank, signature) {
      const memberId = await named(username)
      const at = now()
      return setRank(db, { merchantId, memberId, rank, day: dayIn(timeZone, at), at }, signature)
    },
    close: hands.close,
  }
}
