/** Points that the house gives of its own: what a campaign promised, what is to be made good. Once for their key. */
import { sql } from 'kysely'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import { addEarned } from './earn.ts'
import { book, holdMember } from './members.ts'
import { brandOf, NotDone, type Person, type Signature, todayOf, type World } from './world.ts'

/** Answers whether they are new: the same key gives once, and never other points. */
export async function givePoints(
  world: Pick<World, 'db' | 'directory' | 'now'>,
  person: Pick<Person, 'merchantId' | 'memberId'>,
  { key, points }: { readonly key: string; readonly points: bigint },
  { by, why }: Signature,
): Promise<boolean> {
  if (points <= 0n) throw new NotDone('Nothing is given by that.')
  const { merchantId, memberId } = person
  const now = world.now()
  const day = todayOf(await brandOf(world, merchantId), now)
  return inMerchant(world.db, merchantId, async (tx) => {
    const member = await holdMember(tx, person)
    const { numAffectedRows } = await sql`
      insert into points.gifts (member_id, key, merchant_id, points, by, why, at)
      values (${memberId}, ${key}, ${merchantId}, ${points}, ${by}, ${why}, ${now})
      on conflict (member_id, key) do nothing`.execute(tx)
    if (numAffectedRows !== 1n) {
      const { rows } = await sql<{ points: bigint }>`
        select points from points.gifts
         where member_id = ${memberId} and merchant_id = ${merchantId} and key = ${key}`.execute(tx)
      if (rows[0]?.points !== points) throw new NotDone(`${key} gave other points already.`)
      return false
    }
    await addEarned(tx, [{ memberId, merchantId, day, line: 'GIFT', points }])
    await book(tx, [{ member, gained: points, kind: 'earn', key: `gift:${key}` }])
    return true
  })
}
