import { request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
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

/** Sends a file piece by piece and goes on after the answer has begun, as browsers do. */
function upload(bytes: number, hasLength: boolean) {
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const headers = { 'content-type': 'application/json', ...(hasLength && { 'content-length': bytes }) }
    const call = send({ port, host: '127.0.0.1', method: 'POST', path: '/file', headers }, (answer) => {
      let body = ''
      answer.on('data', (chunk) => {
        body += chunk
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }))
      answer.on('error', reject)
    })
    call.on('error', reject)
    const piece = Buffer.alloc(64 * 1024, 'x')
    let left = bytes
    const write = () => {
      while (left > 0) {
        const next = piece.subarray(0, Math.min(left, piece.length))
        left -= next.length
        if (!call.write(next)) return void call.once('drain', write)
      }
      call.end()
    }
    write()
  })
}

test.each([true, false])(
  'a file that is too large has an answer in the envelope, its length told: %s',
  async (hasLength) => {
    const { status, body } = await upload(8_000_000, hasLength)
    expect(status).toBe(413)
    expect(JSON.parse(body)).toEqual({
      success: false,
      message: 'body_too_large',
      value: { code: 'body_too_large' },
    })
  },
)
