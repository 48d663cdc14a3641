/** What a member is shown of the pool: its terms, own deposits and own withdrawals. */
import type { cashierPeer, ReplyOf } from '@jackfruit/contracts'
import { formatMinor, Refusal } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Principal } from '../../platform/http/http.ts'
import { standingOf } from '../ledger/index.ts'
import { work } from './changes.ts'
import { barredUntil } from './disputes/strikes.ts'
import { openReserve } from './money.ts'
import type { Peer } from './peer.ts'
import { type Ask, askColumns, type Claim, claimColumns } from './rows.ts'
import { percentOf, showAsk, showClaim } from './show.ts'
import type { PeerTerms } from './terms.ts'

const listMax = 20

/** Shown also where a brand has closed the pool since: what is open goes on. */
const closedTerms: PeerTerms = {
  ...{ autoConfirmMinutes: 30, matchMinutes: 15, min: 0n, max: 0n, payerBonus: 0n, awayMax: 0n },
}

export type Views = ReturnType<typeof openViews>

export function openViews(peer: Pick<Peer, 'world' | 'termsOf'>) {
  const { world } = peer
  const termsFor = async ({ merchantId }: Principal) => (await peer.termsOf(merchantId)) ?? closedTerms

  const asksOf = async (who: Principal, id: string | null) => {
    const terms = await termsFor(who)
    return work(world, who.merchantId, async (now) => {
      const { rows } = await sql<Ask>`
        select ${askColumns} from peer.asks
         where member_id = ${who.memberId} and (${id}::text is null or id = ${id})
         order by asked_at desc, id limit ${listMax}`.execute(now.tx)
      const shown = []
      for (const row of rows) shown.push(await showAsk(now, row, terms))
      return shown
    })
  }
  const askOf = async (who: Principal, id: string) => {
    const [shown] = await asksOf(who, id)
    if (!shown) throw new Refusal('peer_not_found')
    return shown
  }
  const claimsOf = async (who: Principal, id: string | null) => {
    const terms = await termsFor(who)
    return work(world, who.merchantId, async (now) => {
      const { rows } = await sql<Claim>`
        select ${claimColumns} from peer.claims
         where member_id = ${who.memberId} and (${id}::text is null or id = ${id})
         order by entered_at desc, id limit ${listMax}`.execute(now.tx)
      const shown = []
      for (const row of rows) shown.push(await showClaim(now, row, terms))
      return shown
    })
  }
  const claimOf = async (who: Principal, id: string) => {
    const [shown] = await claimsOf(who, id)
    if (!shown) throw new Refusal('peer_not_found')
    return shown
  }
  return { asksOf, askOf, claimsOf, claimOf }
}

/** The terms of the brand, and what waits for this member. */
export async function showTerms(
  { world, termsOf }: Pick<Peer, 'world' | 'termsOf'>,
  principal: Principal,
  currency: string,
): Promise<ReplyOf<typeof cashierPeer.peerTerms>> {
  const terms = await termsOf(principal.merchantId)
  const banks = await world.orders().banksOf(principal.merchantId)
  return work(world, principal.merchantId, async (now) => {
    const { memberId, merchantId } = principal
    const { rows } = await sql<{ openDeposit: string | null; toPay: number; toAnswer: number }>`
      select (select id from peer.asks where member_id = ${memberId} and state <> 'ENDED') as "openDeposit",
        count(*) filter (where payer_id = ${memberId} and state in ('RESERVED', 'AWAITING_PAYMENT'))::int as "toPay",
        count(*) filter (where receiver_id = ${memberId} and state = 'PROOF_SENT')::int as "toAnswer"
        from peer.allocations where ${memberId} in (payer_id, receiver_id) and ended_at is null`.execute(
      now.tx,
    )
    const [row = { openDeposit: null, toPay: 0, toAnswer: 0 }] = rows
    const reserveId = await openReserve(now, { merchantId, currency })
    const barred = await barredUntil(now.tx, memberId, now.at)
    return {
      terms: terms && {
        ...{ min: formatMinor(terms.min), max: formatMinor(terms.max), banks: [...banks] },
        ...{ matchMinutes: terms.matchMinutes, autoConfirmMinutes: terms.autoConfirmMinutes },
        bonusPercent: percentOf(terms.payerBonus),
        reserve: formatMinor((await standingOf(now.tx, reserveId))?.balance ?? 0n),
      },
      barredUntil: barred?.toISOString() ?? null,
      openDeposit: row.openDeposit,
      waiting: { toPay: row.toPay, toAnswer: row.toAnswer },
    }
  })
}
