/** The module over a test database, with what members played read as the wallet stores it. */
import pg from 'pg'
import { mountCatalog, openGames } from '../modules/catalog/index.ts'
import { recentGames } from '../modules/wallet/index.ts'
import { type CallWorld, openCallWorld } from './call-world.ts'

export interface CatalogWorld extends CallWorld {
  readonly admin: pg.Client
}

/** A call with the header `x-member: <id>:<type>` comes from that member, whose purse has the member's own number. */
export async function openCatalogWorld(
  playsOf?: NonNullable<Parameters<typeof openGames>[1]>['playsOf'],
): Promise<CatalogWorld> {
  const world = await openCallWorld(async () => ({
    principalOf: async ({ headers }, { id }) => {
      const [memberId, type] = String(headers['x-member'] ?? '').split(':')
      if (!memberId) return null
      return { memberId: BigInt(memberId), merchantId: id, sessionId: 's', type: Number(type) }
    },
    unseal: async () => {
      throw new Error('nothing is sealed here')
    },
  }))
  const { database, directory, mount } = world
  const { db } = database
  mountCatalog(mount, {
    ...{ db, games: openGames(db, { keepPlaysMs: 0, ...(playsOf && { playsOf }) }), directory },
    recentGames: ({ merchantId, memberId }) => recentGames(db, merchantId, memberId),
  })
  const admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
  return {
    ...world,
    admin,
    async close() {
      await admin.end()
      await world.close()
    },
  }
}
