/** The calls with which members pay members. */
import { cashierPeer } from '@jackfruit/contracts'
import { nameOf } from '@jackfruit/contracts/names'
import { type Minor, parseMinor, Refusal } from '@jackfruit/kernel'
import { type Call, type Mount, type Principal, serve } from '../../platform/http/http.ts'
import type { Peer } from './peer.ts'
import { openViews, showTerms, type Views } from './views.ts'

export interface PeerRoutes {
  readonly peer: Peer
  purseOf(owner: Principal): Promise<{ readonly accountId: bigint; readonly currency: string }>
}

/** A picture of 5 MB in base64, and what stands around it. */
const pictureBodyMax = 7_200_000

function amountOf(text: string): Minor {
  const amount = parseMinor(text)
  if (amount === null) throw new Refusal('peer_amount')
  return amount
}

export function mountPeer(mount: Mount, routes: PeerRoutes): void {
  const { peer } = routes
  const views = openViews(peer)
  serve(mount, cashierPeer.peerTerms, ({ principal, brand }) => showTerms(peer, principal, brand.currency))
  serve(mount, cashierPeer.peerPicture, async ({ query, principal }) => {
    const picture = await peer.picture(principal, query.id)
    if (!picture) throw new Refusal('peer_not_found')
    return { url: `data:image/webp;base64,${picture.toString('base64')}` }
  })
  mountPayer(mount, routes, views)
  mountReceiver(mount, peer, views)
  mountDisputes(mount, peer)
}

function mountPayer(mount: Mount, { peer, purseOf }: PeerRoutes, { asksOf, askOf }: Views): void {
  const ask = async ({ body, principal }: Call<typeof cashierPeer.peerAsk>) => {
    const { bank, requestKey } = body
    const senderName = nameOf(body.senderName)
    if (senderName === null) throw new Refusal('field_invalid', { field: 'senderName' })
    const { accountId: purseId, currency } = await purseOf(principal)
    const amount = amountOf(body.amount)
    const { merchantId, memberId, type } = principal
    const id = await peer.ask({
      ...{ merchantId, memberId, type, purseId, currency, amount, bank, senderName, requestKey },
    })
    return askOf(principal, id)
  }
  serve(mount, cashierPeer.peerAsk, ask, { money: 'begins' })
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
}

function mountReceiver(mount: Mount, peer: Peer, { claimsOf, claimOf }: Views): void {
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
}

/** Either side, when they do not agree. */
function mountDisputes(mount: Mount, peer: Peer): void {
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
