import { missions, type promotions } from '@jackfruit/contracts'
import type { Tx } from '../../../platform/database/db.ts'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { type Brand, type Mount, serve } from '../../../platform/http/http.ts'
import { press } from '../act.ts'
import type { Counted } from '../counting/counted.ts'
import { countedOffer } from '../counting/follow.ts'
import { standingsOf } from '../offers.ts'
import { shownPromotions } from '../rows.ts'
import { languageIn, momentOf, type World } from '../world.ts'
import { boardView, findBoard } from './boards.ts'
import { cashbackView } from './cashbacks.ts'
import { friendsView } from './friends.ts'
import { countedOf, lineView, missionView } from './missions.ts'

/** What counts for members: missions, boards, cashback, friends. */
export function mountMissions(mount: Mount, world: World): void {
  const { db } = world
  const languageFor = languageIn(world)
  const zoneOf = async ({ id }: Pick<Brand, 'id'>) => (await world.directory.brandOfId(id))?.timeZone ?? 'UTC'
  const offersOf = async (tx: Tx, brandId: number, kind: string, timeZone: string): Promise<Counted[]> => {
    const found = (await shownPromotions(tx, brandId)).filter((each) => each.kind === kind)
    const offers: Counted[] = []
    for (const promotion of found) offers.push(await countedOffer(tx, promotion, timeZone))
    return offers
  }

  serve(mount, missions.summary, async ({ brand, principal, query }) => {
    const [language, timeZone] = [await languageFor(brand, query.language), await zoneOf(brand)]
    const moment = await momentOf(world, brand.id)
    const member = await world.memberOf(brand.id, principal.memberId)
    return inMerchant(db, brand.id, async (tx) => {
      const found = (await shownPromotions(tx, brand.id)).filter(({ kind }) => kind === 'mission')
      const asked = { merchantId: brand.id, person: principal, member, moment }
      const standings = await standingsOf(world, tx, asked, found)
      const views = standings
        .map((standing) => missionView(standing, language, timeZone))
        .toSorted((a, b) => order(a) - order(b))
      const cashbacks = []
      for (const offer of [
        ...(await offersOf(tx, brand.id, 'cashback', timeZone)),
        ...(await offersOf(tx, brand.id, 'rakeback', timeZone)),
      ])
        cashbacks.push(await cashbackView(tx, world, offer, { person: principal, language, now: moment.now }))
      return {
        missions: views,
        counts: {
          ready: views.filter(({ status }) => status === 'claim').length,
          running: views.filter(({ status }) => status === 'process' || status === 'joined').length,
        },
        cashbacks: cashbacks.filter(({ now, past }) => now !== null || past.length > 0),
      }
    })
  })

  serve(mount, missions.counted, async ({ brand, principal, query }) => {
    const language = await languageFor(brand, query.language)
    const found = await inMerchant(db, brand.id, (tx) => countedOf(tx, principal, query.id))
    if (!found) return { lists: [] }
    const names = new Map<number, string | null>()
    for (const { gameId } of found.lines) names.set(gameId, await world.gameName(gameId, language))
    return { lists: found.lines.map((line) => lineView(found.step, line, names.get(line.gameId) ?? null)) }
  })

  serve(mount, missions.claimMission, ({ principal, body }) => press(world, principal, body, 'claim'), {
    money: 'begins',
  })

  serve(mount, missions.leaderboard, async ({ brand, principal, query }) => {
    const [language, timeZone] = [await languageFor(brand, query.language), await zoneOf(brand)]
    const now = world.now()
    const found = await inMerchant(db, brand.id, async (tx) => {
      const boards = []
      for (const offer of await offersOf(tx, brand.id, 'leaderboard', timeZone)) {
        const board = await findBoard(tx, offer, principal.memberId, now)
        if (board && (!query.period || board.board.terms.unit === query.period)) boards.push(board)
      }
      return boards
    })
    const ids = new Set(found.flatMap(({ top }) => top.slice(0, 10).map(({ memberId }) => memberId)))
    const members = await Promise.all(
      [...ids].map(async (id) => [id, (await world.memberOf(brand.id, id))?.username ?? ''] as const),
    )
    const names = new Map(members)
    const nameOf = (id: bigint) => names.get(id) ?? ''
    return {
      lists: found.map((each) => boardView(each, { memberId: principal.memberId, language, now, nameOf })),
    }
  })

  serve(mount, missions.referral, async ({ brand, principal, query }) => {
    const [language, timeZone] = [await languageFor(brand, query.language), await zoneOf(brand)]
    const before = query.cursor === undefined ? null : BigInt(query.cursor)
    const asked = { person: principal, language, now: world.now(), before }
    return inMerchant(db, brand.id, async (tx) =>
      friendsView(tx, await offersOf(tx, brand.id, 'referral', timeZone), asked),
    )
  })
}

/** What is ready first, then what runs, then what may be begun. */
const places: Partial<Record<promotions.OfferStatus, number>> = {
  claim: 0,
  process: 1,
  joined: 2,
  join: 3,
  issued: 4,
}
const order = ({ status }: { readonly status: promotions.OfferStatus }): number => places[status] ?? 9
