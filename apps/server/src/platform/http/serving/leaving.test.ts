import { Agent, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { openLog } from '../../log.ts'
import { openMetrics } from '../metrics.ts'
import { openServer } from '../server.ts'
import { mountLeaving } from './leaving.ts'

test('a server that leaves answers everything, ends the connection of each answer, and lets what is under way end', async () => {
  const config = readConfig({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })
  const app = await openServer({ config, log: openLog('silent'), metrics: openMetrics({ ofProcess: false }) })
  const leaving = mountLeaving(app)
  const slow = Promise.withResolvers<void>()
  const route = { config: { policy: 'open', rate: 'free' } } as const
  app.get('/quick', route, async () => ({ ok: true }))
  app.get('/slow', route, async () => {
    await slow.promise
    return { ok: true }
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true })
  const ask = (path: string) =>
    new Promise<[number | undefined, string | undefined]>((done, failed) => {
      const asked = get({ port, agent, path, host: '127.0.0.1' }, (answer) => {
        answer.resume().once('end', () => done([answer.statusCode, answer.headers.connection]))
      })
      asked.once('error', failed)
    })
  expect(await ask('/quick')).toEqual([200, 'keep-alive'])
  leaving.leave()
  expect(await ask('/quick')).toEqual([200, 'close'])
  const underWay = ask('/slow')
  expect(await ask('/quick')).toEqual([200, 'close'])
  const closed = app.close()
  slow.resolve()
  expect(await underWay).toEqual([200, 'close'])
  await closed
  await expect(ask('/quick')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  agent.destroy()
})
