import Fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { openParts } from '../../parts.ts'
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
  expect(await readiness(parts, { database: async () => null })).toEqual({
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

test('readiness answers in time though a question never is, and tells nothing of what a failure says', async () => {
  const startedAt = performance.now()
  const silent = () => new Promise<null>(() => {})
  const failing = async () =>
    Promise.reject(Object.assign(new Error('password of jackfruit_app'), { code: '53100' }))
  const answer = await readiness(openParts(), { database: silent, partitions: failing })
  expect(performance.now() - startedAt).toBeLessThan(8_000)
  expect(answer).toMatchObject({ status: 503, missing: ['database', 'partitions'] })
  expect(answer.parts).toEqual({ database: 'no answer for 1.5 s', partitions: 'failed (53100)' })
})

test('one question is under way at a time, and its answer is everybody’s for a second', async () => {
  const app = Fastify()
  const asked: (() => void)[] = []
  const database = () => new Promise<null>((done) => asked.push(() => done(null)))
  mountHealth(app, { parts: openParts(), checks: { database } })
  const many = Promise.all(Array.from({ length: 20 }, () => app.inject('/readyz')))
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  asked[0]?.()
  expect((await many).map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
  expect((await app.inject('/readyz')).statusCode).toBe(200)
  expect(asked).toHaveLength(1)
  await app.close()
})
