/**
 * The kit's hand on the wire: signs a call as a studio does, sends exactly the bytes it is told
 * to, and checks the answer's own signature. Every way of cheating that a case needs (another
 * secret, an old clock, other bytes than the signed ones) is an option here.
 */
import { randomBytes } from 'node:crypto'
import { Agent, request as httpRequest } from 'node:http'
import { request as httpsRequest, Agent as TlsAgent } from 'node:https'
import {
  headers as names,
  signVendorMessage,
  verifyVendorMessage,
} from '@jackfruit/contracts/vendor-signature'

export interface Studio {
  readonly vendor: string
  readonly secret: string
}

export interface Sent {
  readonly path: string
  readonly body: string
  readonly headers: Record<string, string>
}

export interface Answer {
  readonly http: number
  /** The parsed answer, or an empty record when it was no JSON object. */
  readonly body: Record<string, unknown>
  readonly text: string
  /** Whether the answer carries a good signature of the same studio's secret. */
  readonly signed: boolean
  readonly ms: number
  readonly sent: Sent
}

export interface SendOptions {
  readonly secret?: string
  readonly vendor?: string
  /** Milliseconds added to the clock that stamps the call. */
  readonly skewMs?: number
  /** Signs these bytes, or this path, instead of the ones sent. */
  readonly signedBody?: string
  readonly signedPath?: string
  /** Headers set after signing, and headers left out. */
  readonly headers?: Record<string, string>
  readonly without?: readonly string[]
  /** Sends from this address of the machine. */
  readonly localAddress?: string
  /** Hangs up as soon as the call is written: the answer is lost. */
  readonly hangUp?: boolean
}

export interface Wire {
  readonly studio: Studio
  send(path: string, body: string, options?: SendOptions): Promise<Answer>
  /** Sends bytes and headers that were sent before, once more. */
  again(sent: Sent): Promise<Answer>
  close(): void
}

const answerWithinMs = 15_000

export function openWire(base: string, studio: Studio): Wire {
  const url = new URL(base)
  const secure = url.protocol === 'https:'
  const agent = secure
    ? new TlsAgent({ keepAlive: true, maxSockets: 256 })
    : new Agent({ keepAlive: true, maxSockets: 256 })
  const prefix = url.pathname.replace(/\/$/, '')

  const transmit = (sent: Sent, options: SendOptions & { readonly isFresh?: boolean }): Promise<Answer> =>
    new Promise((done, failed) => {
      const started = performance.now()
      const call = (secure ? httpsRequest : httpRequest)({
        host: url.hostname,
        port: url.port || (secure ? 443 : 80),
        method: 'POST',
        path: prefix + sent.path,
        headers: { ...sent.headers, 'content-length': String(Buffer.byteLength(sent.body)) },
        ...(options.localAddress
          ? { localAddress: options.localAddress, agent: false as const }
          : options.hangUp || options.isFresh
            ? { agent: false as const }
            : { agent }),
        timeout: answerWithinMs,
      })
      call.on('timeout', () => call.destroy(new Error(`no answer within ${answerWithinMs} ms`)))
      call.on('error', (error: NodeJS.ErrnoException) => {
        if (options.hangUp) return
        // Both sides may leave a kept connection at rest: who writes meanwhile is not answered, and nothing was heard.
        if (call.reusedSocket && error.code === 'ECONNRESET')
          return transmit(sent, { ...options, isFresh: true }).then(done, failed)
        return failed(error)
      })
      call.on('response', (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', failed)
        response.on('end', () => {
          const bytes = Buffer.concat(chunks)
          done({
            http: response.statusCode ?? 0,
            body: objectIn(bytes.toString('utf8')),
            text: bytes.toString('utf8').slice(0, 2_000),
            signed: isSigned(studio.secret, prefix + sent.path, bytes, response.headers, sent),
            ms: performance.now() - started,
            sent,
          })
        })
      })
      call.end(sent.body, () => {
        if (!options.hangUp) return
        // The bytes must reach the wallet, the answer must not reach us.
        setTimeout(() => {
          call.destroy()
          done({ http: 0, body: {}, text: '', signed: false, ms: 0, sent })
        }, 2)
      })
    })

  return {
    studio,
    send(path, body, options = {}) {
      const headers: Record<string, string> = {
        'content-type': 'application/json',
        ...signedHeaders(
          studio,
          `${prefix}${options.signedPath ?? path}`,
          options.signedBody ?? body,
          options,
        ),
        ...options.headers,
      }
      for (const name of options.without ?? []) delete headers[name]
      return transmit({ path, body, headers }, options)
    },
    again: (sent) => transmit(sent, {}),
    close: () => agent.destroy(),
  }
}

function signedHeaders(
  studio: Studio,
  path: string,
  body: string,
  options: SendOptions,
): Record<string, string> {
  return signVendorMessage({
    vendorId: options.vendor ?? studio.vendor,
    secret: options.secret ?? studio.secret,
    method: 'POST',
    path,
    timestamp: Date.now() + (options.skewMs ?? 0),
    nonce: randomBytes(16).toString('hex'),
    body: Buffer.from(body),
  })
}

/** An answer is signed for the method, path and nonce that were asked, over its own bytes. */
function isSigned(
  secret: string,
  path: string,
  body: Buffer,
  headers: Record<string, unknown>,
  asked: Sent,
): boolean {
  const isForThis = headers[names.nonce] === asked.headers[names.nonce]
  return (
    isForThis &&
    verifyVendorMessage({ secrets: [secret], method: 'POST', path, headers, body, now: Date.now() })
  )
}

function objectIn(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
  } catch {
    return {}
  }
}
