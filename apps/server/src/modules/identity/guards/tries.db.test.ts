import { randomBytes } from 'node:crypto'
import { Refusal } from '@jackfruit/kernel'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../testing/database.ts'
import { type Attempts, openAttempts } from './attempts.ts'
import { lookAt } from './tries.ts'

let database: TestDatabase
let attempts: Attempts
let at = Date.UTC(2026, 10, 20, 12)
const now = () => new Date(at)
const budget = { tries: 3, windowMs: 60_000 }
let subject = ''

beforeAll(async () => {
  database = await testDatabase()
  attempts = openAttempts({ db: database.db, key: randomBytes(32), now })
})
afterAll(() => database.drop())
beforeEach(() => {
  subject = randomBytes(8).toString('hex')
})

const look = (found: () => Promise<string | null>) =>
  lookAt({ attempts, now }, { subject, budget }, found).catch((error: Error) =>
    error instanceof Refusal ? error.code : error.message,
  )
const right = async () => 'right'
const wrong = async () => null
const lost = async (): Promise<string> => {
  throw new Error('the connection is lost')
}

test('what is found wrong counts for its window, and a right one forgets it', async () => {
  expect([await look(wrong), await look(wrong), await look(right)]).toEqual([null, null, 'right'])
  for (let turn = 0; turn < budget.tries; turn++) expect(await look(wrong)).toBeNull()
  expect(await look(right)).toBe('too_many_attempts')
  at += 16_000
  expect(await look(right)).toBe('too_many_attempts')
  at += budget.windowMs
  expect(await look(right)).toBe('right')
})

test('a refusal is a wrong one, and a failure of ours is none', async () => {
  const refused = async (): Promise<string> => {
    throw new Refusal('code_invalid')
  }
  for (let turn = 0; turn < 10; turn++) expect(await look(lost)).toBe('the connection is lost')
  for (let turn = 0; turn < budget.tries; turn++) expect(await look(refused)).toBe('code_invalid')
  expect(await look(refused)).toBe('too_many_attempts')
})

test('one whose end nobody could write down counts for fifteen seconds', async () => {
  const away = { ...attempts, takeBackAll: lost as never }
  for (let turn = 0; turn < budget.tries; turn++)
    await expect(lookAt({ attempts: away, now }, { subject, budget }, lost)).rejects.toThrow('lost')
  expect(await look(right)).toBe('too_many_attempts')
  at += 16_000
  expect(await look(right)).toBe('right')
})

test('of thirty at once as many are looked at as are left, whatever comes of each', async () => {
  await look(wrong)
  let looked = 0
  const answers = await Promise.all(
    Array.from({ length: 30 }, () =>
      look(async () => {
        looked++
        return null
      }),
    ),
  )
  expect(looked).toBe(budget.tries - 1)
  expect(answers.filter((each) => each === 'too_many_attempts')).toHaveLength(31 - budget.tries)
})
