import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { openWire } from './client.ts'

const opened: { close(): unknown }[] = []
afterEach(() => {
  for (const each of opened.splice(0).toReversed()) each.close()
})

/** A wallet that resets a connection at its n-th call; `heard` are the bodies that it has answered. */
async function wallet(resetsAt: number) {
  const calls = new WeakMap<Socket, number>()
  const heard: string[] = []
  const server = createServer((request, response) => {
    const at = (calls.get(request.socket) ?? 0) + 1
    calls.set(request.socket, at)
    if (at === resetsAt) return request.socket.resetAndDestroy()
    let body = ''
    request.on('data', (piece) => {
      body += piece
    })
    request.on('end', () => {
      heard.push(body)
      response.end('{}')
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const wire = openWire(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {
    ...{ vendor: 'kit', secret: 'a'.repeat(64) },
  })
  opened.push(server, wire)
  return { wire, heard }
}

test('a call over a kept connection that the wallet has left is sent once more, over another', async () => {
  const { wire, heard } = await wallet(2)
  for (const body of ['one', 'two', 'three']) expect((await wire.send('/promo', body)).http).toBe(200)
  expect(heard).toEqual(['one', 'two', 'three'])
})

test('a wallet that resets a fresh connection has failed', async () => {
  const { wire } = await wallet(1)
  await expect(wire.send('/promo', 'one')).rejects.toThrow()
})
