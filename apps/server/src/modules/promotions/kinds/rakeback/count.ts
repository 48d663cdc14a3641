/** What games keep of each round, on the day on which it became known. */
import { sql } from 'kysely'
import { type ByDay, countByDay, type DayChange } from '../../counting/by-day.ts'
import type { Counted, Counting } from '../../counting/counted.ts'
import type { Terms } from './terms.ts'

const termsOf = (offer: Counted, version: number) => offer.termsOf(version) as unknown as Terms

const byDay = (edgeOf: Counting['edgeOf']): ByDay => ({
  days: (offer) => termsOf(offer, 1).times,
  async worthOf(offer, { kind, gameId, at }) {
    const { kinds } = termsOf(offer, offer.versionAt(at))
    if (kinds && !kinds.includes(kind)) return null
    const edge = await edgeOf(gameId)
    return edge > 0n ? ({ stake }) => (stake > 0n ? stake * edge : 0n) : null
  },
})

export async function countStakes(counting: Counting): Promise<void> {
  const changes = await countByDay(counting, byDay(counting.edgeOf))
  if (changes.length === 0) return
  const column = <T>(pick: (each: DayChange) => T) => changes.map(pick)
  await sql`
    insert into promotions.rakebacks as r (promotion_id, slot, member_id, merchant_id, stake, kept)
    select * from unnest(${column(({ offer }) => offer.promotion.id)}::bigint[], ${column(({ slot }) => slot)}::int[],
      ${column(({ memberId }) => memberId)}::bigint[], ${column(({ offer }) => offer.promotion.merchantId)}::int[],
      ${column(({ stake }) => stake)}::bigint[], ${column(({ worth }) => worth)}::bigint[])
    on conflict (promotion_id, slot, member_id) do update set stake = r.stake + excluded.stake,
      kept = r.kept + excluded.kept`.execute(counting.tx)
}
