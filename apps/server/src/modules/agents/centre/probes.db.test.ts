/** Route by role by line: who is not of the team is answered like nobody, byte by byte, and nothing marked is told of anybody. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { dayIn } from '../../../platform/work/brand-day.ts'
import { type Cast, headersOf, markOf, marks, openCast, type Person } from '../../../testing/agents/cast.ts'
import { agentCalls, isSeen, type Probe, probesOf, sayOf } from '../../../testing/agents/probes.ts'
import { addDays } from '../figures/calendar.ts'
import { standingOf } from '../tree/index.ts'

let cast: Cast
beforeAll(async () => {
  cast = await openCast()
}, 300_000)
afterAll(() => cast?.close())

const least = 5_000
/** Who asks; null is a visitor. */
const askers = [null, 'near', 'agent', 'sub', 'general', 'sibling', 'stranger', 'foreign'] as const

interface Told {
  readonly status: number
  readonly body: string
}

async function ask(who: Person | null, probe: Probe, value: string): Promise<Told> {
  const { query = {}, body } = probe.of(value)
  const text = new URLSearchParams(
    Object.entries(query).map(([name, each]) => [name, String(each)] as [string, string]),
  )
  const { statusCode, body: told } = await cast.w.mount.app.inject({
    method: probe.endpoint.method,
    url: `${probe.endpoint.path}?${text}`,
    headers: { host: who?.host ?? 'localhost', ...(who && headersOf(who)) },
    ...(body && { payload: body }),
  })
  return { status: statusCode, body: told }
}

/** Figures of somebody alone, in whatever list this one stands. */
function figuresOf(told: unknown, account: string): string[] {
  if (Array.isArray(told)) return told.flatMap((each) => figuresOf(each, account))
  if (typeof told !== 'object' || told === null) return []
  const inside = Object.values(told).flatMap((each) => figuresOf(each, account))
  if (!('account' in told) || told.account !== account) return inside
  const { figures, ...row } = told as Record<string, unknown>
  const all = { ...(figures as object), ...row } as Record<string, unknown>
  const money = ['balance', 'rounds', 'stake', 'valid', 'payout', 'win', 'net'].filter(
    (field) => field in all,
  )
  const isNothing = (value: unknown) => value === null || value === 0 || value === '0.00'
  return [
    ...inside,
    ...money.filter((field) => !isNothing(all[field])).map((field) => `${field}: ${all[field]}`),
  ]
}

test('[RO-27] [platform 4.6] [harm] in 5,000 probes a sibling, an upline and another brand are nobody, and nothing personal is told', async () => {
  const { people, hider, w } = cast
  const today = dayIn('Asia/Yangon', new Date())
  const days = { from: addDays(today, -1), to: addDays(today, 1) }
  const probes = agentCalls.flatMap((endpoint) => probesOf(endpoint, days))
  const wrong: string[] = []
  let asked = 0
  const reached = new Set<string>()
  const look = async (who: Person | null, probe: Probe, value: string) => {
    const told = await ask(who, probe, value)
    asked += 1
    reached.add(probe.call)
    const said = (what: string) => wrong.push(`${probe.call} of ${value} for ${who?.name}: ${what}`)
    if (told.status === 404 || told.status >= 500) said(`${told.status} ${told.body}`)
    for (const mark of marks) if (told.body.includes(markOf(mark))) said(`tells ${mark}`)
    if (who?.id !== hider.id)
      for (const figure of figuresOf(JSON.parse(told.body), hider.name))
        said(`tells ${figure} of who hides it`)
    if (who === null && told.status !== 401) said(`a visitor is answered ${told.status}`)
    if (who?.type === 0 && probe.endpoint.access === 'agent' && told.status !== 403)
      said(`a member is answered ${told.status}`)
    return told
  }
  for (const role of askers) {
    const who = role === null ? null : (people[role] ?? null)
    for (const probe of probes) {
      if (!probe.names) {
        await look(who, probe, '')
        continue
      }
      const nobody = await look(who, probe, sayOf(probe, null) ?? '')
      const isAllowed = who !== null && who.type > 0
      // What may be looked at comes last: it may change what it finds.
      for (const of of Object.values(people)) {
        const value = sayOf(probe, of)
        if (value === null || (isAllowed && isSeen(probe, who, of))) continue
        const told = await look(who, probe, value)
        if (told.status !== nobody.status || told.body !== nobody.body)
          wrong.push(
            `${probe.call} of ${of.name} for ${who?.name}: ${told.body} and of nobody ${nobody.body}`,
          )
      }
    }
  }
  for (const role of askers) {
    const who = role === null ? null : (people[role] ?? null)
    if (who === null || who.type === 0) continue
    for (const probe of probes)
      for (const of of Object.values(people)) {
        const value = probe.names && isSeen(probe, who, of) ? sayOf(probe, of) : null
        if (value !== null) await look(who, probe, value)
      }
  }
  const other = people['foreign']?.merchantId ?? 0
  for (const of of Object.values(people)) {
    const found = await inMerchant(w.database.db, other, (tx) =>
      standingOf(tx, { merchantId: other, memberId: of.id }),
    )
    asked += 1
    if ((found !== null) !== (of.merchantId === other))
      wrong.push(`an operator of the other brand sees ${of.name}`)
  }
  expect(wrong.slice(0, 20)).toEqual([])
  expect(reached.size).toBe(new Set(agentCalls.map(({ method, path }) => `${method} ${path}`)).size)
  expect(asked).toBeGreaterThanOrEqual(least)
}, 600_000)
