/** Whether the process lives, and whether it can serve. */
import type { FastifyInstance } from 'fastify'

export type Check = () => Promise<boolean>

/** `/readyz` names what is not ready: a balancer takes the process out, a person sees why. */
export function mountHealth(app: FastifyInstance, checks: Readonly<Record<string, Check>>): void {
  const route = { config: { policy: 'open', rate: 'free' } } as const
  app.get('/healthz', route, async (_request, reply) => reply.send({ ok: true }))
  app.get('/readyz', route, async (_request, reply) => {
    const names = Object.keys(checks)
    const good = await Promise.all(names.map((name) => checks[name]?.().catch(() => false)))
    const missing = names.filter((_, i) => !good[i])
    return reply.status(missing.length === 0 ? 200 : 503).send({ ok: missing.length === 0, missing })
  })
}
