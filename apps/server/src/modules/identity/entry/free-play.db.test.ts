import { identity as calls, entry } from '@jackfruit/contracts'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deriveSecrets } from '../../../platform/secrets.ts'
import { type TestDatabase, testDatabase } from '../../../testing/database.ts'
import { startProcess } from '../../../testing/identity-process.ts'
import { openVisitor, type Visitor } from '../../../testing/visitor.ts'
import { type Directory, openDirectory } from '../../merchants/index.ts'
import { cleanUpIdentity } from '../index.ts'

const minute = 60_000
let database: TestDatabase
let app: FastifyInstance
let admin: pg.Client
let clock = Date.now()
let off: readonly string[] = []
let people = 0

beforeAll(async () => {
  database = await testDatabase({ brands: true })
  const { db } = database
  const seeded = openDirectory(db, () => null)
  const directory: Directory = {
    ...seeded,
    brandOfId: async (id) => {
      const known = await seeded.brandOfId(id)
      const switches = new Map([...(known?.switches ?? []), ...off.map((id) => [id, false] as const)])
      return known && { ...known, switches }
    },
  }
  const secrets = deriveSecrets('a secret of this test alone, long enough')
  app = startProcess({ db, directory, secrets, now: () => new Date(clock) }).app
  admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
})
beforeEach(() => {
  off = []
})
afterAll(async () => {
  await app.close()
  await admin.end()
  await database.drop()
})

const aVisitor = (ip = `10.2.${people >> 8}.${people++ & 255}`) => openVisitor(app, { host: 'localhost', ip })

describe('free play', () => {
  const random = (text: string) => text.padEnd(43, 'x')
  const play = (visitor: Visitor, more: object = {}) =>
    visitor.callSealed(entry.freePlay, {
      ...{ os: 'Linux', platform: 'W', random: random('a'), gatewayVersion: 3, ...more },
    })

  test('[OV-19] [OV-26] [API-23] [EN-09] gives an account of type 4 without any data, the same to the same browser for a day', async () => {
    const visitor = aVisitor()
    const first = await play(visitor)
    expect(first).toMatchObject({ success: true, value: { type: 4, token: expect.any(String) } })
    const { value: info } = await visitor.call(calls.memberInfo)
    expect(info).toMatchObject({ type: 4, account: expect.stringMatching(/^trial_/) })
    const again = aVisitor()
    await play(again)
    expect((await again.call(calls.memberInfo)).value['id']).toBe(info['id'])
    const other = aVisitor()
    await play(other, { random: random('b') })
    expect((await other.call(calls.memberInfo)).value['id']).not.toBe(info['id'])
    clock += 24 * 60 * minute + 1
    const nextDay = aVisitor()
    await play(nextDay)
    expect((await nextDay.call(calls.memberInfo)).value['id']).not.toBe(info['id'])
  })

  test.each([
    ['another version', { gatewayVersion: 2 }],
    ['another platform', { platform: 'A' }],
    ['no os', { os: undefined }],
    ['no random text', { random: undefined }],
  ])('[API-23] [D-122] is refused with %s', async (_, more) => {
    expect(await play(aVisitor(), more)).toMatchObject({ status: 400, success: false })
  })

  test('[RO-35] is refused where the brand has switched it off', async () => {
    off = ['LOGIN_FREE_PLAY']
    expect(await play(aVisitor())).toMatchObject({ success: false, message: 'free_play_closed' })
  })

  test('opens so many accounts a day from one neighbourhood, whichever of its places ask', async () => {
    const from = (place: number, count: number) =>
      play(aVisitor(`10.201.7.${place}`), { random: random(`w${place}x${count}`) })
    let opened = 0
    for (let place = 1; place <= 4; place++)
      for (let count = 0; count < 16; count++) if ((await from(place, count)).success) opened++
    expect(opened).toBe(60)
    expect(await from(5, 0)).toMatchObject({ message: 'too_many_attempts' })
    expect(await play(aVisitor('10.201.8.1'), { random: random('near') })).toMatchObject({ success: true })
  })

  test('opens so many accounts a day from one place, and one for two calls at once', async () => {
    const place = '10.200.0.1'
    const pair = [aVisitor(place), aVisitor(place)]
    await Promise.all(pair.map((visitor) => play(visitor, { random: random('pair') })))
    const ids = await Promise.all(
      pair.map(async (visitor) => (await visitor.call(calls.memberInfo)).value['id']),
    )
    expect(new Set(ids).size).toBe(1)
    const messages = []
    for (let count = 0; count < 20; count++)
      messages.push((await play(aVisitor(place), { random: random(`n${count}`) })).message)
    expect(messages.at(-1)).toBe('too_many_attempts')
    expect(await play(aVisitor(place), { random: random('pair') })).toMatchObject({ success: true })
  })

  test('[OV-19] [IM-87] ends when its day is over: the account is closed and its session dead', async () => {
    const visitor = aVisitor()
    await play(visitor, { random: random('over') })
    const { value: info } = await visitor.call(calls.memberInfo)
    clock += 24 * 60 * minute + 1
    await cleanUpIdentity(database.db, new Date(clock))
    expect(await visitor.call(calls.memberInfo)).toMatchObject({ status: 401 })
    const { rows } = await admin.query('select status from identity.members where id = $1', [info['id']])
    expect(rows).toEqual([{ status: 'closed' }])
  })

  test('has no password that anybody could guess, and may not set one', async () => {
    const visitor = aVisitor()
    await play(visitor, { random: random('named') })
    const name = String((await visitor.call(calls.memberInfo)).value['account'])
    for (const guess of ['', ' ', 'trial']) {
      const answer = await aVisitor().logIn(name, guess || ' ')
      expect(answer.success).toBe(false)
    }
    const change = { oldPassword: 'x', newPassword: 'Durian2026', confirmNewPassword: 'Durian2026' }
    expect(await visitor.callSealed(calls.changePassword, change)).toMatchObject({
      ...{ status: 403, message: 'in_need_true_account' },
    })
  })
})
