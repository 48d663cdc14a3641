/**
 * A connection that stays open, with one call on its way at a time. Plain sockets and the least of HTTP, because both
 * cores belong to what is measured.
 */
import { connect, type Socket } from 'node:net'

const headEnd = '\r\n\r\n'

/** Sends a request, and resolves with the text of its whole answer. */
export type Ask = (request: string | Uint8Array) => Promise<string>

export interface Line {
  readonly socket: Socket
  readonly ask: Ask
}

export function dial(port: number): Promise<Line> {
  return new Promise((opened, failed) => {
    const socket = connect(port, '127.0.0.1')
    socket.setNoDelay(true)
    let received = ''
    let hear: (answer: string) => void = () => {}
    let fail: (error: Error) => void = failed
    socket.on('error', (error) => fail(error))
    socket.on('close', () => fail(new Error('the server closed a connection')))
    socket.on('connect', () =>
      opened({
        socket,
        ask: (request) =>
          new Promise((heard, lost) => {
            hear = heard
            fail = lost
            socket.write(request)
          }),
      }),
    )
    socket.on('data', (chunk: Buffer) => {
      received += chunk.toString('latin1')
      if (!isWhole(received)) return
      const answer = received
      received = ''
      hear(answer)
    })
  })
}

/** Head and body are there: one answer at a time is on its way, so nothing follows it. */
function isWhole(received: string): boolean {
  const end = received.indexOf(headEnd)
  if (end < 0) return false
  const [, length = '0'] = /content-length: (\d+)/i.exec(received) ?? []
  return received.length >= end + headEnd.length + Number(length)
}
