import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { answerFailures } from './http.ts'

async function answerTo(failure: unknown) {
  const app = Fastify()
  answerFailures(app)
  app.get('/', async () => {
    throw failure
  })
  const answer = await app.inject('/')
  await app.close()
  return [answer.statusCode, answer.headers['retry-after'], answer.json().message]
}

test('a failure of database or network that passes is answered 503, to be asked again; a fault is not', async () => {
  const withCode = (code: string) => Object.assign(new Error('not for everybody to read'), { code })
  for (const code of ['ECONNREFUSED', 'ECONNRESET', '57P01', '53300', '25006', '40001', '55P03'])
    expect(await answerTo(withCode(code))).toEqual([503, '1', 'service_unavailable'])
  const waited = new Error('timeout exceeded when trying to connect')
  expect(await answerTo(waited)).toEqual([503, '1', 'service_unavailable'])
  for (const failure of [withCode('23505'), new Error('invariant: a bug')])
    expect(await answerTo(failure)).toEqual([500, undefined, 'system_error'])
})
