/** What an operator gives somebody out of an offer: as if they had begun it, with who gave it and why. */
import { sql } from 'kysely'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import { press } from './act.ts'
import { kindOf } from './kinds/all.ts'
import { sourceOf } from './kinds/free-rounds/kind.ts'
import type { Person } from './kinds/kind.ts'
import { NotMade, type Signature } from './make.ts'
import { type Membership, membershipsOf, promotionByCode } from './rows.ts'
import type { World } from './world.ts'

/**
 * Once for each member, and only whom the terms let in. What it brings waits in the member's reward centre.
 * @throws NotMade with what is wrong, and Refusal as the member would be refused
 */
export async function giveTo(
  world: World,
  person: Person,
  code: string,
  signature: Signature,
): Promise<void> {
  const { merchantId, memberId } = person
  const found = await inMerchant(world.db, merchantId, async (tx) => {
    const promotion = await promotionByCode(tx, merchantId, code)
    if (!promotion) throw new NotMade(`There is no offer ${code}.`)
    const parts = await membershipsOf(tx, person, [promotion.id])
    return { promotion, hasPart: parts.has(promotion.id) }
  })
  const { promotion, hasPart } = found
  if (kindOf(promotion.kind).reward === undefined)
    throw new NotMade(`A ${promotion.kind} is begun by members themselves.`)
  if (hasPart) throw new NotMade('They have a part in it already.')
  const pressed = { id: code, version: promotion.version, key: `given-${promotion.id}-${memberId}` }
  await press(world, person, pressed, 'claim', { given: signature })
}

/** What was given out of an offer and is played now ends: nothing begins any more, and the rest is free for others. */
export async function takeBack(world: World, person: Person, code: string): Promise<void> {
  const { merchantId, memberId } = person
  await inMerchant(world.db, merchantId, async (tx) => {
    const { rows } = await sql<Pick<Membership, 'id' | 'progress'>>`
      select m.id, m.progress from promotions.memberships m join promotions.promotions p on p.id = m.promotion_id
       where m.member_id = ${memberId} and m.merchant_id = ${merchantId} and p.code = ${code}
         and p.merchant_id = ${merchantId} order by m.turn desc limit 1`.execute(tx)
    const grant = rows[0] && (await world.freeRounds.ofSource(tx, merchantId, sourceOf(rows[0])))
    if (!grant) throw new NotMade('They play nothing of it.')
    if (grant.endedAt) throw new NotMade('It is over already.')
    await world.freeRounds.cancel(tx, grant)
  })
  await world.freeRounds.tell(merchantId)
}
