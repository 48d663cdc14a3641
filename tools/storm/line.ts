/** The line to a server: one call, one answer. A line that breaks says nothing of what was done. */
import { Agent, request } from 'node:http'

export interface Reply {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
  readonly cookies: readonly string[]
}

export interface Line {
  readonly port: number
  /** Null when there is no answer, or none but "later": whether it was done is then unknown. */
  call(method: string, path: string, more?: Sent): Promise<Reply | null>
  close(): void
}

export interface Sent {
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

/** Who counts what was answered: the status, or null where there was none. */
export type Heard = (status: number | null, path: string) => void

const usuallyWithinMs = 20_000
const tooMany = 429
const fault = 500

export function openLine(
  port: number,
  heard: Heard = () => {},
  answerWithinMs: number = usuallyWithinMs,
): Line {
  const agent = new Agent({ keepAlive: true, maxSockets: 96 })
  let isClosed = false
  return {
    port,
    call: (method, path, { headers = {}, body } = {}) =>
      new Promise((done) => {
        if (isClosed) return done(null)
        let told = false
        const tell = (status: number | null) => {
          if (!told) heard(status, path)
          told = true
        }
        const nobody = () => {
          tell(null)
          done(null)
        }
        const call = request({
          ...{ host: '127.0.0.1', port, method, path, agent, timeout: answerWithinMs },
          headers: {
            host: `localhost:${port}`,
            ...(body === undefined
              ? {}
              : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
            ...headers,
          },
        })
        call.on('timeout', () => call.destroy(new Error('no answer in time')))
        call.on('error', nobody)
        call.on('response', (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('error', nobody)
          response.on('aborted', nobody)
          response.on('end', () => {
            const status = response.statusCode ?? 0
            tell(status)
            if (status >= fault || status === tooMany) return nobody()
            const parsed = objectIn(Buffer.concat(chunks).toString('utf8'))
            done(parsed && { status, body: parsed, cookies: response.headers['set-cookie'] ?? [] })
          })
        })
        call.end(body)
      }),
    close() {
      isClosed = true
      agent.destroy()
    },
  }
}

function objectIn(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : null
  } catch {
    return null
  }
}
