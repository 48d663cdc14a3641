/** What a process answers where it answers calls: those of every module, their sockets, and the site's pages. */
import { join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Faces, OpenModules } from './modules.ts'
import { openScreens } from './platform/http/drawing/screens.ts'
import { mountForget } from './platform/http/forget.ts'
import type { Metrics } from './platform/http/metrics.ts'
import { mountDescription } from './platform/http/openapi.ts'
import { mountPages, type PageBrand } from './platform/http/pages.ts'
import type { Entrance, Module, Platform, Running } from './platform/module.ts'
import { mountSockets } from './platform/pushes/sockets.ts'

/** What draws the first screens of a built site lies beside it. */
const drawing = '../dist-server/main.js'

interface Answered {
  readonly platform: Platform
  readonly modules: OpenModules
  readonly metrics: Metrics
  /** Is told what has to be stopped again, as soon as it runs. */
  readonly begun: (part: string, running: Running) => void
}

export async function mountCalls(
  http: FastifyInstance,
  { platform, modules: { all, faces }, metrics, begun }: Answered,
): Promise<void> {
  const { config, isProduction, log, site } = platform
  for (const module of all) await module.mayAnswer?.()
  const entrance = entranceOf(faces)
  for (const module of all) await module.serve?.({ app: http, gate: entrance })
  mountDescription(http)
  if (config.test) mountForget(http)
  const watch = all.find((module) => module.watch)?.watch
  await mountSockets(http, { ...entrance, gauge: metrics.sockets, attach: attachTo(all), watch })
  if (site === null) return
  const screens = openScreens(http, join(site, drawing), log)
  begun('drawings', { stop: screens.close })
  const screenOf = async (request: FastifyRequest, { language }: PageBrand) => {
    const brand = await entrance.brandOf(request)
    return brand && !(await entrance.closedFor(request, brand)) ? screens.of(request, language) : null
  }
  await mountPages(http, { folder: site, isProduction, brandOf: entrance.pageOf, screenOf })
}

/** What plumbing asks of the domain, each answered by the module that knows. */
function entranceOf({ merchants, identity, cashier }: Faces): Entrance {
  const { brandOf, closedFor, pageOf } = merchants
  const { principalOf, unseal, redeemTicket } = identity
  const { missed } = cashier
  return {
    ...{ brandOf, closedFor, pageOf, principalOf, unseal, missed },
    redeem: (ticket, brand) => redeemTicket(ticket, brand.id),
  }
}

/** Every module pushes what is its own. */
const attachTo =
  (all: readonly Module<unknown>[]): NonNullable<Module<unknown>['attach']> =>
  async (...person) => {
    const attached = await Promise.allSettled(all.map(({ attach }) => attach?.(...person)))
    const stop = () => {
      for (const each of attached) if (each.status === 'fulfilled') each.value?.()
    }
    const failed = attached.find((each) => each.status === 'rejected')
    if (!failed) return stop
    stop()
    throw failed.reason
  }
