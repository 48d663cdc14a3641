/** What the clock does: each thing in a transaction of its own, after looking again whether it is still due. */
import { sql } from 'kysely'
import { confirmByClock } from './answers.ts'
import { stopSearch } from './asks.ts'
import { isBonusFree, payBonus } from './bonuses/bonuses.ts'
import { work } from './changes.ts'
import { endClosed } from './closing/closing.ts'
import { matchPool } from './matching/match.ts'
import { runOut } from './parts.ts'
import { fallBack } from './pool.ts'
import { lockAllocation } from './rows.ts'
import { peerTermsOf } from './terms.ts'
import type { PeerWorld } from './world.ts'

interface Due {
  readonly what: 'part' | 'claim' | 'ask' | 'bonus' | 'pool'
  readonly id: string
  readonly merchantId: number
  readonly currency: string
}

const roundMax = 200

async function dueNow({ db }: PeerWorld, at: Date): Promise<readonly Due[]> {
  return db.transaction().execute(async (tx) => {
    await sql`select set_config('app.reader', 'peer', true)`.execute(tx)
    const { rows } = await sql<Due>`
      (select 'part' as what, a.id, a.merchant_id as "merchantId", c.currency
         from peer.allocations a join peer.claims c on c.id = a.claim_id
        where a.due_at <= ${at} order by a.due_at limit ${roundMax})
      union all
      (select 'claim', id, merchant_id, currency from peer.claims
        where unmatched > 0 and fallback_at <= ${at} order by fallback_at limit ${roundMax})
      union all
      (select 'ask', id, merchant_id, currency from peer.asks
        where unmatched > 0 and search_until <= ${at} order by search_until limit ${roundMax})
      union all
      (select 'bonus', b.allocation_id, b.merchant_id, b.currency from peer.bonuses b
        where ${isBonusFree} order by b.due_at limit ${roundMax})
      union all
      (select distinct 'pool', '', c.merchant_id, c.currency from peer.claims c
        where c.unmatched > 0 and exists (select from peer.asks k where k.unmatched > 0
          and k.merchant_id = c.merchant_id and k.currency = c.currency))`.execute(tx)
    return rows
  })
}

/** Answers how many things were done. One that fails stops no other: it is due again in the next round. */
export async function runClock(
  world: PeerWorld,
  onError: (error: unknown) => void,
  at = world.now(),
): Promise<number> {
  let done = await endClosed(world, at, onError)
  const shelves = new Map<string, Pick<Due, 'merchantId' | 'currency'>>()
  for (const due of await dueNow(world, at)) {
    try {
      if (due.what !== 'pool' && (await act(world, due, at))) done++
      shelves.set(`${due.merchantId} ${due.currency}`, due)
    } catch (error) {
      onError(error)
    }
  }
  for (const shelf of shelves.values()) await matchShelf(world, shelf, at).catch(onError)
  return done
}

async function act(world: PeerWorld, { what, id, merchantId }: Due, at: Date): Promise<boolean> {
  const brand = await world.brandOf(merchantId)
  return work(
    world,
    merchantId,
    async (now) => {
      if (what === 'claim') return fallBack(now, id)
      if (what === 'bonus') return payBonus(now, id)
      if (what === 'ask') return stopSearch(now, id, 'clock')
      const whole = await lockAllocation(now.tx, id)
      if (!whole?.part.dueAt || whole.part.dueAt > at) return false
      const terms = whole.part.state === 'PROOF_SENT' && brand ? peerTermsOf(brand) : null
      if (whole.part.state !== 'PROOF_SENT') await runOut(now, whole)
      else if (terms) await confirmByClock(now, whole, terms)
      return true
    },
    at,
  )
}

/** What came back to the pool may suit somebody who waits. */
export async function matchShelf(
  world: PeerWorld,
  { merchantId, currency }: Pick<Due, 'merchantId' | 'currency'>,
  at = world.now(),
): Promise<number> {
  const brand = await world.brandOf(merchantId)
  const terms = brand && peerTermsOf(brand)
  if (!terms) return 0
  return work(world, merchantId, (now) => matchPool(now, { merchantId, currency, terms }), at)
}
