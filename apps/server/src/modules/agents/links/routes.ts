import { agents, type ReplyOf } from '@jackfruit/contracts'
import type { FastifyRequest } from 'fastify'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { type Mount, serve } from '../../../platform/http/http.ts'
import { openBelow } from './accounts.ts'
import { changeLink, makeLink, takeAway } from './make.ts'
import { type Link, linksOf } from './rows.ts'
import type { LinksWorld } from './world.ts'

export function mountLinks(mount: Mount, world: LinksWorld): void {
  const { db, now } = world

  serve(mount, agents.links, async ({ principal, request }) => {
    const address = await addressFor(world, principal.merchantId, request)
    return inMerchant(db, principal.merchantId, async (tx) => ({
      lists: (await linksOf(tx, principal, agents.linksMax)).map((link) => shown(link, now())),
      most: [...(await world.ratesOf(tx, principal))],
      address,
    }))
  })

  serve(mount, agents.makeLink, ({ principal, body }) =>
    inMerchant(db, principal.merchantId, async (tx) =>
      shown(await makeLink(tx, world, principal, body), now()),
    ),
  )

  serve(mount, agents.changeLink, ({ principal, body }) =>
    inMerchant(db, principal.merchantId, async (tx) => shown(await changeLink(tx, principal, body), now())),
  )

  serve(mount, agents.dropLink, ({ principal, query }) =>
    inMerchant(db, principal.merchantId, async (tx) => {
      await takeAway(tx, principal, BigInt(query.id))
      return null
    }),
  )

  serve(mount, agents.openAccount, ({ principal, body }) => openBelow(world, principal, body))
}

const shown = ({ id, terms, ...link }: Link, now: Date): ReplyOf<typeof agents.makeLink> => ({
  ...{ id: String(id), code: link.code, name: link.name, kind: terms.kind, presets: [...link.presets] },
  ...{ state: stateOf(terms, now), expiresAt: terms.expiresAt?.toISOString() ?? null, limit: terms.maxUses },
  ...{ visits: terms.visits, signUps: terms.uses, firstDeposits: link.firstDeposits },
  madeAt: link.madeAt.toISOString(),
})

/** What ends it first is said: an agent opens again only what it has closed. Pure. */
function stateOf({ expiresAt, maxUses, uses, isResting }: Link['terms'], now: Date) {
  if (expiresAt !== null && expiresAt <= now) return 'expired'
  if (maxUses !== null && uses >= maxUses) return 'full'
  return isResting ? 'paused' : 'open'
}

/** Players register where players are let in: an agent who sits at the agents' host gives away another address. */
async function addressFor({ directory }: LinksWorld, merchantId: number, request: FastifyRequest) {
  const here = request.host
  const isAgents = (await directory.sideOfHost(here)) === 'agent'
  const host = isAgents ? ((await forMembers(directory, merchantId)) ?? here) : here
  return `${request.protocol}://${host}/register?affiliateCode=`
}

async function forMembers(directory: LinksWorld['directory'], merchantId: number) {
  for (const host of await directory.hostsOf(merchantId))
    if ((await directory.sideOfHost(host)) !== 'agent') return host
  return null
}
