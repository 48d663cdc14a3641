/** What a member wants sent by mail and SMS. Nothing is sent unless it was asked for. */
import { type Category, categories } from '@jackfruit/contracts/messages'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import type { Owner } from './rows.ts'

interface ByChannel {
  readonly mail: boolean
  readonly sms: boolean
}
type Wishes = Readonly<Record<Category, ByChannel>>

export async function wishesOf(tx: Tx, { merchantId, memberId }: Owner): Promise<Wishes> {
  const { rows } = await sql<ByChannel & { category: Category }>`
    select category, by_mail as mail, by_sms as sms from messages.wishes
     where merchant_id = ${merchantId} and member_id = ${memberId}`.execute(tx)
  const of = (category: Category): ByChannel => {
    const { mail = false, sms = false } = rows.find((row) => row.category === category) ?? {}
    return { mail, sms }
  }
  const [personal, offers, system] = categories
  return { personal: of(personal), offers: of(offers), system: of(system) }
}

export async function setWish(
  tx: Tx,
  { merchantId, memberId }: Owner,
  { category, channel, isWanted }: { category: Category; channel: 'mail' | 'sms'; isWanted: boolean },
): Promise<void> {
  const column = sql.ref(channel === 'mail' ? 'by_mail' : 'by_sms')
  await sql`
    insert into messages.wishes (member_id, category, merchant_id, ${column})
    values (${memberId}, ${category}, ${merchantId}, ${isWanted})
    on conflict (member_id, category) do update set ${column} = ${isWanted}`.execute(tx)
}
