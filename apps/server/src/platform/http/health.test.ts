import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { openParts } from '../parts.ts'
import { type Check, mountHealth } from './health.ts'

async function readiness(parts = openParts(), checks: Record<string, Check> = {}) {
  const app = Fastify()
  mountHealth(app, { parts, checks })
  const answer = await app.inject('/readyz')
  await app.close()
  return { status: answer.statusCode, ...answer.json() }
}

test('readiness names each part, and why one that matters is not well', async () => {
  const parts = openParts()
  parts.say('bus', () => 'no connection for 3 s')
  parts.say('lanes', () => null)
  parts.say('clock', () => 'silent', { matters: false })
  expect(await readiness(parts, { database: async () => true })).toEqual({
    ...{ status: 503, ok: false, missing: ['bus'] },
    parts: { bus: 'no connection for 3 s', lanes: 'well', clock: 'silent', database: 'well' },
  })
})

test('what does not matter alone keeps nobody from being served, and a part that is gone says nothing', async () => {
  const parts = openParts()
  parts.say('clock', () => 'silent', { matters: false })
  const forget = parts.say('bus', () => 'gone')
  forget()
  expect(await readiness(parts)).toEqual({ status: 200, ok: true, missing: [], parts: { clock: 'silent' } })
})

test('readiness answers within two seconds though a question never is, and tells nothing of what a failure says', async () => {
  const startedAt = performance.now()
  const silent = () => new Promise<boolean>(() => {})
  const failing = async () => Promise.reject(new Error('password of jackfruit_app'))
  const answer = await readiness(openParts(), { database: silent, partitions: failing })
  expect(performance.now() - startedAt).toBeLessThan(2_000)
  expect(answer).toMatchObject({ status: 503, missing: ['database', 'partitions'] })
  expect(answer.parts).toEqual({ database: 'no answer for 1500 ms', partitions: 'failed' })
})
