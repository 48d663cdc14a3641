/** One POST over a connection that is kept: what `fetch` adds for browsers costs more than the call itself. */
import {
  type IncomingMessage,
  Agent as PlainAgent,
  request as plainRequest,
  type RequestOptions,
} from 'node:http'
import { Agent as SecuredAgent, request as securedRequest } from 'node:https'

export interface Posted {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: Buffer
}

export type Post = (path: string, headers: Record<string, string>, body: Buffer) => Promise<Posted>

/** Follows no redirection. Rejects where no whole answer is there within `timeoutMs`. */
export function openPost(origin: string, timeoutMs: number): Post {
  const { protocol, hostname, port } = new URL(origin)
  const isSecured = protocol === 'https:'
  const manner = { keepAlive: true, maxFreeSockets: 256 }
  const agent = isSecured ? new SecuredAgent(manner) : new PlainAgent(manner)
  const begin = isSecured ? securedRequest : plainRequest
  // An address of version 6 stands in brackets in a URL, and without them here.
  const common: RequestOptions = { agent, method: 'POST', hostname: hostname.replace(/^\[|\]$/g, ''), port }
  return (path, headers, body) =>
    new Promise((answered, failed) => {
      const signal = AbortSignal.timeout(timeoutMs)
      const asked = begin({ ...common, path, signal, headers: { ...headers, 'content-length': body.length } })
      asked.on('error', failed)
      asked.once('response', (response) => void read(response).then(answered, failed))
      asked.end(body)
    })
}

async function read(response: IncomingMessage): Promise<Posted> {
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk as Buffer)
  return { status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }
}
