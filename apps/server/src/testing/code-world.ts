/** Codes over a test database, with a clock to set and a service whose messages can be read and failed. */

import { openAttempts } from '../modules/identity/guards/attempts.ts'
import { type Codes, openCodes } from '../modules/identity/proofs/codes.ts'
import { type Limits, usualLimits } from '../modules/identity/settings.ts'
import { type BrandData, openDirectory } from '../modules/merchants/index.ts'
import { openMessages } from '../modules/messaging/index.ts'
import { networkOf } from '../platform/http/address.ts'
import { deriveSecrets } from '../platform/secrets.ts'
import { type TestDatabase, testDatabase } from './database.ts'

type Carrier = NonNullable<NonNullable<Parameters<typeof openMessages>[0]['providers']>['sms']>

export interface CodeWorld {
  readonly database: TestDatabase
  readonly codes: Codes
  readonly brand: BrandData
  readonly second: BrandData
  later(ms: number): void
  /** The code in the latest message to this number or address. */
  codeFor(to: string): Promise<string>
  sentTo(to: string): Promise<number>
  close(): Promise<void>
}

export const mobile = (number: string, dialingCode = '95') =>
  ({ kind: 'mobile', dialingCode, number }) as const
export const aCaller = (place = '198.51.100.7', visit: string | null = null) => ({
  place,
  network: networkOf(place),
  visit,
})

const taking: Carrier = { send: async () => {}, isUp: () => true }

export async function openCodeWorld(
  limits: Partial<Limits> = {},
  carrier: Carrier | null = taking,
): Promise<CodeWorld> {
  const database = await testDatabase({ brands: true })
  const { db } = database
  const directory = openDirectory(db, () => null)
  const secrets = deriveSecrets('a secret of this test alone, long enough')
  let clock = Date.now()
  const now = () => new Date(clock)
  const messages = openMessages({
    ...{ db, key: secrets.fields, now, waitMs: 200 },
    providers: { sms: carrier, mail: carrier },
  })

  const attempts = openAttempts({ db, key: secrets.blindIndex, now })
  const codes = openCodes({
    ...{ db, directory, secrets, attempts, messages, now },
    limits: { ...usualLimits, ...limits },
  })
  const [brand, second] = await Promise.all([
    directory.brandOfCode('demommk'),
    directory.brandOfCode('demoinr'),
  ])
  if (!brand || !second) throw new Error('the brands are not seeded')
  const sent = async (to: string) => (await messages.latest(brand.id)).filter((each) => each.to === to)
  return {
    ...{ database, codes, brand, second },
    later: (ms) => {
      clock += ms
    },
    async codeFor(to) {
      const code = /\d{6}/.exec((await sent(to))[0]?.text ?? '')?.[0]
      if (!code) throw new Error(`no code was sent to ${to}`)
      return code
    },
    sentTo: async (to) => (await sent(to)).length,
    close: () => database.drop(),
  }
}
