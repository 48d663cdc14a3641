/** What nobody may have twice, beyond the member: looked for by who was in the same browser, behind the same address, or is paid to the same number. */
import { Refusal } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { sharingPayout } from '../cashier/index.ts'
import { sharingAddress, sharingBrowser } from '../identity/index.ts'
import type { Person } from './kinds/kind.ts'
import type { Promotion } from './rows.ts'
import { type Sentence, say } from './say.ts'
import type { CommonTerms } from './terms.ts'

export type Once = CommonTerms['once'][number]

/** An address is a household's for so long. */
const householdDays = 30

const sharing: Readonly<Record<Once, (tx: Tx, person: Person) => Promise<readonly bigint[]>>> = {
  device: sharingBrowser,
  payout: sharingPayout,
  household: (tx, person) => sharingAddress(tx, person, householdDays),
}

const whys: Readonly<Record<Once, Sentence['key']>> = {
  device: 'not_device',
  payout: 'not_payout',
  household: 'not_household',
}

/** Of these offers those that somebody has who shares what they are once for, with what is shared. */
export async function hadElsewhere(
  tx: Tx,
  person: Person,
  offers: readonly { readonly promotionId: bigint; readonly once: readonly Once[] }[],
): Promise<ReadonlyMap<bigint, Sentence>> {
  const found = new Map<bigint, Sentence>()
  for (const once of Object.keys(sharing) as Once[]) {
    const ids = offers.flatMap((each) => (each.once.includes(once) ? [each.promotionId] : []))
    if (ids.length === 0) continue
    const others = await sharing[once](tx, person)
    if (others.length === 0) continue
    const { rows } = await sql<{ id: bigint }>`
      select distinct promotion_id as id from promotions.memberships
       where merchant_id = ${person.merchantId} and member_id = any(${others}::bigint[])
         and promotion_id = any(${ids}::bigint[]) and state not in ('new', 'expired')`.execute(tx)
    for (const { id } of rows) if (!found.has(id)) found.set(id, say(whys[once]))
  }
  return found
}

/**
 * Of these, the first first, whom a prize passes over: who shares with somebody that had one of the offer before, or
 * stands before them. It looks no further than so many others.
 */
export async function passedOver(
  tx: Tx,
  { merchantId, promotionId }: { readonly merchantId: number; readonly promotionId: bigint },
  once: readonly Once[],
  memberIds: readonly bigint[],
  most: number,
): Promise<ReadonlySet<bigint>> {
  const [kept, over] = [new Set<bigint>(), new Set<bigint>()]
  if (once.length === 0) return over
  for (const memberId of memberIds) {
    if (kept.size === most) break
    const person = { merchantId, memberId, type: 0 }
    let isShared = (await hadElsewhere(tx, person, [{ promotionId, once }])).has(promotionId)
    for (const each of once)
      isShared ||= kept.size > 0 && (await sharing[each](tx, person)).some((other) => kept.has(other))
    ;(isShared ? over : kept).add(memberId)
  }
  return over
}

/** Whether somebody who shares with them is in it on this day: what begins anew each day is once for them each day. */
export async function hadOnDay(
  tx: Tx,
  person: Person,
  promotionId: bigint,
  once: readonly Once[],
  day: string,
): Promise<boolean> {
  for (const each of once) {
    const others = await sharing[each](tx, person)
    if (others.length === 0) continue
    const { rows } = await sql`
      select from promotions.memberships
       where merchant_id = ${person.merchantId} and member_id = any(${others}::bigint[])
         and promotion_id = ${promotionId} and progress->>'day' = ${day} and state not in ('new', 'expired') limit 1`.execute(
      tx,
    )
    if (rows.length > 0) return true
  }
  return false
}

/** The offer's row is held: of two who begin it at once the later one sees the earlier. */
export async function demandOnce(
  tx: Tx,
  person: Person,
  { id: promotionId }: Promotion,
  { once }: CommonTerms,
): Promise<void> {
  if (once.length === 0) return
  const why = (await hadElsewhere(tx, person, [{ promotionId, once }])).get(promotionId)
  if (why) throw new Refusal('not_eligible', { reason: why.key, facts: why.facts })
}
