/** A server of a test: answers what it is told to, on a free port of this machine. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Listener {
  readonly origin: string
  close(): Promise<void>
}

export type Answerer = (url: URL, request: IncomingMessage, response: ServerResponse) => void | Promise<void>

export async function listen(answer: Answerer): Promise<Listener> {
  const server = createServer((request, response) => {
    void answer(new URL(request.url ?? '/', 'http://127.0.0.1'), request, response)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

export const sendJson = (response: ServerResponse, value: unknown, status = 200): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
}
