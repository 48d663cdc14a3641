/** The calls of trees and links over a test database, with what stands above them told by the test. */
import { mountLinks } from '../../modules/agents/links/index.ts'
import type { LinksWorld, Preset } from '../../modules/agents/links/world.ts'
import { mountTeam, type TeamRow, type TreeWorld } from '../../modules/agents/tree/index.ts'
import { openAttempts, openPasswords } from '../../modules/identity/index.ts'
import { type ModuleWorld, openModuleWorld } from '../module-world.ts'

export interface AgentsWorld extends ModuleWorld {
  readonly tree: TreeWorld & LinksWorld
  /** What members and contracts say, for who asks next. */
  readonly hidden: Set<bigint>
  readonly badges: Map<bigint, TeamRow['contracts']>
  readonly rates: Preset[]
}

export async function openAgentsWorld(now: () => Date = () => new Date()): Promise<AgentsWorld> {
  const world = await openModuleWorld(['wallet'], { now })
  const hidden = new Set<bigint>()
  const badges = new Map<bigint, TeamRow['contracts']>()
  const rates: Preset[] = []
  const { secrets } = world.platform
  const { directory } = world.faces.merchants
  const tree: TreeWorld & LinksWorld = {
    ...{ db: world.database.db, now, directory, key: secrets.fields },
    async brandOf(id) {
      const brand = await directory.brandOfId(id)
      if (!brand) throw new Error(`no brand ${id}`)
      return brand
    },
    badgesOf: async () => badges,
    hiddenAmong: async () => hidden,
    ratesOf: async () => rates,
    attempts: openAttempts({ db: world.database.db, key: secrets.blindIndex, now }),
    hashPassword: openPasswords(secrets.pepper, { price: 'least' }).hash,
  }
  mountTeam(world.mount, tree)
  mountLinks(world.mount, tree)
  return { ...world, ...{ tree, hidden, badges, rates } }
}
