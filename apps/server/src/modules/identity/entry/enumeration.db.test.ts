import { codes, recovery } from '@jackfruit/contracts'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { deriveSecrets } from '../../../platform/secrets.ts'
import { type TestDatabase, testDatabase } from '../../../testing/database.ts'
import { startProcess } from '../../../testing/identity-process.ts'
import { openVisitor, password, type Visitor } from '../../../testing/visitor.ts'
import { openDirectory } from '../../merchants/index.ts'
import { openPasswords } from '../guards/hashing/passwords.ts'

const secrets = deriveSecrets('a secret of this test alone, long enough')
const membersCount = 80
const samples = 15
const rounds = 4
const withinMs = 5
let database: TestDatabase
let app: FastifyInstance
let people = 0

beforeAll(async () => {
  database = await testDatabase({ brands: true })
  const { db } = database
  const passwords = openPasswords(secrets.pepper)
  app = startProcess({ db, directory: openDirectory(db, () => null), secrets, passwords }).app
  const admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
  await admin.query(
    `insert into identity.members (merchant_id, username, username_key, password_hash, password_changed_at, type,
       nickname, logins, created_at)
     select h.merchant_id, 'known' || n, 'known' || n, $1, now(), 0, 'known', 1, now()
     from merchants.hosts h, generate_series(1, $2::int) n where h.host = 'localhost'`,
    [await passwords.hash(password), membersCount],
  )
  await admin.end()
})
afterAll(async () => {
  vi.restoreAllMocks()
  await app.close()
  await database.drop()
})

/** From a place of their own: no budget stands between a call and what it costs. */
const aVisitor = (): Visitor =>
  openVisitor(app, { host: 'localhost', ip: `10.70.${++people >> 8}.${people & 255}` })
const told = ({ status, success, message, value }: Awaited<ReturnType<Visitor['call']>>) =>
  JSON.stringify({ status, success, message, value })

/** What the database is asked about people meanwhile, in order; what everybody shares is asked for by the clock. */
async function questionsOf(work: () => Promise<unknown>): Promise<string[]> {
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  await work()
  const asked = spy.mock.calls.map(([query]: readonly unknown[]) =>
    typeof query === 'string' ? query : String((query as { text?: string } | undefined)?.text),
  )
  spy.mockRestore()
  return asked.filter((query) => /identity\.(?!sealing_keys)/.test(query))
}

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0
async function msOf(work: () => Promise<unknown>) {
  const began = performance.now()
  await work()
  return performance.now() - began
}

describe('[A21] [ER-15] whether a name is somebody’s', () => {
  test('is not told by what the database is asked when somebody logs in', async () => {
    const known = await questionsOf(() => aVisitor().logIn('known1', 'Wrong2026'))
    const unknown = await questionsOf(() => aVisitor().logIn('nobody1', 'Wrong2026'))
    expect(known.length).toBeGreaterThan(5)
    expect(unknown).toEqual(known)
  })

  test('is not told by the time of a login: the median difference lies within 5 ms', async () => {
    let number = 1
    // A machine that does other things errs now and then; a name that costs less would show in every round.
    const differences: number[] = []
    for (let round = 0; round < rounds && !differences.some((each) => each <= withinMs); round++) {
      // One after the other, so that what the machine does meanwhile befalls both.
      const each: number[] = []
      for (let i = 0; i < samples; i++) {
        number++
        const known = await msOf(() => aVisitor().logIn(`known${number}`, 'Wrong2026'))
        each.push(known - (await msOf(() => aVisitor().logIn(`nobody${number}`, 'Wrong2026'))))
      }
      differences.push(Math.abs(median(each)))
    }
    expect(Math.min(...differences)).toBeLessThanOrEqual(withinMs)
  }, 60_000)

  test('is not told by the answer of a login or of either recovery', async () => {
    const login = (name: string) => aVisitor().logIn(name, 'Wrong2026')
    expect(told(await login('nobody80'))).toBe(told(await login('known80')))
    const byEmail = (username: string) =>
      aVisitor().call(recovery.forgotByEmail, { body: { username, email: 'any@tea.example' } })
    expect(told(await byEmail('nobody80'))).toBe(told(await byEmail('known80')))
    const number = { mobileNum: '09777000080', countryDialingCode: '95' }
    await aVisitor().register('Numbered1', number)
    const byPhone = (mobileNum: string) =>
      aVisitor().call(codes.forgotCode, { body: { mobileNum, countryDialingCode: '95' } })
    expect(told(await byPhone('09777000081'))).toBe(told(await byPhone('09777000080')))
  })
})
