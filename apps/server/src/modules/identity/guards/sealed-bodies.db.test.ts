import { identity as calls } from '@jackfruit/contracts'
import type { FastifyInstance } from 'fastify'
import { exportJWK, generateKeyPair } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deriveSecrets } from '../../../platform/secrets.ts'
import { type TestDatabase, testDatabase } from '../../../testing/database.ts'
import { startProcess } from '../../../testing/identity-process.ts'
import { openVisitor, seal } from '../../../testing/visitor.ts'
import { openDirectory } from '../../merchants/index.ts'
import { cleanUpIdentity } from '../index.ts'
import { openSealedBodies } from './sealed-bodies.ts'

const secrets = deriveSecrets('a secret of this test alone, long enough')
const host = 'localhost'
const refused = { code: 'sealed_body_refused' }
const plain = { purpose: 'login', host, username: 'Aung' }

let database: TestDatabase
let app: FastifyInstance
let clock = Date.now()
const now = () => new Date(clock)
const bodies = () => openSealedBodies({ db: database.db, kek: secrets.kek, now })

beforeAll(async () => {
  database = await testDatabase({ brands: true })
  app = startProcess({ db: database.db, directory: openDirectory(database.db, () => null), secrets, now }).app
})
afterAll(async () => {
  await app.close()
  await database.drop()
})

describe('[API-09] [IM-59] a sealed body', () => {
  test('is opened once; of two at once, one', async () => {
    const sealed = await seal(await bodies().challenge('login', host), plain)
    const both = await Promise.allSettled([1, 2].map(() => bodies().open({ sealed }, 'login', host)))
    expect(both.filter(({ status }) => status === 'fulfilled')).toEqual([
      { status: 'fulfilled', value: { username: 'Aung' } },
    ])
    await expect(bodies().open({ sealed }, 'login', host)).rejects.toMatchObject(refused)
  })

  test('is for its purpose and its host, outside and inside', async () => {
    const wrong = [
      { asked: 'register', inside: plain },
      { asked: 'login', inside: { ...plain, purpose: 'register' } },
      { asked: 'login', inside: { ...plain, host: 'second.localhost' } },
      { asked: 'login', inside: { ...plain, host: undefined } },
    ]
    for (const { asked, inside } of wrong) {
      const sealed = await seal(await bodies().challenge(asked, host), inside)
      await expect(bodies().open({ sealed }, 'login', host)).rejects.toMatchObject(refused)
    }
    const elsewhere = await seal(await bodies().challenge('login', host), {
      ...plain,
      host: 'second.localhost',
    })
    await expect(bodies().open({ sealed: elsewhere }, 'login', 'second.localhost')).rejects.toMatchObject(
      refused,
    )
  })

  test('is refused when it is stale, and when its nonce is none of ours', async () => {
    const stale = await seal(await bodies().challenge('login', host), plain)
    clock += 121_000
    await expect(bodies().open({ sealed: stale }, 'login', host)).rejects.toMatchObject(refused)
    const challenge = await bodies().challenge('login', host)
    const made = await seal({ ...challenge, nonce: 'n'.repeat(43) }, plain)
    await expect(bodies().open({ sealed: made }, 'login', host)).rejects.toMatchObject(refused)
  })

  test('is refused under another key, and under another algorithm', async () => {
    const challenge = await bodies().challenge('login', host)
    const { publicKey } = await generateKeyPair('ECDH-ES+A256KW', { crv: 'P-256', extractable: true })
    const foreign = (await exportJWK(publicKey)) as typeof challenge.jwk
    const sealed = await seal({ ...challenge, jwk: foreign }, plain)
    await expect(bodies().open({ sealed }, 'login', host)).rejects.toMatchObject(refused)
    const weaker = [{ enc: 'A128GCM' }, { alg: 'ECDH-ES' }, { alg: 'ECDH-ES+A128KW' }]
    for (const header of weaker) {
      const other = await seal(await bodies().challenge('login', host), plain, header)
      await expect(bodies().open({ sealed: other }, 'login', host)).rejects.toMatchObject(refused)
    }
  })

  test('is refused in each of 200 mutations: a character changed, lost or doubled, its end cut off', async () => {
    const mutations: readonly ((whole: string, at: number) => string)[] = [
      (whole, at) => whole.slice(0, at) + (whole[at] === 'A' ? 'B' : 'A') + whole.slice(at + 1),
      (whole, at) => whole.slice(0, at) + whole.slice(at + 1),
      (whole, at) => whole.slice(0, at + 1) + whole.slice(at),
      (whole, at) => whole.slice(0, at),
    ]
    for (let each = 0; each < 200; each++) {
      const whole = await seal(await bodies().challenge('login', host), plain)
      const mutate = mutations[each % mutations.length]
      const changed = mutate?.(whole, Math.floor((whole.length * each) / 200)) ?? ''
      await expect(bodies().open({ sealed: changed }, 'login', host), changed).rejects.toMatchObject(refused)
    }
  })

  test('[API-10] may not be left out, nor be anything else', async () => {
    const visitor = openVisitor(app, { host })
    const open = { username: 'Aung', password: 'Mango2026', type: 'username' }
    for (const body of [
      open,
      { sealed: 7 },
      { sealed: 'x'.repeat(60) },
      { sealed: 'x'.repeat(9000) },
      null,
    ]) {
      expect(await visitor.call(calls.login, { body })).toMatchObject({
        status: 200,
        success: false,
        message: 'sealed_body_refused',
      })
    }
  })
})

describe('[IM-59] the keys', () => {
  test('change each day; the one before opens until it is destroyed', async () => {
    const long = bodies()
    const first = await long.challenge('login', host)
    expect((await bodies().challenge('login', host)).kid).toBe(first.kid)
    clock += 25 * 3_600_000
    const second = await long.challenge('login', host)
    expect(second.kid).not.toBe(first.kid)
    const underFirst = await seal({ ...first, nonce: second.nonce }, plain)
    expect(await bodies().open({ sealed: underFirst }, 'login', host)).toEqual({ username: 'Aung' })
    clock += 24 * 3_600_000
    const third = await long.challenge('login', host)
    const tooOld = await seal({ ...first, nonce: third.nonce }, plain)
    await expect(long.open({ sealed: tooOld }, 'login', host)).rejects.toMatchObject(refused)
    await cleanUpIdentity(database.db, now())
    const { rows } = await database.pool.query('select kid from identity.sealing_keys')
    expect(rows.map(({ kid }) => kid)).not.toContain(first.kid)
  })

  test('are made once by processes that start together, and lie wrapped', async () => {
    // Connections are opened first, or the others would come when the first has finished.
    await Promise.all(Array.from({ length: 8 }, () => database.pool.query('select pg_sleep(0.1)')))
    for (let day = 0; day < 6; day++) {
      clock += 25 * 3_600_000
      const made = await Promise.all(Array.from({ length: 8 }, () => bodies().challenge('login', host)))
      expect(new Set(made.map(({ kid }) => kid)).size).toBe(1)
    }
    const { rows } = await database.pool.query('select private_sealed as wrapped from identity.sealing_keys')
    for (const { wrapped } of rows) expect(wrapped.includes('"d"')).toBe(false)
  })
})
