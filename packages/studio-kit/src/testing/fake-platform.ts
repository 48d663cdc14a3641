/**
 * A platform to test studios against: a wallet in memory behind the signed vendor API on the
 * loopback, with answers that get lost as told.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { signVendorMessage, verifyVendorMessage } from '@jackfruit/contracts/vendor-signature'
import { formatMinor } from '@jackfruit/kernel'
import { type FakeWallet, walletCalls } from './fake-wallet.ts'

/**
 * `before` and `after` the effect: `drop` cuts the line, `hang` never answers, `503` says to try
 * again. `forged` has the effect and answers under a wrong secret.
 */
export type Fault = 'drop-before' | 'drop-after' | 'hang-before' | 'hang-after' | '503' | 'forged'

interface Call {
  readonly name: string
  readonly body: Record<string, never> & { readonly [field: string]: unknown }
}

export interface FakePlatform extends FakeWallet {
  readonly url: string
  /** Those in gathered ones among them, as if they had come alone. */
  readonly calls: readonly Call[]
  /** What came over the line, by name. */
  readonly requests: string[]
  /** What it answers where it does not take gathered calls; null where it does. */
  refusesGathered: number | null
  /** The status of the next answer in a gathered one. */
  nextStatus: string | null
  /** The next calls of this name fail so, one after another. */
  fail(name: string, ...faults: Fault[]): void
  /** From now on nothing fails any more. */
  heal(): void
  stop(): Promise<void>
}

export interface FakeOptions {
  readonly vendor: string
  readonly secret: string
  readonly balance?: bigint
  readonly minSpinMs?: number
  /** Which game is opened. */
  readonly gameCode?: string
}

const player = { playerId: 'p_1', currency: 'MMK' }

export async function startFakePlatform(options: FakeOptions): Promise<FakePlatform> {
  const { vendor, secret } = options
  const calls: Call[] = []
  const faults = new Map<string, Fault[]>()
  const authenticate = openCodes(options)

  function told({ name, body }: Call): object {
    const result =
      name === 'authenticate'
        ? authenticate(body as unknown as { token: string })
        : walletCalls[name]?.(platform, body as never)
    // What is taken back and is not there is owed: nobody is told of less than nothing.
    const balance = formatMinor(platform.balance < 0n ? 0n : platform.balance)
    return { replayed: false, retry: false, ...player, balance, ...result, requestId: body['requestId'] }
  }

  /** A gathered call is the calls in it; a fault of one of them is a fault of all. */
  function callsIn(name: string, body: Call['body']): readonly Call[] {
    if (name !== 'gathered') return [{ name, body }]
    const given = body['calls'] as unknown as readonly { call: string; body: Call['body'] }[]
    return given.map(({ call, body }) => ({ name: call, body }))
  }

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const raw = await bytesOf(request)
    const { url: path = '', headers } = request
    const signed = { method: 'POST', path, headers, body: raw, now: Date.now() }
    if (!verifyVendorMessage({ ...signed, secrets: [secret] })) return void response.writeHead(401).end('{}')
    const name = path.split('/').at(-1) ?? ''
    // It keeps no epochs of journals, which it may.
    if (name === 'epoch' || name === 'rounds') return void response.writeHead(404).end('{}')
    if (name === 'gathered' && platform.refusesGathered)
      return void response.writeHead(platform.refusesGathered).end('{}')
    const body = JSON.parse(raw.toString('utf8'))
    const asked = callsIn(name, body)
    calls.push(...asked)
    platform.requests.push(name)
    const fault = asked.map((each) => faults.get(each.name)?.shift()).find(Boolean)
    if (fault === 'hang-before') return
    if (fault === 'drop-before') return void request.socket.destroy()
    const answers = fault === '503' ? [] : asked.map(told)
    if (fault === 'hang-after') return
    if (fault === 'drop-after') return void request.socket.destroy()
    const [first] = answers
    if (first && platform.nextStatus) answers[0] = { ...first, status: platform.nextStatus }
    platform.nextStatus = null
    const whole = { status: 'OK', replayed: false, retry: false, requestId: body.requestId }
    const many = name === 'gathered' ? { ...whole, answers } : answers[0]
    const answer = fault === '503' ? { ...whole, status: 'TEMPORARY', retry: true } : many
    const bytes = Buffer.from(JSON.stringify(answer))
    const stamp = {
      ...{ vendorId: vendor, secret: fault === 'forged' ? 'x'.repeat(64) : secret, method: 'POST', path },
      ...{ timestamp: Date.now(), nonce: String(headers['x-nonce']), body: bytes },
    }
    response.writeHead(fault === '503' ? 503 : 200, signVendorMessage(stamp)).end(bytes)
  }

  const server = createServer((request, response) => void receive(request, response))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const platform: FakePlatform = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...{
      calls,
      requests: [],
      refusesGathered: null,
      nextStatus: null,
      moves: [],
      tombstones: new Set(),
      isSessionOver: false,
    },
    balance: options.balance ?? 1_000_000n,
    fail: (name, ...more) => void faults.set(name, [...(faults.get(name) ?? []), ...more]),
    heal: () => faults.clear(),
    async stop() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
  return platform
}

/** Each code opens one play session, once. */
function openCodes({ gameCode = 'slot-golden-chinthe', minSpinMs = 0 }: FakeOptions) {
  const used = new Set<string>()
  return ({ token }: { token: string }) => {
    if (used.has(token)) return { status: 'INVALID_TOKEN' }
    used.add(token)
    return {
      ...{ status: 'OK', sessionId: `s_${token}`, nickname: 'Aye', language: 'MY', mode: 'real', gameCode },
      limits: { minBet: '100.00', maxBet: '20000.00', maxWin: '100000000.00' },
      jurisdiction: { autoplay: true, turbo: true, minSpinMs },
    }
  }
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
