/** The calls that a page makes first: of its brand, with the texts that the brand says otherwise. */
import { mountStart } from '../modules/content/start.ts'
import { mountMerchants } from '../modules/merchants/routes.ts'
import { openStart } from '../modules/merchants/start.ts'
import { type CallWorld, openCallWorld } from './call-world.ts'

export async function openStartWorld(environment: Readonly<Record<string, string>> = {}): Promise<CallWorld> {
  const world = await openCallWorld(undefined, environment)
  const { database, directory, mount } = world
  const { db } = database
  mountMerchants(mount, { db, directory, secureCookies: false })
  const start = openStart({ db, directory, gamesOrigins: ['http://127.0.0.1:8081'] })
  mountStart(mount, { db, start, restUntil: () => null })
  return world
}
