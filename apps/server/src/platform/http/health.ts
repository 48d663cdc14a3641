/** Whether the process lives, and whether it can serve. */
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../parts.ts'

export type Check = () => Promise<boolean>

export interface Health {
  readonly parts: Parts
  /** What has to be asked for: each is given up on after a moment. */
  readonly checks: Readonly<Record<string, Check>>
}

const answeredWithinMs = 1_500

/** `/readyz` names what is not well and why: a balancer takes the process out, a person sees what is wrong. */
export function mountHealth(app: FastifyInstance, { parts, checks }: Health): void {
  const route = { config: { policy: 'open', rate: 'free' } } as const
  app.get('/healthz', route, async (_request, reply) => reply.send({ ok: true }))
  app.get('/readyz', route, async (_request, reply) => {
    const asked = Object.entries(checks).map(async ([name, check]) => ({
      ...{ name, matters: true },
      why: await within(check),
    }))
    const all = [...parts.all(), ...(await Promise.all(asked))]
    const missing = all.filter(({ why, matters }) => matters && why !== null).map(({ name }) => name)
    const ok = missing.length === 0
    const said = Object.fromEntries(all.map(({ name, why }) => [name, why ?? 'well']))
    return reply.status(ok ? 200 : 503).send({ ok, missing, parts: said })
  })
}

/** Null where it answers yes in time, or why not. */
async function within(check: Check): Promise<string | null> {
  const late = Promise.withResolvers<string>()
  const timer = setTimeout(() => late.resolve(`no answer for ${answeredWithinMs} ms`), answeredWithinMs)
  const answer = check().then(
    (good) => (good ? null : 'not there'),
    () => 'failed',
  )
  return Promise.race([answer, late.promise]).finally(() => clearTimeout(timer))
}
