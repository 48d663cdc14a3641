/** A member's seeds at every maker, asked of the makers: the platform keeps none of them. */
import { fairness, type ReplyOf } from '@jackfruit/contracts'
import { Refusal } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { type Mount, type Principal, serve } from '../../platform/http/http.ts'
import { nameOfVendor } from '../catalog/index.ts'
import { type StudioClient, StudioUnreachable } from './studio-client.ts'

type MakerSeeds = ReplyOf<typeof fairness.changeSeeds>

interface Maker {
  readonly vassalage: string
  readonly name: string
  readonly playerId: string
}

export function mountFairness(mount: Mount, { db, studios }: { db: Db; studios: StudioClient }): void {
  const seedsAt = async ({ vassalage, name, playerId }: Maker): Promise<MakerSeeds> => {
    try {
      const { seeds } = await studios.ask(vassalage, 'seeds', { playerId })
      return { vassalage, name, isAway: false, seeds }
    } catch (error) {
      if (!(error instanceof StudioUnreachable)) throw error
      return { vassalage, name, isAway: true, seeds: null }
    }
  }

  serve(
    mount,
    fairness.seeds,
    async ({ principal }) => ({ makers: await Promise.all((await makersOf(db, principal)).map(seedsAt)) }),
    { rate: 'challenge' },
  )

  serve(
    mount,
    fairness.changeSeeds,
    async ({ body, principal }) => {
      const maker = (await makersOf(db, principal)).find(({ vassalage }) => vassalage === body.vassalage)
      if (!maker) throw new Refusal('seeds_missing')
      const { vassalage, name } = maker
      const { reason, seeds } = await changeAt(studios, maker, body.clientSeed)
      if (reason) throw new Refusal(reason === 'round_open' ? 'seeds_round_open' : 'seeds_missing')
      return { vassalage, name, isAway: false, seeds }
    },
    { rate: 'challenge' },
  )
}

async function changeAt(studios: StudioClient, { vassalage, playerId }: Maker, clientSeed: string) {
  try {
    return await studios.ask(vassalage, 'changeSeeds', { playerId, clientSeed })
  } catch (error) {
    if (error instanceof StudioUnreachable) throw new Refusal('vendor_unreachable')
    throw error
  }
}

/** The makers that know this member, by name. */
async function makersOf(db: Db, { merchantId, memberId }: Principal): Promise<Maker[]> {
  const { rows } = await sql<Omit<Maker, 'name'>>`
    select vendor as vassalage, player_id as "playerId" from vendors.players
    where merchant_id = ${merchantId} and member_id = ${memberId}`.execute(db)
  const makers = await Promise.all(
    rows.map(async (row) => ({ ...row, name: await nameOfVendor(db, row.vassalage) })),
  )
  return makers.toSorted((a, b) => (a.name < b.name ? -1 : 1))
}
