/** Levels that members reached, in the order in which it was committed: each is due once, under the terms of its moment. */
import { sql } from 'kysely'
import type { Tx } from '../../../../platform/database/db.ts'
import { inMerchant } from '../../../../platform/database/merchant-scope.ts'
import { type LevelChange, levelChanges } from '../../../vip/index.ts'
import { type Counted, isOpenAt } from '../../counting/counted.ts'
import { countedOffer } from '../../counting/follow.ts'
import { type Promotion, promotionById } from '../../rows.ts'
import type { World } from '../../world.ts'
import { type Gift, writeGifts } from '../gifts/give.ts'
import { amountAt, type ByLevel } from '../gifts/terms.ts'

const most = 500

interface Place {
  readonly nextXid: bigint
  readonly afterId: bigint
}

/** Reads on until there is no more. Of two who read at once both may write: it is written once. */
export async function followLevels(world: World): Promise<void> {
  for (;;) {
    const { place, changes } = await readOn(world)
    const last = changes.at(-1)
    if (!place || !last) return
    const ups = changes.filter(({ from, to }) => to > from)
    for (const merchantId of new Set(ups.map((each) => each.merchantId)))
      await makeDue(
        world,
        merchantId,
        ups.filter((each) => each.merchantId === merchantId),
      )
    await world.db.transaction().execute((tx) =>
      sql`update promotions.places set next_xid = ${last.xid}, after_id = ${last.id}
           where name = 'levels' and (next_xid, after_id) = (${place.nextXid}::bigint, ${place.afterId}::bigint)`.execute(
        tx,
      ),
    )
    if (changes.length < most) return
  }
}

const readOn = (world: World) =>
  world.db.transaction().execute(async (tx) => {
    await sql`select set_config('app.reader', 'published', true)`.execute(tx)
    const { rows } = await sql<Place>`
      select next_xid as "nextXid", after_id as "afterId" from promotions.places where name = 'levels'`.execute(
      tx,
    )
    const [place = null] = rows
    return { place, changes: place ? await levelChanges(tx, { ...place, most }) : [] }
  })

async function makeDue(world: World, merchantId: number, ups: readonly LevelChange[]): Promise<void> {
  const timeZone = (await world.directory.brandOfId(merchantId))?.timeZone ?? 'UTC'
  await inMerchant(world.db, merchantId, async (tx) => {
    for (const offer of await running(tx, merchantId, timeZone)) {
      const gifts = ups.flatMap((up) => giftsFor(offer, up))
      const once = [...new Map(gifts.map((gift) => [`${gift.memberId}|${gift.slot}`, gift])).values()]
      await writeGifts(
        tx,
        { promotion: offer.promotion, what: 'levelUp', state: 'due', at: world.now() },
        once,
      )
    }
  })
}

async function running(tx: Tx, merchantId: number, timeZone: string): Promise<Counted[]> {
  const { rows } = await sql<Pick<Promotion, 'id'>>`
    select id from promotions.promotions
     where kind = 'levelUp' and merchant_id = ${merchantId} and settled_at is null order by id`.execute(tx)
  const offers: Counted[] = []
  for (const { id } of rows)
    offers.push(await countedOffer(tx, await promotionById(tx, merchantId, id), timeZone))
  return offers
}

/** Who passes several levels at once is given for each of them. */
function giftsFor(offer: Counted, { memberId, from, to, at }: LevelChange): Gift[] {
  if (!isOpenAt(offer.promotion, at)) return []
  const version = offer.versionAt(at)
  const { amounts } = offer.termsOf(version) as unknown as { readonly amounts: ByLevel }
  return amounts
    .filter(({ rank }) => rank > from && rank <= to)
    .map(({ rank }) => ({ memberId, slot: rank, rank, version, amount: amountAt(amounts, rank) }))
}
