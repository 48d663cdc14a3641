import { createServer, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { untilUp } from './coming-up.ts'

/** What PostgreSQL says to whoever comes, until it may be asked. */
function refusal(code: string): Buffer {
  const fields = ['SFATAL', `C${code}`, 'Mnot now'].map((each) => `${each}\0`).join('')
  const body = Buffer.from(`${fields}\0`)
  const head = Buffer.alloc(5)
  head.write('E')
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

test('a database that is coming up is waited for; what else it says is left to whoever needs it', async () => {
  const codes = ['57P03', '57P03', '28P01']
  let asked = 0
  const server = createServer((socket: Socket) => {
    socket.on('error', () => {})
    socket.once('data', () => socket.end(refusal(codes[asked++] ?? '28P01')))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as { port: number }
  await untilUp(`postgres://a@127.0.0.1:${port}/b`)
  expect(asked).toBe(3)
  await new Promise((done) => server.close(done))
})
