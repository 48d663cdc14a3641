/** The adapter of the payment simulator: what it is asked and what it tells is signed both ways over the raw bytes. */
import { randomBytes } from 'node:crypto'
import {
  callbackPath,
  calls,
  type GatewayCall,
  notice,
  type WirePayment,
} from '@jackfruit/contracts/gateway-wire'
import {
  isTimely,
  headers as names,
  signVendorMessage,
  verifySignature,
  verifyVendorMessage,
} from '@jackfruit/contracts/vendor-signature'
import { type infer as Infer, safeParse } from 'zod/mini'
import { unkeepable } from '../../../platform/http/keepable.ts'
import { type Gateway, GatewayRefused, GatewayUnreachable, type PayMoney, type Payment } from './port.ts'

export interface SimulatorOptions {
  readonly url: string
  /** The one that signs, then, after commas, others that are still believed. */
  readonly secret: string
  readonly answerWithinMs?: number
  /** In milliseconds: by it signatures are dated and judged. */
  readonly now: () => number
}

type Body<K extends GatewayCall> = Infer<(typeof calls)[K]['body']>
type Reply<K extends GatewayCall> = Infer<(typeof calls)[K]['reply']>

const code = 'simulator'
/** Only what may be said twice without harm is said again. */
const triesOf: Readonly<Record<GatewayCall, number>> = {
  createDeposit: 3,
  queryDeposit: 3,
  queryPayment: 3,
  queryPayout: 3,
  statement: 3,
  sendPayout: 1,
}
const pauseMs = 150

export function openSimulator(options: SimulatorOptions): Gateway {
  const { now } = options
  const secrets = secretsOf(options)
  const ask = openCalls(options)

  return {
    code,
    kinds: ['bank', 'wallet', 'qr', 'crypto'],
    createDeposit: ({ orderId, channel, kind, pay, memo, expiresAt }) =>
      ask('createDeposit', {
        ...{ orderId, channel, kind, memo, ...wireMoney(pay) },
        expiresAt: expiresAt.toISOString(),
      }),
    async readWebhook(headers, rawBody) {
      const text = (name: string) => {
        const value = headers[name]
        return typeof value === 'string' ? value : ''
      }
      const timestamp = text(names.timestamp)
      const nonce = text(names.nonce)
      const parts = { method: 'POST', path: callbackPath, timestamp, nonce, body: rawBody }
      if (text(names.vendor) !== code || !verifySignature(secrets, parts, text(names.signature)))
        return 'signature'
      if (!isTimely(timestamp, now())) return 'window'
      const said = jsonIn(rawBody)
      const parsed = safeParse(notice, said)
      return parsed.success && unkeepable(said) === null
        ? { nonce, payment: paymentOf(parsed.data.payment) }
        : 'content'
    },
    queryDeposit: async ({ orderId, channel }) =>
      (await ask('queryDeposit', { orderId, channel })).payments.map(paymentOf),
    async queryPayment({ channel, txn }) {
      const { payment } = await ask('queryPayment', { channel, txn })
      return payment && paymentOf(payment)
    },
    async sendPayout({ payoutId, channel, pay, payee, network }) {
      try {
        return (await ask('sendPayout', { payoutId, channel, network, ...wireMoney(pay), ...payee })).state
      } catch (error) {
        return error instanceof GatewayRefused ? 'refused' : 'unknown'
      }
    },
    async queryPayout({ payoutId, channel }) {
      try {
        return (await ask('queryPayout', { payoutId, channel })).state
      } catch {
        return 'unknown'
      }
    },
    async statementOf(day) {
      const { rows } = await ask('statement', { day })
      return rows.map(({ kind, id, orderId, channel, at, ...money }) => ({
        ...{ kind, id, orderId, channel },
        ...{ pay: ourMoney(money), at: new Date(at) },
      }))
    },
  }
}

const secretsOf = ({ secret }: Pick<SimulatorOptions, 'secret'>) =>
  secret.split(',').map((each) => each.trim())

/** Calls signed both ways: said again without an answer, as often as that is harmless. */
function openCalls(options: SimulatorOptions) {
  const { url, answerWithinMs = 4_000, now } = options
  const secrets = secretsOf(options)
  const [secret = ''] = secrets

  async function once<K extends GatewayCall>(name: K, fields: Body<K>): Promise<Reply<K>> {
    const { path, reply } = calls[name]
    const body = Buffer.from(JSON.stringify(fields))
    const nonce = randomBytes(16).toString('hex')
    const signed = { vendorId: code, secret, method: 'POST', path, nonce }
    const response = await fetch(new URL(path, url), {
      method: 'POST',
      headers: {
        ...signVendorMessage({ ...signed, timestamp: now(), body }),
        'content-type': 'application/json',
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(answerWithinMs),
    })
    const bytes = Buffer.from(await response.arrayBuffer())
    const isGenuine =
      response.headers.get(names.nonce) === nonce &&
      verifyVendorMessage({
        ...{ secrets, method: 'POST', path, body: bytes, now: now() },
        headers: Object.fromEntries(response.headers),
      })
    if (!isGenuine) throw new Error(`HTTP ${response.status}, not signed by it`)
    if (response.status === 422) throw new GatewayRefused(code, `HTTP ${response.status}`)
    if (!response.ok) throw new Error(`HTTP ${response.status}`)
    const parsed = safeParse(reply, JSON.parse(bytes.toString('utf8')))
    if (!parsed.success) throw new Error(parsed.error.message)
    return parsed.data as Reply<K>
  }

  return async <K extends GatewayCall>(name: K, fields: Body<K>): Promise<Reply<K>> => {
    for (let tried = 1; ; tried++) {
      try {
        return await once(name, fields)
      } catch (error) {
        if (error instanceof GatewayRefused) throw error
        if (tried >= triesOf[name]) throw new GatewayUnreachable(code, error)
        await new Promise((wake) => setTimeout(wake, pauseMs * tried))
      }
    }
  }
}

const wireMoney = ({ currency, scale, amount }: PayMoney) => ({ currency, scale, units: amount.toString() })
const ourMoney = ({ currency, scale, units }: ReturnType<typeof wireMoney>): PayMoney => ({
  ...{ currency, scale },
  amount: BigInt(units),
})

function paymentOf({ currency, scale, units, paidAt, takenBackAt, ...rest }: WirePayment): Payment {
  return {
    ...{ ...rest, pay: ourMoney({ currency, scale, units }), paidAt: new Date(paidAt) },
    takenBackAt: takenBackAt === null ? null : new Date(takenBackAt),
  }
}

function jsonIn(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return null
  }
}
