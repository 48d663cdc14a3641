/** Calls that name somebody, made from their contracts: each way to say each call, with each of those whom it may be about. */
import { randomUUID } from 'node:crypto'
import * as contracts from '@jackfruit/contracts'
import { toJSONSchema, type ZodMiniType } from 'zod/mini'
import { leastOf, validOf } from '../fuzz/valid.ts'
import type { Kind, Person } from './cast.ts'

type Endpoint = contracts.Endpoint

/** Of whom a field says something: a member, a round, a link or a contract. */
type Names = 'id' | 'name' | 'bet' | 'link' | 'contract'

export interface Probe {
  readonly call: string
  readonly endpoint: Endpoint
  /** Null: the call is about nobody. */
  readonly names: Names | null
  readonly kind: Kind | null
  /** What is sent when the field holds this. */
  of(value: string): { readonly query?: object; readonly body?: object }
}

/** Every call that only agents may make, and what members say of their own play. A new one comes by itself. */
export const agentCalls: readonly Endpoint[] = [
  ...new Set(
    Object.values(contracts)
      .flatMap((each) => (typeof each === 'object' ? Object.values(each as object) : []))
      .filter(
        (each): each is Endpoint =>
          typeof each === 'object' && each !== null && 'access' in each && 'path' in each,
      )
      .filter(({ access, path }) => access === 'agent' || path.startsWith('/wps/v2/play/'))
      // Their bodies are sealed: who is behind them is asked for by the call beside, which is plain.
      .filter(({ sealed }) => sealed === undefined),
  ),
]

/** Names that are given, and not looked for: of a new account, and of a new link. */
const isNew = ({ path }: Endpoint, field: string): boolean =>
  (path === '/wps/v2/agent/accounts' && field === 'account') || field === 'name' || field === 'code'

const people: Readonly<Record<string, Names>> = {
  ...{ below: 'id', account: 'name', search: 'name', target: 'name', contractId: 'contract' },
}
/** What a bare `id` is of, by the path. A call that has another says so here. */
const ofPath: readonly (readonly [string, Names])[] = [
  ['/bets', 'bet'],
  ['/links', 'link'],
]

function namesIn(endpoint: Endpoint, field: string): Names | null {
  if (isNew(endpoint, field)) return null
  if (field !== 'id') return people[field] ?? null
  const found = ofPath.find(([part]) => endpoint.path.includes(part))
  if (!found) throw new Error(`say what the id of ${endpoint.path} is of`)
  return found[1]
}

interface Shape {
  readonly enum?: readonly unknown[]
}

const fieldsOf = (schema: ZodMiniType): Readonly<Record<string, Shape>> =>
  (toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as { properties?: Record<string, Shape> })
    .properties ?? {}

const whenever = (days: { from: string; to: string }) => ({ ...days, account: 'nobody', search: 'nobody' })

/** With nothing but what is demanded, with everything, and with each word of each list of words. */
function waysOf(schema: ZodMiniType, days: { from: string; to: string }): Record<string, unknown>[] {
  const [made] = validOf(schema, whenever(days)) as [Record<string, unknown>]
  const { cursor: _cursor, confirmTerminate: _confirm, ...whole } = made
  for (const field of Object.keys(whole)) if (field in people || field === 'id') delete whole[field]
  const least = leastOf(schema, made) as Record<string, unknown>
  const bare = Object.fromEntries(
    Object.entries(least).filter(([field]) => !(field in people) && field !== 'id'),
  )
  // Of languages one says as much as all.
  const words = Object.entries(fieldsOf(schema)).flatMap(([field, { enum: words }]) =>
    (field === 'language' ? [] : (words ?? [])).map((word) => ({ ...bare, [field]: word })),
  )
  const ways = [bare, whole, ...words]
  return [...new Map(ways.map((way) => [JSON.stringify(way), way])).values()]
}

const kindOf = ({ path }: Endpoint): Kind | null =>
  path.includes('dividend')
    ? 'dividend'
    : path.includes('salary/')
      ? (/salary\/(daily|hourly|realtime)/.exec(path)?.[1] as Kind)
      : null

export function probesOf(endpoint: Endpoint, days: { from: string; to: string }): Probe[] {
  const { query, body, method, path } = endpoint
  const schema = body ?? query
  const common = { call: `${method} ${path}`, endpoint, kind: kindOf(endpoint) }
  if (!schema) return [{ ...common, names: null, of: () => ({}) }]
  const sent = (all: Record<string, unknown>) => {
    const whole = 'key' in all ? { ...all, key: randomUUID() } : all
    return body ? { body: { data: whole } } : { query: whole }
  }
  const named = Object.keys(fieldsOf(schema)).flatMap((field) => {
    const names = namesIn(endpoint, field)
    return names ? [{ field, names }] : []
  })
  return waysOf(schema, days).flatMap((way): Probe[] =>
    named.length === 0
      ? [{ ...common, names: null, of: () => sent(way) }]
      : named.map(({ field, names }) => ({
          ...common,
          names,
          of: (value: string) => sent({ ...way, [field]: value }),
        })),
  )
}

const nothing: Readonly<Record<Names, string>> = {
  ...{ id: '999999999', name: 'nobody', bet: '999999999', link: '999999999', contract: '999999999' },
}

/** What is written in the field for somebody; null where this one has no such thing. Of nobody: what is of nobody. */
export function sayOf({ names, kind }: Probe, of: Person | null): string | null {
  if (!names) return ''
  if (!of) return nothing[names]
  const { id, name, bet, link, contracts: own } = of
  const contract = kind && own[kind]
  return { id: String(id), name, bet, link, contract: contract ?? '' }[names] || null
}

/** Whether `who` may look at it: a team and all it did, the own links, and contracts of which one is a side. */
export function isSeen({ names }: Probe, who: Person, of: Person): boolean {
  if (who.merchantId !== of.merchantId) return false
  const isOwn = who.id === of.id
  switch (names) {
    case 'link':
      return isOwn
    case 'contract':
      return isOwn || of.above.at(-1) === who.id
    default:
      return isOwn || of.above.includes(who.id)
  }
}
