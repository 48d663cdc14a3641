/** A flood of logins that bring no work of their own: sealed with a nonce of ours or not, they stand in nobody's way. */
import { identity as calls } from '@jackfruit/contracts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deriveSecrets } from '../../../platform/secrets.ts'
import { type TestDatabase, testDatabase } from '../../../testing/database.ts'
import { startProcess } from '../../../testing/identity-process.ts'
import { openVisitor, password, seal } from '../../../testing/visitor.ts'
import { openDirectory } from '../../merchants/index.ts'

const floodMax = 150
const secrets = deriveSecrets('a secret of this test alone, long enough')
let database: TestDatabase
let app: FastifyInstance
beforeAll(async () => {
  database = await testDatabase({ brands: true })
  const { db } = database
  app = startProcess({ db, directory: openDirectory(db, () => null), secrets }).app
})
afterAll(async () => {
  await app.close()
  await database.drop()
})

const visitorAt = (ip: string) => openVisitor(app, { host: 'localhost', ip })
const purpose = calls.login.sealed ?? ''
const body = { purpose, host: 'localhost', username: 'Owner1', password: 'Wrong2026', type: 'username' }

/** Everything is prepared before: the flood and the login come at one moment. */
async function flood(kind: 'no proof' | 'no nonce' | 'no seal') {
  const thief = visitorAt('10.9.9.9')
  const first = await thief.challenge(purpose)
  const sealed: { sealed: string }[] = []
  while (sealed.length < floodMax) {
    if (kind === 'no seal') sealed.push({ sealed: 'a.b.c.d.e' })
    else
      sealed.push({ sealed: await seal(kind === 'no proof' ? await thief.challenge(purpose) : first, body) })
  }
  if (kind === 'no nonce') await thief.call(calls.login, { body: sealed[0] })
  return () => sealed.map((each) => thief.call(calls.login, { body: each }))
}

test.each(['no proof', 'no nonce', 'no seal'] as const)(
  '[IM-91] a flood of 150 bodies with %s neither delays nor refuses who logs in properly',
  async (kind) => {
    const name = `Owner${kind.replace(/\W/g, '')}`
    expect(await visitorAt('10.1.0.1').register(name)).toMatchObject({ success: true })
    const start = await flood(kind)
    const owner = visitorAt('10.1.0.1')
    const humanCheck = await owner.solve()
    const own = { purpose, host: 'localhost', username: name, password, type: 'username', humanCheck }
    const sealed = await seal(await owner.challenge(purpose), own)
    const rest = start()
    expect(await owner.call(calls.login, { body: { sealed } })).toMatchObject({ status: 200, success: true })
    const answers = await Promise.all(rest)
    expect(answers.filter(({ status }) => status === 503)).toEqual([])
    expect(new Set(answers.map(({ message }) => message))).toEqual(
      new Set([kind === 'no proof' ? 'human_check_failed' : 'sealed_body_refused']),
    )
  },
)
