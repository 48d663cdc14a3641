/**
 * Deny by default: a route that does not say who may call it stops the start. Also remembers which
 * methods an address has, so that a wrong method is told from a wrong address.
 */
import type { Access, Endpoint } from '@jackfruit/contracts'
import type { FastifyInstance } from 'fastify'
import type { RateClass } from './limits.ts'

/**
 * Access of a contract; `signed` for a studio's signed calls; `open` for pages, assets and health;
 * `operations` for what only operators of the machine may see; `demo` for what exists in demo only.
 */
export type RoutePolicy = Access | 'signed' | 'open' | 'operations' | 'demo'

declare module 'fastify' {
  interface FastifyContextConfig {
    policy?: RoutePolicy
    rate?: RateClass
    contract?: Endpoint
  }
}

export interface KnownRoute {
  readonly method: string
  readonly url: string
  readonly policy: RoutePolicy
  readonly contract: Endpoint | null
}

const known = new WeakMap<object, KnownRoute[]>()

export function demandPolicies(app: FastifyInstance): void {
  const routes: KnownRoute[] = []
  known.set(app.server, routes)
  app.addHook('onRoute', ({ method, url, config }) => {
    const policy = config?.policy
    if (!policy) throw new Error(`${method} ${url} says not who may call it: give it config.policy`)
    for (const each of [method].flat())
      routes.push({ method: each, url, policy, contract: config?.contract ?? null })
  })
}

export const routesOf = (app: FastifyInstance): readonly KnownRoute[] => known.get(app.server) ?? []
