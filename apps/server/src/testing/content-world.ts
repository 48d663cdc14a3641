/** The module over a test database with both brands' content, and members as the tests name them. */

import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { mountContent, seedContent } from '../modules/content/index.ts'
import { openAttempts } from '../modules/identity/index.ts'
import { serviceAddresses } from '../modules/merchants/index.ts'
import { latestWins } from '../modules/wallet/index.ts'
import { type CallWorld, openCallWorld } from './call-world.ts'

export interface ContentWorld extends CallWorld {
  readonly admin: pg.Client
  readonly key: Buffer
  readonly brandId: (code: string) => Promise<number>
  close(): Promise<void>
}

export interface TestMember {
  readonly nickname: string
  readonly vipRank: number
}

/** A call with the header `as-member: <id>` comes from that member. */
export async function openContentWorld(members: ReadonlyMap<bigint, TestMember>): Promise<ContentWorld> {
  const world = await openCallWorld(async () => ({
    principalOf: async (request, brand) => {
      const id = request.headers['as-member']
      if (typeof id !== 'string') return null
      return { memberId: BigInt(id), merchantId: brand.id, sessionId: 'test', type: 0 }
    },
    unseal: async () => {
      throw new Error('nothing is sealed here')
    },
  }))
  const { database, directory, mount } = world
  const key = randomBytes(32)
  await seedContent(database.adminUrl)
  mountContent(mount, {
    db: database.db,
    directory,
    key,
    attempts: openAttempts({ db: database.db, key, now: () => new Date() }),
    latestWins: (merchantId, limit) => latestWins(database.db, merchantId, limit),
    nameGame: async (id) => (id === 7 ? { nodeId: 'slot-seven', names: { EN: 'Seven', MY: 'ခုနစ်' } } : null),
    findMember: async (_merchantId, id) => members.get(id) ?? null,
    serviceAddresses: (merchantId) => serviceAddresses(database.db, merchantId),
  })
  const admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
  return {
    ...world,
    admin,
    key,
    async brandId(code) {
      const brand = await directory.brandOfCode(code)
      if (!brand) throw new Error(`no brand ${code}`)
      return brand.id
    },
    async close() {
      await admin.end()
      await world.close()
    },
  }
}

export const second = 'second.localhost'
