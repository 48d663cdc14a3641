/** The calls of third-party sign-in, and the two navigations around the provider's pages. */
import { thirdParty } from '@jackfruit/contracts'
import { invariant, Refusal } from '@jackfruit/kernel'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Mount, serve } from '../../../platform/http/http.ts'
import { HttpProblem } from '../../../platform/http/problem.ts'
import type { BrandData } from '../../merchants/index.ts'
import { sideOf } from '../entry/door.ts'
import type { Entered } from '../entry/enter.ts'
import type { Parts } from '../parts.ts'
import { writeBind } from '../sessions/bind-cookie.ts'
import { callerOf } from '../sessions/caller.ts'
import { demandAwake } from '../sessions/rest-cookie.ts'
import { openAsker } from './asker.ts'
import { enterByTicket } from './enter-by-ticket.ts'
import { setFirstPassword } from './first-password.ts'
import { type FlowCookies, openFlowCookies } from './flow-cookies.ts'
import { arrival, beginFlow, departure, telegramArrival, ticketFor, type Wish } from './journey.ts'
import { link, unlink } from './link.ts'
import { openAccount } from './open-account.ts'
import { type Flow, ThirdPartyProblem } from './provider.ts'
import type { Setup } from './setup.ts'
import { browserSeconds } from './tickets.ts'
import { waysOf } from './ways.ts'

export interface ThirdPartyRoutes {
  readonly parts: Parts
  readonly setup: Setup
  readonly secureCookies: boolean
}

interface Deps extends ThirdPartyRoutes {
  readonly cookies: FlowCookies
}

export function mountThirdParty(mount: Mount, routes: ThirdPartyRoutes): void {
  const deps = { ...routes, cookies: openFlowCookies(routes.parts.secrets.fields, routes.secureCookies) }
  mountNavigations(mount, deps)
  mountEntry(mount, deps)
  mountWays(mount, deps)
}

/** These answer with redirects, whatever happens: a person looks at them, not a program. */
function mountNavigations({ app, gate }: Mount, { parts, setup, cookies, secureCookies }: Deps) {
  const config = { policy: 'public', rate: 'entry' } as const
  const tripOf = async (request: FastifyRequest) => {
    const brand = await gate.brandOf(request)
    if (!brand) throw new HttpProblem(421, 'domain_check_failed')
    const { provider } = request.params as { provider: string }
    const known = thirdParty.providers.find((each) => each === provider)
    if (!known) throw new HttpProblem(404, 'not_found')
    const isClosed = (await gate.closedFor(request, brand)) !== null
    const origin = `${secureCookies ? 'https' : request.protocol}://${request.host}`
    return {
      brand: await brandData(parts, brand.id),
      provider: known,
      isClosed,
      callbackUrl: `${origin}/wps/v2/oauth/${known}/callback`,
    }
  }

  app.get(thirdParty.startPath, { config }, async (request, reply) => {
    const { isClosed, ...trip } = await tripOf(request)
    if (isClosed) return reply.redirect('/', 303)
    const wish = request.query as Wish
    const askedBy = openAsker(parts.secrets.fields, trip.brand.id, wish.asker)
    const flow = beginFlow(wish, askedBy, parts.now())
    try {
      const address = await departure(setup, { ...trip, flow })
      cookies.keep(reply, { merchantId: trip.brand.id, provider: trip.provider }, flow)
      return reply.redirect(address.href, 303)
    } catch (error) {
      return sendBack(reply, flow, { problem: kindOf(error, request) })
    }
  })

  app.get(thirdParty.callbackPath, { config }, async (request, reply) => {
    const { isClosed, ...known } = await tripOf(request)
    if (isClosed) return reply.redirect('/', 303)
    const place = { merchantId: known.brand.id, provider: known.provider }
    const flow = cookies.read(request, place, parts.now())
    if (!flow) return sendBack(reply, null, { problem: 'stale' })
    cookies.drop(reply)
    try {
      const trip = { ...known, flow }
      const person = await arrival(parts, setup, trip, new URL(request.url, trip.callbackUrl))
      const { ticket, browser } = await ticketFor(parts, trip, person)
      cookies.keepBrowser(reply, browser, browserSeconds)
      return sendBack(reply, flow, { ticket })
    } catch (error) {
      return sendBack(reply, flow, { problem: kindOf(error, request) })
    }
  })
}

/** To the site's own page, with what became of it in the fragment: no log and no other site sees that. */
function sendBack(
  reply: FastifyReply,
  flow: Flow | null,
  told: { ticket: string } | { problem: thirdParty.Problem },
) {
  const window = flow ? { purpose: flow.purpose, ...(flow.flow && { flow: flow.flow }) } : {}
  return reply.redirect(`/oauth#${new URLSearchParams({ ...told, ...window })}`, 303)
}

function kindOf(error: unknown, request: FastifyRequest): thirdParty.Problem {
  if (!(error instanceof ThirdPartyProblem)) throw error
  const cause = error.cause instanceof Error ? error.cause.message : undefined
  request.log.info({ kind: error.kind, cause }, 'third party sign-in')
  return error.kind
}

function mountEntry(mount: Mount, { parts, setup, cookies, secureCookies }: Deps) {
  const letIn = ({ session, bind }: Entered, reply: FastifyReply) => {
    writeBind(reply, bind, secureCookies)
    return session
  }
  serve(mount, thirdParty.enabled, async ({ brand }) => ({
    providers: setup.offered(await brandData(parts, brand.id)),
  }))
  serve(
    mount,
    thirdParty.telegramReturn,
    async ({ body, brand, request, reply }) => {
      const place = { merchantId: brand.id, provider: 'telegram' } as const
      const flow = cookies.read(request, place, parts.now())
      if (!flow) throw new Refusal('third_party_stale')
      const trip = {
        brand: await brandData(parts, brand.id),
        provider: 'telegram' as const,
        flow,
        callbackUrl: '',
      }
      const person = await refusing(() => telegramArrival(parts, setup, trip, body))
      const { ticket, browser } = await ticketFor(parts, trip, person)
      cookies.drop(reply)
      cookies.keepBrowser(reply, browser, browserSeconds)
      return { ticket, purpose: flow.purpose, flow: flow.flow }
    },
    { rate: 'entry' },
  )
  serve(
    mount,
    thirdParty.enter,
    async ({ body, brand, request, reply }) => {
      const { returnTo, entered, form } = await enterByTicket(parts, setup, {
        brand: await brandData(parts, brand.id),
        ticket: body.ticket,
        browser: cookies.readBrowser(request),
        caller: callerOf(request, secureCookies),
        side: await sideOf(parts, request, body.side),
      })
      return { returnTo, session: entered && letIn(entered, reply), newAccount: form }
    },
    { rate: 'entry' },
  )
  serve(
    mount,
    thirdParty.openAccount,
    async ({ body, brand, request, reply }) => {
      demandAwake({ key: parts.secrets.fields, secure: secureCookies, now: parts.now }, request, brand.id)
      const { returnTo, entered } = await openAccount(parts, setup, {
        ...{ brand: await brandData(parts, brand.id), body },
        browser: cookies.readBrowser(request),
        caller: callerOf(request, secureCookies),
        side: await sideOf(parts, request, body.side),
      })
      return { returnTo, session: letIn(entered, reply) }
    },
    { rate: 'entry' },
  )
}

function mountWays(mount: Mount, { parts, setup, cookies, secureCookies }: Deps) {
  serve(mount, thirdParty.ways, async ({ brand, principal }) =>
    waysOf(parts, setup, await brandData(parts, brand.id), principal),
  )
  serve(
    mount,
    thirdParty.link,
    async ({ body, brand, principal, request }) => {
      const browser = cookies.readBrowser(request)
      const caller = callerOf(request, secureCookies)
      await link(parts, setup, {
        ...body,
        principal,
        caller,
        browser,
        brand: await brandData(parts, brand.id),
      })
      return null
    },
    { rate: 'entry' },
  )
  serve(
    mount,
    thirdParty.unlink,
    async ({ body, brand, principal, request }) => {
      const caller = callerOf(request, secureCookies)
      await unlink(parts, { ...body, principal, caller, brand: await brandData(parts, brand.id) })
      return null
    },
    { rate: 'entry' },
  )
  serve(
    mount,
    thirdParty.firstPassword,
    async ({ body, brand, principal, request }) => {
      const token = await setFirstPassword(parts, {
        ...{ body, principal, browser: cookies.readBrowser(request) },
        brand: await brandData(parts, brand.id),
        caller: callerOf(request, secureCookies),
      })
      return { token }
    },
    { rate: 'entry' },
  )
}

async function refusing<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    throw error instanceof ThirdPartyProblem ? new Refusal(`third_party_${error.kind}`) : error
  }
}

async function brandData({ directory }: Parts, id: number): Promise<BrandData> {
  const brand = await directory.brandOfId(id)
  invariant(brand, 'a request of a host has its brand')
  return brand
}
