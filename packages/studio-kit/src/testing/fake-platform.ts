/**
 * A platform to test studios against: a wallet in memory behind the signed vendor API on the
 * loopback, with answers that get lost as told. It keeps the contract's promises: the same id moves
 * money once, and a tombstone refuses what comes late.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { signVendorMessage, verifyVendorMessage } from '@jackfruit/contracts/vendor-signature'
import { formatMinor, parseMinor } from '@jackfruit/kernel'

/**
 * `before` and `after` the effect: `drop` cuts the line, `hang` never answers, `503` says to try
 * again. `forged` has the effect and answers under a wrong secret.
 */
export type Fault = 'drop-before' | 'drop-after' | 'hang-before' | 'hang-after' | '503' | 'forged'

export interface Move {
  readonly id: string
  readonly kind: 'bet' | 'win' | 'rollback'
  readonly amount: bigint
}

interface Call {
  readonly name: string
  readonly body: Record<string, never> & { readonly [field: string]: unknown }
}

export interface FakePlatform {
  readonly url: string
  readonly calls: readonly Call[]
  readonly moves: readonly Move[]
  balance: bigint
  /** The play session takes no more stakes; winnings and roll-backs still go through. */
  isSessionOver: boolean
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
  const { vendor, secret, minSpinMs = 0 } = options
  const calls: Call[] = []
  const moves: Move[] = []
  const tombstones = new Set<string>()
  const faults = new Map<string, Fault[]>()
  const codes = new Set<string>()

  const has = (id: string) => moves.some((move) => move.id === id)
  const move = (kind: Move['kind'], id: string, amount: bigint) => {
    moves.push({ id, kind, amount })
    platform.balance += kind === 'bet' ? -amount : amount
  }

  const handlers: Record<string, (body: never) => Record<string, unknown>> = {
    authenticate({ token }: { token: string }) {
      if (codes.has(token)) return { status: 'INVALID_TOKEN' }
      codes.add(token)
      return {
        ...{ status: 'OK', sessionId: `s_${token}`, nickname: 'Aye', language: 'MY', mode: 'real' },
        gameCode: options.gameCode ?? 'slot-golden-chinthe',
        limits: { minBet: '100.00', maxBet: '20000.00', maxWin: '100000000.00' },
        jurisdiction: { autoplay: true, turbo: true, minSpinMs },
      }
    },
    balance: () => ({ status: 'OK' }),
    betwin({ bet, win }: Record<'bet' | 'win', { transactionId: string; amount: string }>) {
      if (platform.isSessionOver) return { status: 'SESSION_EXPIRED' }
      if (tombstones.has(bet.transactionId)) return { status: 'TXN_CANCELLED' }
      if (has(bet.transactionId)) return { status: 'OK', replayed: true }
      const stake = minorOf(bet.amount)
      if (platform.balance < stake) return { status: 'INSUFFICIENT_FUNDS' }
      move('bet', bet.transactionId, stake)
      move('win', win.transactionId, minorOf(win.amount))
      return { status: 'OK' }
    },
    bet({ transactionId, amount }: { transactionId: string; amount: string }) {
      if (tombstones.has(transactionId)) return { status: 'TXN_CANCELLED' }
      if (has(transactionId)) return { status: 'OK', replayed: true }
      if (platform.isSessionOver) return { status: 'SESSION_EXPIRED' }
      const stake = minorOf(amount)
      if (platform.balance < stake) return { status: 'INSUFFICIENT_FUNDS' }
      move('bet', transactionId, stake)
      return { status: 'OK' }
    },
    win({
      transactionId,
      betTransactionId,
      amount,
    }: Record<'transactionId' | 'betTransactionId' | 'amount', string>) {
      if (has(transactionId)) return { status: 'OK', replayed: true }
      if (!has(betTransactionId)) return { status: 'BET_NOT_FOUND' }
      if (has(`R:${betTransactionId}`)) return { status: 'TXN_CANCELLED' }
      move('win', transactionId, minorOf(amount))
      return { status: 'OK' }
    },
    status({ transactionId }: { transactionId: string }) {
      if (tombstones.has(transactionId)) return { status: 'OK', transaction: 'TOMBSTONE' }
      if (!has(transactionId)) return { status: 'OK', transaction: 'UNKNOWN' }
      return { status: 'OK', transaction: has(`R:${transactionId}`) ? 'CANCELLED' : 'OK' }
    },
    rollback({ targetTransactionId: target }: { targetTransactionId: string }) {
      if (has(`R:${target}`)) return { status: 'OK', replayed: true }
      const bet = moves.find(({ id }) => id === target)
      const win = moves.find(({ id }) => id === target.replace(/:bet(:\d+)?$/, ':win'))
      if (win && win.amount > 0n) return { status: 'ALREADY_SETTLED' }
      if (bet) {
        move('rollback', `R:${target}`, bet.amount)
        return { status: 'OK' }
      }
      tombstones.add(target)
      return { status: 'OK', tombstone: true }
    },
  }

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const raw = Buffer.concat(chunks)
    const path = request.url ?? ''
    const name = path.split('/').at(-1) ?? ''
    const headers = request.headers
    if (
      !verifyVendorMessage({ secrets: [secret], method: 'POST', path, headers, body: raw, now: Date.now() })
    )
      return void response.writeHead(401).end('{}')
    const body = JSON.parse(raw.toString('utf8'))
    calls.push({ name, body })
    const fault = faults.get(name)?.shift()
    if (fault === 'hang-before') return
    if (fault === 'drop-before') return void request.socket.destroy()
    const result = fault === '503' ? { status: 'TEMPORARY' } : handlers[name]?.(body as never)
    if (fault === 'hang-after') return
    if (fault === 'drop-after') return void request.socket.destroy()
    const answer = {
      replayed: false,
      retry: fault === '503',
      ...player,
      balance: formatMinor(platform.balance),
      ...result,
    }
    const bytes = Buffer.from(JSON.stringify({ ...answer, requestId: body.requestId }))
    const key = fault === 'forged' ? 'x'.repeat(64) : secret
    const nonce = String(headers['x-nonce'])
    const stamp = {
      vendorId: vendor,
      secret: key,
      method: 'POST',
      path,
      timestamp: Date.now(),
      nonce,
      body: bytes,
    }
    response.writeHead(fault === '503' ? 503 : 200, signVendorMessage(stamp)).end(bytes)
  }

  const server = createServer((request, response) => void receive(request, response))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const platform: FakePlatform = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    moves,
    balance: options.balance ?? 1_000_000n,
    isSessionOver: false,
    fail: (name, ...more) => void faults.set(name, [...(faults.get(name) ?? []), ...more]),
    heal: () => faults.clear(),
    async stop() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
  return platform
}

function minorOf(text: string): bigint {
  const minor = parseMinor(text)
  if (minor === null) throw new Error(`no amount: ${text}`)
  return minor
}
