/**
 * Every call of the platform gets what nobody meant to send: a valid request with one place of it spoilt, from a
 * visitor, a member and an agent. Whatever it is, the answer is no fault and the log has no error.
 * FUZZ_SEED and FUZZ_TIMES try others and more.
 */
import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { type Endpoint, vendor } from '@jackfruit/contracts'
import { callbackPath, notice } from '@jackfruit/contracts/gateway-wire'
import { signVendorMessage } from '@jackfruit/contracts/vendor-signature'
import { gatewayCode } from '@jackfruit/groundwork/payment-simulator/tell'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ZodMiniType } from 'zod/mini'
import { routesOf } from './platform/http/policy.ts'
import { known } from './testing/fuzz/known.ts'
import { type Caller, proofUnder, send, told } from './testing/fuzz/people.ts'
import { chanceFrom, placesOf, type Spoilt, spoiltAt, valueAt, withAt } from './testing/fuzz/spoil.ts'
import { leastOf, usualOf, validOf } from './testing/fuzz/valid.ts'
import { type FuzzWorld, openFuzzWorld } from './testing/fuzz/world.ts'
import { openVendorWorld } from './testing/vendor-world.ts'

const seed = Number(process.env['FUZZ_SEED'] ?? 1)
const times = Number(process.env['FUZZ_TIMES'] ?? 2)
const chance = chanceFrom(seed)
const visitor: Caller = { kind: 'visitor', host: 'localhost', headers: {} }
let world: FuzzWorld
beforeAll(async () => {
  console.log(`fuzz: FUZZ_SEED=${seed} FUZZ_TIMES=${times}`)
  world = await openFuzzWorld()
})
afterAll(() => world.close())

const contracts = (): Endpoint[] =>
  routesOf(world.http).flatMap(({ contract }) => (contract ? [contract] : []))

/** Each spoilt version of every shape of a schema. */
function* spoiltOf(schema: ZodMiniType): Generator<{ whole: unknown; spoilt: Spoilt }> {
  for (const full of validOf(schema, known)) {
    const bases = [usualOf(full), leastOf(schema, full)]
    let turn = 0
    for (const place of placesOf(full))
      for (const spoilt of spoiltAt(place, valueAt(full, place), times, chance))
        yield { whole: bases[turn++ % bases.length], spoilt }
  }
}

/** A proof of work is good once: every request has one of its own. */
async function withProof(whole: unknown): Promise<unknown> {
  const wants = typeof whole === 'object' && whole !== null && 'humanCheck' in whole
  return wants ? { ...whole, humanCheck: await proofUnder(world.secrets.humanCheck) } : whole
}

const kindsOf = ({ access }: Endpoint): readonly Caller['kind'][] =>
  access === 'public' ? ['visitor', 'member'] : access === 'agent' ? ['agent'] : ['member']

async function spoil(contract: Endpoint, callers: readonly Caller[], faults: string[]) {
  for (const part of ['query', 'body'] as const) {
    const schema = contract[part]
    if (!schema) continue
    const other = part === 'query' ? 'body' : 'query'
    const [rest] = contract[other] ? validOf(contract[other], known) : []
    let turn = 0
    for (const { whole, spoilt } of spoiltOf(schema)) {
      const caller = callers[turn++ % callers.length] ?? visitor
      const sent = withAt(await withProof(whole), spoilt)
      const reply = await send(world.http, contract, caller, { [part]: sent, [other]: usualOf(rest) })
      if (reply.status >= 500) faults.push(told(contract, caller, sent, reply))
    }
  }
}

test('one place of a valid request is spoilt, at every call: nothing is a fault, and nothing is written as an error', async () => {
  const faults: string[] = []
  for (const contract of contracts()) {
    // New people for each call: some calls end a session, or close an account.
    const people = [visitor, ...(await world.people())]
    await spoil(
      contract,
      people.filter(({ kind }) => kindsOf(contract).includes(kind)),
      faults,
    )
    await world.forgive()
  }
  expect(faults).toEqual([])
  expect(world.errors).toEqual([])
}, 400_000)

test('a body that is no JSON, no UTF-8, nested without end, or of another kind is no fault', async () => {
  const bodies = [
    ...[Buffer.from([0xff, 0xfe, 0]), '{', '', '"\\ud800"', '[1e999]', '{"data":{"__proto__":{"a":1}}}'],
    ...['['.repeat(30_000) + ']'.repeat(30_000), `${'{"data":'.repeat(7_000)}1${'}'.repeat(7_000)}`],
  ]
  const faults: string[] = []
  const [member = visitor] = await world.people()
  for (const contract of contracts().filter(({ body }) => body))
    for (const payload of bodies)
      for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'x/\xff']) {
        const headers = { host: 'localhost', ...member.headers, 'content-type': type }
        const url = contract.path.replace(/:\w+/g, 'nobody')
        const { statusCode, body } = await world.http.inject({
          method: contract.method,
          url,
          headers,
          payload,
        })
        if (statusCode >= 500)
          faults.push(`${contract.path} ${String(payload).slice(0, 20)} ${type}: ${body}`)
      }
  expect(faults).toEqual([])
  expect(world.errors).toEqual([])
})

test('an address that no page has, in any spelling, is no fault', async () => {
  const ends = [
    '%00',
    'a%00b',
    '%ED%A0%80',
    '%ff',
    '%',
    '%2e%2e%2f',
    'x'.repeat(3_000),
    '%E2%80%AE',
    "'",
    '?a[]=1&a=2&a=%00',
  ]
  const faults: string[] = []
  for (const { url, method, policy } of routesOf(world.http)) {
    if (policy === 'operations' || method !== 'GET') continue
    for (const end of ends) {
      const at = /[:*]/.test(url)
        ? url.replace(/:\w+|\*/g, end)
        : `${url}${end.startsWith('?') ? '' : '?q='}${end}`
      for (const host of ['localhost', 'nobody.example', 'a'.repeat(400), '[::1\xff'])
        for (const cookie of ['', 'jf_visit=%00; jf_bind=%ED%A0%80; jf_device=%; jf_flow=%00']) {
          const headers = { host, cookie, 'user-agent': '\xff\x80', 'accept-language': ';q=x,\xff,*' }
          const { statusCode, body } = await world.http.inject({ method: 'GET', url: at, headers })
          if (statusCode >= 500)
            faults.push(`${at.slice(0, 80)} ${host.slice(0, 20)} ${cookie}: ${body.slice(0, 99)}`)
        }
    }
  }
  expect(faults).toEqual([])
  expect(world.errors).toEqual([])
})

test('a signed notice of a gateway with one place spoilt is no fault', async () => {
  const faults: string[] = []
  for (const { whole, spoilt } of spoiltOf(notice)) {
    const body = Buffer.from(JSON.stringify(withAt(whole, spoilt)) ?? '')
    const headers = signVendorMessage({
      ...{ vendorId: gatewayCode, secret: world.gatewaySecret, method: 'POST', path: callbackPath, body },
      ...{ timestamp: Date.now(), nonce: randomBytes(16).toString('hex') },
    })
    const answer = await world.http.inject({
      method: 'POST',
      url: callbackPath,
      headers: { ...headers },
      payload: body,
    })
    if (answer.statusCode >= 500) faults.push(`${body}: ${answer.statusCode} ${answer.body}`)
  }
  expect(faults).toEqual([])
  expect(world.errors).toEqual([])
})

test('a signed call of a vendor with one place spoilt is no fault', async () => {
  const vendors = await openVendorWorld()
  try {
    const faults: string[] = []
    const [{ vendor: vendorId = '', secret = '' } = {}] = vendors.vendors
    const player = await vendors.player()
    const ask = async (path: string, said: unknown) => {
      const body = Buffer.from(JSON.stringify(said) ?? '')
      const nonce = randomBytes(16).toString('hex')
      const headers = signVendorMessage({
        ...{ vendorId, secret, method: 'POST', path, body, nonce, timestamp: Date.now() },
      })
      const answer = await fetch(`${vendors.baseUrl}${path}`, { method: 'POST', headers, body })
      return { status: answer.status, value: (await answer.json()) as Record<string, unknown> }
    }
    const opened = await ask(vendor.vendorCalls.authenticate.path, { requestId: 'r1', token: player?.token })
    const { sessionId } = opened.value
    expect(sessionId).toEqual(expect.any(String))
    const own = {
      playerId: player?.playerId,
      gameCode: player?.gameCode,
      currency: player?.currency,
      sessionId,
    }
    let number = 0
    for (const { path, body } of [...Object.values(vendor.vendorCalls), vendor.gatheredCall])
      for (const { whole, spoilt } of spoiltOf(body)) {
        const fresh = { transactionId: `t${number}`, roundId: `o${number++}`, amount: '1.00' }
        const fields = { ...fresh, ...own, bet: { ...fresh }, win: { ...fresh, transactionId: `w${number}` } }
        for (const one of [fields.bet, fields.win]) Reflect.deleteProperty(one, 'roundId')
        const names = Object.keys(whole as object)
        const filled = Object.fromEntries(
          Object.entries({ ...(whole as object), ...fields }).filter(([name]) => names.includes(name)),
        )
        const said = withAt(filled, spoilt)
        const { status, value } = await ask(path, said)
        if (status >= 500) faults.push(`${path} ${JSON.stringify(said)}: ${status} ${JSON.stringify(value)}`)
      }
    expect(faults).toEqual([])
  } finally {
    await vendors.close()
  }
})

test('a socket that says what it likes, or too much, ends, and nothing is written as an error', async () => {
  await world.http.listen({ port: 0, host: '127.0.0.1' })
  const { port } = world.http.server.address() as AddressInfo
  const frames = [
    ...[
      '',
      'null',
      '[',
      '{"ticket":1}',
      `{"ticket":"${'a'.repeat(40)}\\u0000"}`,
      `{"ticket":"${'a'.repeat(40)}","seen":"9"}`,
    ],
    ...['x'.repeat(4_097), 'x'.repeat(500_000), new Uint8Array(4_097), new Uint8Array([0xff, 0, 0xfe])],
  ]
  const ends = await Promise.all(
    frames.map(async (frame) => {
      const origin = `http://127.0.0.1:${port}`
      const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers: { origin } } as never)
      socket.onopen = () => socket.send(frame)
      return new Promise<boolean>((ended) => {
        socket.onclose = () => ended(true)
      })
    }),
  )
  expect(ends).toEqual(frames.map(() => true))
  expect(world.errors).toEqual([])
})
