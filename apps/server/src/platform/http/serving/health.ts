/** Whether the process lives, and whether it can serve. */
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../../parts.ts'

/** Null while it is well, or a few words about why not, for everybody to read. */
export type Check = () => Promise<string | null>

export interface Health {
  readonly parts: Parts
  /** What has to be asked for: one question at a time, whose answer is everybody's for a second. */
  readonly checks: Readonly<Record<string, Check>>
}

const answeredWithinMs = 1_500
const rememberedMs = 1_000
/** A question that nobody ever answered is asked again. */
const forgottenMs = 10_000

/** `/readyz` names what is not well and why: a balancer takes the process out, a person sees what is wrong. */
export function mountHealth(app: FastifyInstance, { parts, checks }: Health): void {
  const route = { config: { policy: 'open', rate: 'free' } } as const
  const shared = Object.entries(checks).map(([name, check]) => ({ name, check: sharing(check) }))
  app.get('/healthz', route, async (_request, reply) => reply.send({ ok: true }))
  app.get('/readyz', route, async (_request, reply) => {
    const asked = shared.map(async ({ name, check }) => ({ name, matters: true, why: await check() }))
    const all = [...parts.all(), ...(await Promise.all(asked))]
    const missing = all.filter(({ why, matters }) => matters && why !== null).map(({ name }) => name)
    const ok = missing.length === 0
    const said = Object.fromEntries(all.map(({ name, why }) => [name, why ?? 'well']))
    return reply.status(ok ? 200 : 503).send({ ok, missing, parts: said })
  })
}

function sharing(check: Check): Check {
  let asking: { readonly since: number; readonly answer: Promise<string | null> } | null = null
  let known: { readonly until: number; readonly why: string | null } | null = null
  const ask = () => {
    const answer = check()
      .catch((error: unknown) => failureOf(error))
      .then((why) => {
        known = { until: performance.now() + rememberedMs, why }
        if (asking?.answer === answer) asking = null
        return why
      })
    asking = { since: performance.now(), answer }
    return answer
  }
  return async () => {
    const now = performance.now()
    if (known && now < known.until) return known.why
    const isLost = asking !== null && now - asking.since > forgottenMs
    return within(asking && !isLost ? asking.answer : ask(), asking?.since ?? now)
  }
}

/** Of a failure its code alone is told: what it says may name more. */
function failureOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return /^[A-Z0-9_]{3,30}$/.test(code) ? `failed (${code})` : 'failed'
}

async function within(answer: Promise<string | null>, since: number): Promise<string | null> {
  const late = Promise.withResolvers<string>()
  const timer = setTimeout(() => {
    const seconds = ((performance.now() - since) / 1000).toFixed(1)
    late.resolve(`no answer for ${seconds} s`)
  }, answeredWithinMs)
  return Promise.race([answer, late.promise]).finally(() => clearTimeout(timer))
}
