/** Two brands and a process, as the tests of what members keep safe need them. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { security } from '@jackfruit/contracts'
import pg from 'pg'
import { openDirectory, seedBrands } from '../modules/merchants/index.ts'
import { openMessages } from '../modules/messaging/index.ts'
import type { Db } from '../platform/database/db.ts'
import { deriveSecrets } from '../platform/secrets.ts'
import { startProcess } from './identity-process.ts'
import { openVisitor, password, type Visitor } from './visitor.ts'

const secrets = deriveSecrets('a secret of this test alone, long enough')

interface WorldDatabase {
  readonly db: Db
  /** A superuser's. */
  readonly adminUrl: string
  drop(): Promise<void>
}

export interface SecurityWorld {
  readonly app: ReturnType<typeof startProcess>['app']
  readonly admin: pg.Client
  readonly dataDir: string
  readonly db: Db
  readonly secrets: typeof secrets
  readonly now: () => Date
  later(ms: number): void
  visitor(host?: string): Visitor
  /** A new member, logged in, who has shown the password again if asked to. */
  member(name: string, options?: { host?: string; isConfirmed?: boolean }): Promise<Visitor>
  confirm(visitor: Visitor): Promise<unknown>
  /** What was sent to an address, the newest last. */
  sentTo(address: string, host?: string): Promise<string[]>
  merchantOf(host: string): Promise<number>
  ownerOf(name: string): Promise<{ merchantId: number; memberId: bigint }>
  close(): Promise<void>
}

export async function openSecurityWorld(database: WorldDatabase): Promise<SecurityWorld> {
  await seedBrands(database.adminUrl)
  const dataDir = mkdtempSync(join(tmpdir(), 'jackfruit-security-'))
  const directory = openDirectory(database.db, () => null)
  let clock = Date.now()
  let people = 0
  const now = () => new Date(clock)
  const messages = openMessages({ db: database.db, key: secrets.fields, now })
  const { app } = startProcess({ db: database.db, directory, secrets, now, dataDir, messages })
  const admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()

  const world: SecurityWorld = {
    app,
    admin,
    dataDir,
    db: database.db,
    secrets,
    now,
    later(ms) {
      clock += ms
    },
    // Each in a neighbourhood of their own, so that what is counted by it does not mix.
    visitor(host = 'localhost') {
      const ip = `10.${9 + (people >> 8)}.${people++ & 255}.1`
      return openVisitor(app, { host, ip })
    },
    async member(name, { host, isConfirmed = false } = {}) {
      const visitor = world.visitor(host)
      const answer = await visitor.register(name, { language: 'EN' })
      if (!answer.success) throw new Error(`${name} could not register: ${answer.message}`)
      if (isConfirmed) await world.confirm(visitor)
      return visitor
    },
    confirm: (visitor) => visitor.callSealed(security.confirm, { password }),
    async sentTo(address, host = 'localhost') {
      // Letters are carried away without anybody waiting.
      await new Promise((done) => setTimeout(done, 150))
      const shown = await messages.latest(await world.merchantOf(host))
      return shown
        .filter(({ to }) => to === address)
        .map(({ text }) => text)
        .reverse()
    },
    merchantOf: async (host) => (await directory.brandOfHost(host))?.id ?? 0,
    async ownerOf(name) {
      const { rows } = await admin.query<{ id: string; merchant_id: number }>(
        'select id, merchant_id from identity.members where username = $1',
        [name],
      )
      return { merchantId: rows[0]?.merchant_id ?? 0, memberId: BigInt(rows[0]?.id ?? 0) }
    },
    async close() {
      await app.close()
      await admin.end()
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
  return world
}
