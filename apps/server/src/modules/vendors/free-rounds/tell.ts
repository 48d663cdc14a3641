/**
 * Telling studios of grants. A grant stands here before its studio hears of it, under a name that is the same however
 * often it is told: whoever dies in between leaves it to the clock, and nothing is granted twice.
 */
import { formatMinor } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { type StudioClient, StudioUnreachable } from '../studio-client.ts'
import { columns, type Grant } from './rows.ts'

interface Telling {
  readonly db: Db
  readonly studios: StudioClient
  readonly now: () => Date
  readonly onError: (error: unknown) => void
}

const atOnce = 50
/** Whoever tells it has so long before another does. */
const leaseMs = 15_000
const longestMs = 300_000

/** Answers how many studios took word of. May be repeated and raced. */
export async function tellStudios(telling: Telling, merchantId: number): Promise<number> {
  const { db, now, onError } = telling
  const at = now()
  const due = await inMerchant(db, merchantId, async (tx) => {
    const { rows } = await sql<Grant>`
      with due as (
        select id from vendors.free_grants where merchant_id = ${merchantId} and tell_at <= ${at}
         order by tell_at limit ${atOnce} for update skip locked),
      taken as (
        update vendors.free_grants g set tell_at = ${new Date(at.getTime() + leaseMs)}, attempts = attempts + 1
          from due where g.id = due.id and g.merchant_id = ${merchantId} returning g.*)
      select ${columns} from taken g join vendors.credit_budgets b on b.id = g.budget_id`.execute(tx)
    return rows
  })
  let told = 0
  for (const grant of due)
    try {
      await tellOne(telling, grant)
      told += 1
    } catch (error) {
      if (!(error instanceof StudioUnreachable)) throw error
      onError(error)
      await later(telling, grant)
    }
  return told
}

async function tellOne(telling: Telling, grant: Grant): Promise<void> {
  const { studios, db, now } = telling
  const { vendor, publicId: grantId, playerId, currency, games, rounds, stake, most, expiresAt } = grant
  const isEnded = grant.endedAt !== null
  const said = isEnded
    ? await studios.ask(vendor, 'cancelFreeRounds', { grantId, playerId })
    : await studios.ask(vendor, 'grantFreeRounds', {
        ...{ grantId, playerId, currency, gameCodes: [...games], rounds },
        ...{ stake: formatMinor(stake), maxWin: formatMinor(most), expiresAt: expiresAt.toISOString() },
      })
  const { merchantId, id } = grant
  const at = now()
  const isRefused = !isEnded && said.state === 'refused'
  await inMerchant(db, merchantId, async (tx) => {
    // A grant that ended meanwhile is told once more: what it was told of was its beginning.
    await sql`
      update vendors.free_grants set taken_at = coalesce(taken_at, ${at}),
          tell_at = case when ended_at is not null and ended_why = 'cancelled' and not ${isEnded} then ${at}::timestamptz end
       where merchant_id = ${merchantId} and id = ${id}`.execute(tx)
    if (isRefused)
      await sql`
        update vendors.free_grants set ended_at = ${at}, ended_why = 'refused', settle_at = granted_at, tell_at = null
         where merchant_id = ${merchantId} and id = ${id} and ended_at is null`.execute(tx)
  })
}

const later = ({ db, now }: Telling, { merchantId, id, attempts }: Grant) =>
  inMerchant(db, merchantId, (tx) =>
    sql`update vendors.free_grants
           set tell_at = ${new Date(now().getTime() + Math.min(longestMs, 2 ** Math.min(attempts, 12) * 1_000))}
         where merchant_id = ${merchantId} and id = ${id} and tell_at is not null`.execute(tx),
  )
