/**
 * Two brands with the same names, numbers and keys in them, and every call of the platform from each: once behind the
 * database's fence between brands, and once without it. The answers are the same, so no statement needs the fence.
 */
import type { Endpoint } from '@jackfruit/contracts'
import { expect, test } from 'vitest'
import { safeParse } from 'zod/mini'
import { routesOf } from './platform/http/policy.ts'
import { beyond } from './testing/fuzz/beyond.ts'
import { known } from './testing/fuzz/known.ts'
import { type Caller, proofUnder, send } from './testing/fuzz/people.ts'
import { titleOf, usualOf, validOf } from './testing/fuzz/valid.ts'
import { type FuzzWorld, openFuzzWorld } from './testing/fuzz/world.ts'

const hosts = ['localhost', 'second.localhost'] as const
/** What closes an account, or a session, comes last, each with people of its own: behind it nothing is reached. */
const isLast = ({ method, path }: Endpoint) =>
  /protection|me\/password|auth\/rotate/.test(path) || (method === 'DELETE' && /\/sessions?$/.test(path))
/** What both brands call alike: a round of everybody, a game, its maker, and the agent's code. */
const played = { id: 'hexworks:twin', nodeId: 'slot-of-the-test', vendor: 'hexworks', code: 'ATWIN' }
/** Different at every call, whoever asks. */
const isChance = ({ path }: Endpoint) => /challenge|captcha|human|ticket|free-play/.test(path)

interface Told {
  readonly title: string
  readonly said: string
  readonly call: string
  /** It did what it is for: no refusal, and no fault. */
  readonly isAnswered: boolean
}

const isAnswer = (status: number, text: string): boolean =>
  status === 200 && !text.startsWith('{"success":false')

/** Everything that can be asked in one world, in one order. */
async function askAll(world: FuzzWorld): Promise<Told[]> {
  const told: Told[] = []
  const contracts = routesOf(world.http).flatMap(({ contract }) => (contract ? [contract] : []))
  /** Names of things, as each brand's people were told them. */
  const ids = new Map<string, Set<string>>(hosts.map((host) => [host, new Set()]))
  const ask = async (
    contract: Endpoint,
    caller: Caller,
    values: Readonly<Record<string, string>>,
    note: string,
  ) => {
    const made = async (part: 'query' | 'body') => {
      const [whole] = contract[part] ? validOf(contract[part], values) : []
      const usual = usualOf(whole)
      const wants = typeof usual === 'object' && usual !== null && 'humanCheck' in usual
      return wants ? { ...usual, humanCheck: await proofUnder(world.secrets.humanCheck) } : usual
    }
    const { status, text } = await send(world.http, contract, caller, {
      query: await made('query'),
      body: await made('body'),
    })
    for (const [id] of text.matchAll(aName)) ids.get(caller.host)?.add(id)
    const title = `${titleOf(contract)} as ${caller.kind} at ${caller.host}${note}`
    const said = isChance(contract) ? `${status}` : `${status} ${scrubbed(text)}`
    told.push({ title, said, call: titleOf(contract), isAnswered: isAnswer(status, text) })
  }
  /** One brand after the other: whose number is the lower is the same in both worlds. */
  const peopleCalled = async (name: string) => {
    const people: Caller[] = []
    for (const host of hosts) people.push(...(await world.people({ host, name })))
    return people
  }
  const visitors = hosts.map((host): Caller => ({ kind: 'visitor', host, headers: {} }))
  const round = async (contract: Endpoint, callers: readonly Caller[], withNames: boolean) => {
    await world.forgive()
    for (const caller of callers.filter(({ kind }) => kindsOf(contract).includes(kind))) {
      const own = { ...known, ...played, target: caller.kind === 'agent' ? 'mtwin' : 'atwin' }
      if (!withNames) await ask(contract, caller, own, '')
      else
        for (const host of hosts)
          for (const id of namesFor(contract, ids.get(host) ?? new Set()))
            await ask(contract, caller, { ...own, ...named(id) }, ` with a name of ${host}`)
    }
  }
  const [usual, last] = [contracts.filter((each) => !isLast(each)), contracts.filter(isLast)]
  const people = [...visitors, ...(await peopleCalled('twin'))]
  for (const contract of usual) await round(contract, people, false)
  // Everybody has a purse by now.
  await world.play()
  // Then with what each brand told its own people, and with what the other one did.
  for (const contract of usual) await round(contract, people, true)
  for (const contract of usual) await round(contract, people, false)
  for (const [at, contract] of last.entries()) {
    await round(contract, [...visitors, ...(await peopleCalled(`last${at}`))], true)
    await round(contract, [...visitors, ...(await peopleCalled(`end${at}`))], false)
  }
  return told
}

/** Orders, accounts, sessions, requirements and pictures have such names. */
const aName =
  /\b(?:[daw][0-9a-f]{18}|[DWP][2-9A-Z]{12}|[0-9a-f]{16}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\b/g
const fields = [
  'id',
  'bankAccountId',
  'account',
  'session',
  'sessionId',
  'order',
  'orderId',
  'requirement',
] as const
const named = (id: string) => Object.fromEntries(fields.map((field) => [field, id]))

/** Those that a field of this contract takes: at most one of each kind. */
function namesFor(contract: Endpoint, ids: ReadonlySet<string>): string[] {
  const schema = contract.body ?? contract.query
  if (!schema) return []
  const [plain] = validOf(schema, known)
  const fitting = [...ids].filter((id) => {
    const [whole] = validOf(schema, { ...known, ...named(id) })
    return JSON.stringify(whole) !== JSON.stringify(plain) && safeParse(schema, whole).success
  })
  return [...new Map(fitting.map((id) => [`${id.length === 19 ? id[0] : ''}${id.length}`, id])).values()]
}

const kindsOf = ({ access }: Endpoint): readonly Caller['kind'][] =>
  access === 'public' ? ['visitor', 'member'] : access === 'agent' ? ['agent'] : ['member']

/** Without what chance and the clock put into it: lengths of lists, amounts, names and words stay. */
const scrubbed = (text: string): string =>
  text
    .replace(aName, '#')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'then')
    .replace(/"[A-Za-z0-9+/=_.:-]{20,}"/g, '"#"')
    .replace(/"(accountId|memberId|id|version|retryAfter|cursor|nextCursor)":"?\d+(\.\w+)?"?/g, '"$1":#')
    .replace(/secret=[A-Z2-7]{32}/, 'secret=#')
    .replace(/"code":"[A-Z2-9]{10}","link":"[^"]+"/, '"code":#')
    .replace(/\b[A-Z]-[A-Z0-9]{4}-[A-Z0-9]{4}\b/g, '#')
    .replace(/"requestId":"[^"]+"/g, '"requestId":#')

test('every call answers the same with and without the fence between brands', async () => {
  const told: Told[][] = []
  for (const isFenced of [true, false]) {
    const world = await openFuzzWorld({ isFenced })
    try {
      told.push(await askAll(world))
      expect(world.errors).toEqual([])
    } finally {
      await world.close()
    }
  }
  const [fenced = [], open = []] = told
  expect(fenced.length).toBeGreaterThan(500)
  expect(open.map(({ title }) => title)).toEqual(fenced.map(({ title }) => title))
  const answered = new Set(fenced.flatMap(({ call, isAnswered }) => (isAnswered ? [call] : [])))
  const refused = new Set(fenced.map(({ call }) => call).filter((call) => !answered.has(call)))
  expect([...refused].toSorted()).toEqual(Object.values(beyond).flat().toSorted())
  const differences = fenced.flatMap(({ title, said }, at) =>
    open[at]?.said === said ? [] : [{ title, said, open: open[at]?.said }],
  )
  expect(differences).toEqual([])
}, 400_000)
