import { type AddressInfo, connect } from 'node:net'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerFailures } from './http.ts'

const app = Fastify({ bodyLimit: 1_000 })
let port = 0
beforeAll(async () => {
  answerFailures(app)
  app.post('/file', async () => ({ success: true }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(() => app.close())

/** Sends all of a file before it looks at any answer, as browsers do: whoever is reset meanwhile has none. */
async function upload(bytes: number, hasLength: boolean): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.pause()
  const head = [
    'POST /file HTTP/1.1',
    'host: localhost',
    'content-type: application/json',
    'connection: close',
  ]
  const size = hasLength ? `content-length: ${bytes}` : 'transfer-encoding: chunked'
  socket.write(`${[...head, size].join('\r\n')}\r\n\r\n`)
  const body = Buffer.alloc(bytes, 'x')
  const sent = hasLength ? [body] : [`${bytes.toString(16)}\r\n`, body, '\r\n0\r\n\r\n']
  for (const each of sent)
    await new Promise<void>((done, fail) => socket.write(each, (error) => (error ? fail(error) : done())))
  const heard: Buffer[] = []
  for await (const chunk of socket) heard.push(chunk as Buffer)
  return Buffer.concat(heard).toString()
}

test.each([true, false])(
  'a file that is too large has an answer in the envelope, its length told: %s',
  async (hasLength) => {
    const answer = await upload(8_000_000, hasLength)
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
    const body = answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1)
    expect(JSON.parse(body)).toEqual({
      success: false,
      message: 'body_too_large',
      value: { code: 'body_too_large' },
    })
  },
)
