import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { deriveSecrets } from '../../../platform/secrets.ts'
import { type TestDatabase, testDatabase } from '../../../testing/database.ts'
import { openDirectory } from '../../merchants/index.ts'
import { openAttempts } from '../guards/attempts.ts'
import { insertMember } from '../members.ts'
import type { Owner } from '../owner.ts'
import { type Authenticators, openAuthenticators } from './authenticators.ts'

const secrets = deriveSecrets('a secret of this test alone, long enough')
const period = 30_000

let database: TestDatabase
let authenticators: Authenticators
let brands: { first: number; second: number }
let clock = Math.floor(Date.now() / period) * period
let people = 0

beforeAll(async () => {
  database = await testDatabase({ brands: true })
  const { db } = database
  const directory = openDirectory(db, () => null)
  const [first, second] = [
    await directory.brandOfHost('localhost'),
    await directory.brandOfHost('second.localhost'),
  ]
  brands = { first: first?.id ?? 0, second: second?.id ?? 0 }
  const now = () => new Date(clock)
  const attempts = openAttempts({ db, key: secrets.blindIndex, now })
  authenticators = openAuthenticators({ db, secrets, attempts, now })
})
afterAll(() => database.drop())

async function anOwner(merchantId = brands.first): Promise<Owner> {
  const member = await inMerchant(database.db, merchantId, (tx) =>
    insertMember(tx, {
      merchantId,
      username: `Thiri${people++}`,
      passwordHash: 'nobody knows',
      type: 0,
      at: new Date(clock),
    }),
  )
  return { merchantId, memberId: member?.id ?? 0n }
}

const codeOf = (secret: string, at = clock) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at })
const wrongFor = (secret: string) => String((Number(codeOf(secret)) + 500_000) % 1_000_000).padStart(6, '0')

async function enrolled(owner: Owner) {
  const { secret } = await authenticators.begin(owner, { issuer: 'Jackfruit', account: 'Thiri' })
  const recovery = await authenticators.confirm(owner, codeOf(secret))
  clock += period
  return { secret, recovery }
}

describe('an authenticator', () => {
  test('[IM-63] is turned on by a first right code only, and shows ten recovery codes', async () => {
    const owner = await anOwner()
    const { secret, uri } = await authenticators.begin(owner, { issuer: 'Jackfruit', account: 'Thiri' })
    expect(uri).toMatch(/^otpauth:\/\/totp\/Jackfruit:Thiri\?/)
    expect(await authenticators.check(owner, codeOf(secret))).toBe(false)
    await expect(authenticators.confirm(owner, wrongFor(secret))).rejects.toThrow('code_invalid')
    expect((await authenticators.stateOf(owner)).since).toBeNull()
    const codes = await authenticators.confirm(owner, codeOf(secret))
    expect(new Set(codes).size).toBe(10)
    expect(await authenticators.stateOf(owner)).toMatchObject({ recoveryCodesLeft: 10 })
    expect((await authenticators.stateOf(owner)).since).not.toBeNull()
  })

  test('[LG-21] takes a code once: shown again, or after a newer one, it is refused', async () => {
    const owner = await anOwner()
    const { secret } = await enrolled(owner)
    const code = codeOf(secret)
    expect(await authenticators.check(owner, code)).toBe(true)
    expect(await authenticators.check(owner, code)).toBe(false)
    expect(await authenticators.check(owner, codeOf(secret, clock - period))).toBe(false)
    clock += period
    expect(await authenticators.check(owner, codeOf(secret))).toBe(true)
  })

  test('[LG-21] refuses an old code, and one of two who show the same code at once', async () => {
    const owner = await anOwner()
    const { secret } = await enrolled(owner)
    clock += 4 * period
    expect(await authenticators.check(owner, codeOf(secret, clock - 2 * period))).toBe(false)
    const code = codeOf(secret)
    const answers = await Promise.all([1, 2, 3].map(() => authenticators.check(owner, code)))
    expect(answers.filter(Boolean)).toHaveLength(1)
  })

  test('[IM-63] takes each recovery code once, however it is typed, and of none kept in clear', async () => {
    const owner = await anOwner()
    const { recovery } = await enrolled(owner)
    const [first = '', second = ''] = recovery
    expect(await authenticators.check(owner, first.toUpperCase().replace('-', ' '))).toBe(true)
    expect(await authenticators.check(owner, first)).toBe(false)
    const both = await Promise.all([authenticators.check(owner, second), authenticators.check(owner, second)])
    expect(both.filter(Boolean)).toHaveLength(1)
    expect((await authenticators.stateOf(owner)).recoveryCodesLeft).toBe(8)
    const fresh = await authenticators.renew(owner)
    expect(await authenticators.check(owner, recovery[2] ?? '')).toBe(false)
    expect(await authenticators.check(owner, fresh?.[0] ?? '')).toBe(true)
  })

  test('looks at five codes in a quarter of an hour, of however many at once', async () => {
    const owner = await anOwner()
    const { secret } = await enrolled(owner)
    const guesses = await Promise.allSettled(
      Array.from({ length: 40 }, () => authenticators.check(owner, wrongFor(secret))),
    )
    expect(guesses.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    await expect(authenticators.check(owner, codeOf(secret))).rejects.toThrow('too_many_attempts')
    clock += 16 * 60_000
    expect(await authenticators.check(owner, codeOf(secret))).toBe(true)
  })

  test('[IM-63] keeps working with the old secret until a new one is proved', async () => {
    const owner = await anOwner()
    const { secret } = await enrolled(owner)
    const next = await authenticators.begin(owner, { issuer: 'Jackfruit', account: 'Thiri' })
    expect(await authenticators.check(owner, codeOf(next.secret))).toBe(false)
    expect(await authenticators.check(owner, codeOf(secret))).toBe(true)
    clock += 16 * 60_000
    await expect(authenticators.confirm(owner, codeOf(next.secret))).rejects.toThrow(
      'authenticator_not_begun',
    )
  })

  test('belongs to one brand: from another nothing of it is seen, and the secret lies sealed', async () => {
    const owner = await anOwner()
    const { secret } = await enrolled(owner)
    const elsewhere = { ...owner, merchantId: brands.second }
    expect((await authenticators.stateOf(elsewhere)).since).toBeNull()
    expect(await authenticators.check(elsewhere, codeOf(secret))).toBe(false)
    await authenticators.turnOff(elsewhere)
    expect((await authenticators.stateOf(owner)).since).not.toBeNull()
    const { rows } = await database.pool.query('select secret_sealed from identity.authenticators')
    expect(rows).toEqual([])
    await authenticators.turnOff(owner)
    expect(await authenticators.stateOf(owner)).toEqual({ since: null, recoveryCodesLeft: 0 })
  })
})
