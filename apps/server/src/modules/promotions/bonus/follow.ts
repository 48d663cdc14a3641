/**
 * How bonuses go on by themselves: requirements that were done, emptied or opened again, in the order of their commits;
 * bonuses that wait until no round runs; and those whose days are over.
 */
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { lockAccounts, type Posted } from '../../ledger/index.ts'
import { bonusRequirementsChanged, type Changed } from '../../turnover/index.ts'
import { membershipById } from '../rows.ts'
import type { World } from '../world.ts'
import { endBonus, endSticky } from './end.ts'
import { markPurse } from './marks.ts'
import { movePart } from './part.ts'
import {
  type Bonus,
  bonusesOfRequirements,
  endingBonuses,
  expiredBonuses,
  lockBonus,
  writeBonus,
} from './rows.ts'

const most = 500
const atOnce = 200

/** Reads on until there is no more. Of two who read at once both may do the work: it is done once for each bonus. */
export async function followRequirements(world: World): Promise<void> {
  for (;;) {
    const { place, changes, bonuses } = await readOn(world)
    const last = changes.at(-1)
    if (!place || !last) return
    for (const bonus of bonuses) {
      const change = changes.findLast(({ publicId }) => publicId === bonus.requirementId)
      if (change)
        await within(world, bonus, (tx, held, timeZone) => follow(tx, held, change, world.now(), timeZone))
    }
    await world.db.transaction().execute((tx) =>
      sql`update promotions.places set next_xid = ${last.xid}, after_id = ${last.id}
           where name = 'requirements' and (next_xid, after_id) = (${place.nextXid}::bigint, ${place.afterId}::bigint)`.execute(
        tx,
      ),
    )
    if (changes.length < most) return
  }
}

interface Place {
  readonly nextXid: bigint
  readonly afterId: bigint
}

const readOn = (world: World) =>
  world.db.transaction().execute(async (tx) => {
    await sql`select set_config('app.reader', 'published', true)`.execute(tx)
    const { rows } = await sql<Place>`
      select next_xid as "nextXid", after_id as "afterId" from promotions.places where name = 'requirements'`.execute(
      tx,
    )
    const [place = null] = rows
    const changes = place ? await bonusRequirementsChanged(tx, { ...place, most }) : []
    const ids = changes.map(({ publicId }) => publicId)
    return { place, changes, bonuses: ids.length > 0 ? await bonusesOfRequirements(tx, ids) : [] }
  })

/** With its part and itself held, in its brand. What moved is told after the commit. */
async function within(
  world: World,
  { merchantId, membershipId, id }: Pick<Bonus, 'merchantId' | 'membershipId' | 'id'>,
  work: (tx: Tx, bonus: Bonus, timeZone: string) => Promise<Posted | null>,
): Promise<void> {
  const brand = await world.directory.brandOfId(merchantId)
  if (!brand) throw new Error(`no brand ${merchantId}`)
  const posted = await inMerchant(world.db, merchantId, async (tx) => {
    const membership = await membershipById(tx, merchantId, membershipId)
    const bonus = await lockBonus(tx, merchantId, id)
    if (!bonus) return null
    const moved = await work(tx, bonus, brand.timeZone)
    await movePart(tx, merchantId, membership, world.now())
    return moved
  })
  if (posted) world.tellBalance(posted)
  world.bonusesChanged()
}

async function follow(
  tx: Tx,
  bonus: Bonus,
  { state }: Pick<Changed, 'state'>,
  at: Date,
  timeZone: string,
): Promise<Posted | null> {
  const isRunning = bonus.state === 'wagering'
  if (state === 'completed' && isRunning)
    return bonus.mode === 'STICKY'
      ? endSticky(tx, bonus, { at, timeZone })
      : endBonus(tx, bonus, { end: 'completed', at, timeZone, takes: false })
  if (state === 'cancelled' && isRunning)
    return endBonus(tx, bonus, { end: 'playedOut', at, timeZone, takes: false })
  // A bet was taken back that had counted: what is not done runs on.
  if (state === 'open' && bonus.state === 'completed' && bonus.taken === 0n) {
    await lockAccounts(tx, [bonus.purseId])
    await writeBonus(tx, { ...bonus, state: 'wagering', endedAt: null })
    const { merchantId, memberId, purseId } = bonus
    await markPurse(tx, { merchantId, memberId, purseId, timeZone })
  }
  return null
}

/** Of one brand, by the clock. May be repeated and raced. */
export async function endDueBonuses(world: World, merchantId: number): Promise<void> {
  const now = world.now()
  const due = await inMerchant(world.db, merchantId, async (tx) => ({
    ending: await endingBonuses(tx, merchantId, atOnce),
    expired: await expiredBonuses(tx, merchantId, now, atOnce),
  }))
  for (const each of due.ending)
    await within(world, each, async (tx, bonus, timeZone) =>
      bonus.state === 'ending' ? endSticky(tx, bonus, { at: now, timeZone }) : null,
    )
  for (const each of due.expired)
    await within(world, each, async (tx, bonus, timeZone) =>
      bonus.endedAt === null && bonus.expiresAt <= now
        ? endBonus(tx, bonus, { end: 'expired', at: now, timeZone, takes: true })
        : null,
    )
}
