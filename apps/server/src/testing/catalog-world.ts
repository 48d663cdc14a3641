/** The module over a test database, with what members played read as the wallet stores it. */
import pg from 'pg'
import { mountCatalog, openGames } from '../modules/catalog/index.ts'
import { recentGames } from '../modules/wallet/index.ts'
import { byHeader, type CallWorld, openCallWorld } from './call-world.ts'

export interface CatalogWorld extends CallWorld {
  readonly admin: pg.Client
}

/** The purse of a member has the member's own number. */
export async function openCatalogWorld(
  playsOf?: NonNullable<Parameters<typeof openGames>[1]>['playsOf'],
): Promise<CatalogWorld> {
  const world = await openCallWorld(byHeader)
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
