import { randomBytes } from 'node:crypto'
import { Refusal } from '@jackfruit/kernel'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../testing/database.ts'
import { openAttempts } from '../guards/attempts.ts'
import { usualLimits } from '../settings.ts'
import { admit, type LoginTry } from './login-guard.ts'

let database: TestDatabase
let at = Date.UTC(2026, 10, 20, 12)
const now = () => new Date(at)
const key = randomBytes(32)
let attempt: LoginTry
let names = 0

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())
beforeEach(() => {
  names++
  const asker = { place: `10.44.0.${names}`, network: `10.44.${names}`, visit: `browser ${names}` }
  attempt = { merchantId: 1, key: `name${names}`, asker, isKnownPlace: false }
})

const guard = () => ({
  ...{ attempts: openAttempts({ db: database.db, key, now }), limits: usualLimits, now },
  captchas: { isRight: async () => false } as never,
})

/** Let in to have the password looked at, or the code of the refusal. */
const asked = () =>
  admit(guard(), attempt).then(
    (admission) => admission,
    (error: unknown) => {
      if (error instanceof Refusal) return error.code
      throw error
    },
  )

test('logins whose answers were lost while program or database went away are no wrong passwords a few seconds later', async () => {
  // Nobody writes down what became of these.
  for (let turn = 0; turn < 12; turn++) await asked()
  expect(await asked()).toBe('captcha_required')
  at += 16_000
  for (let turn = 0; turn < usualLimits.captchaAfter; turn++) {
    const admission = await asked()
    if (typeof admission === 'string') throw new Error(`refused: ${admission}`)
    // The third is the one after which a picture is asked for: none of the lost ones counts.
    expect(await admission.failed()).toEqual(turn === usualLimits.captchaAfter - 1 ? { captcha: true } : {})
  }
  expect(await asked()).toBe('captcha_required')
  at += 16_000
  expect(await asked()).toBe('captcha_required')
})

test('of thirty logins to one name at once three are looked at, and wrong ones are counted once each', async () => {
  const admitted = (await Promise.all(Array.from({ length: 30 }, asked))).filter(
    (each) => typeof each !== 'string',
  )
  expect(admitted).toHaveLength(usualLimits.captchaAfter)
  const told = await Promise.all(admitted.map((each) => each.failed()))
  expect(told.filter((each) => 'captcha' in each)).toHaveLength(1)
  expect(await asked()).toBe('captcha_required')
})

test('a right password takes its tries back at the place and in the browser, and forgets the wrong ones of its name', async () => {
  for (let turn = 0; turn < 2; turn++) {
    const wrong = await asked()
    if (typeof wrong !== 'string') await wrong.failed()
  }
  for (let turn = 0; turn < 20; turn++) {
    const right = await asked()
    if (typeof right === 'string') throw new Error(`refused at ${turn}: ${right}`)
    await right.succeeded()
  }
})
