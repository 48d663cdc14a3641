/** The calls with which members pay members. */
import { cashierPeer } from '@jackfruit/contracts'
import { formatMinor, type Minor, parseMinor, Refusal } from '@jackfruit/kernel'
import { sql } from 'kysely'
import { type Mount, type Principal, serve } from '../../platform/http/http.ts'
import { standingOf } from '../ledger/index.ts'
import { work } from './changes.ts'
import { barredUntil } from './disputes/strikes.ts'
import { openReserve } from './money.ts'
import type { Peer } from './peer.ts'
import { type Ask, askColumns, type Claim, claimColumns } from './rows.ts'
import { percentOf, showAsk, showClaim } from './show.ts'
import type { PeerTerms } from './terms.ts'

export interface PeerRoutes {
  readonly peer: Peer
  purseOf(owner: Principal): Promise<{ readonly accountId: bigint; readonly currency: string }>
}

/** A picture of 5 MB in base64, and what stands around it. */
const pictureBodyMax = 7_200_000
const listMax = 20

/** Shown also where a brand has closed the pool since: what is open goes on. */
const closedTerms: PeerTerms = {
  ...{ autoConfirmMinutes: 30, matchMinutes: 15, min: 0n, max: 0n, payerBonus: 0n, awayMax: 0n },
}

function amountOf(text: string): Minor {
  const amount = parseMinor(text)
  if (amount === null) throw new Refusal('peer_amount')
  return amount
}

export function mountPeer(mount: Mount, { peer, purseOf }: PeerRoutes): void {
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

  serve(mount, cashierPeer.peerTerms, async ({ principal, brand }) => {
    const terms = await peer.termsOf(principal.merchantId)
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
      const reserveId = await openReserve(now, { merchantId, currency: brand.currency })
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
  })

  serve(mount, cashierPeer.peerAsk, async ({ body, principal }) => {
    const { bank, senderName, requestKey } = body
    const { accountId: purseId, currency } = await purseOf(principal)
    const amount = amountOf(body.amount)
    const { merchantId, memberId, type } = principal
    const id = await peer.ask({
      ...{ merchantId, memberId, type, purseId, currency, amount, bank, senderName, requestKey },
    })
    return askOf(principal, id)
  })
  serve(mount, cashierPeer.peerDeposits, async ({ principal }) => ({ lists: await asksOf(principal, null) }))
  serve(mount, cashierPeer.peerDeposit, ({ query, principal }) => askOf(principal, query.id))
  serve(mount, cashierPeer.peerStop, async ({ query, principal }) => {
    await peer.stop(principal, query.id)
    return askOf(principal, query.id)
  })
  serve(mount, cashierPeer.peerBegin, async ({ body, principal }) =>
    askOf(principal, await peer.begin(principal, body.id)),
  )
  serve(mount, cashierPeer.peerGiveUp, async ({ body, principal }) =>
    askOf(principal, await peer.giveUp(principal, body.id)),
  )
  serve(
    mount,
    cashierPeer.peerProof,
    async ({ body, principal }) => askOf(principal, await peer.prove(principal, body.id, body)),
    { rate: 'entry', bodyMax: pictureBodyMax },
  )
  serve(mount, cashierPeer.peerPicture, async ({ query, principal }) => {
    const picture = await peer.picture(principal, query.id)
    if (!picture) throw new Refusal('peer_not_found')
    return { url: `data:image/webp;base64,${picture.toString('base64')}` }
  })

  serve(mount, cashierPeer.peerWithdrawals, async ({ principal }) => ({
    lists: await claimsOf(principal, null),
  }))
  serve(mount, cashierPeer.peerWithdrawal, ({ query, principal }) => claimOf(principal, query.id))
  serve(mount, cashierPeer.peerTakeBack, async ({ query, principal }) => {
    await peer.takeBack(principal, query.id)
    return claimOf(principal, query.id)
  })
  serve(mount, cashierPeer.peerReceipt, async ({ body, principal }) => {
    const said =
      body.answer === 'partial'
        ? ({ answer: 'partial', remaining: parseMinor(body.remainingAmount) ?? 0n } as const)
        : ({ answer: body.answer } as const)
    return claimOf(principal, await peer.answer(principal, body.id, said))
  })
  serve(mount, cashierPeer.peerDispute, async ({ body, principal }) => {
    await peer.dispute(principal, body.id)
    return null
  })
  serve(
    mount,
    cashierPeer.peerEvidence,
    async ({ body, principal }) => {
      await peer.evidence(principal, body.id, body.file)
      return null
    },
    { rate: 'entry', bodyMax: pictureBodyMax },
  )
  serve(mount, cashierPeer.peerAppeal, async ({ body, principal }) => {
    await peer.appeal(principal, body.id, body.reason)
    return null
  })
}
