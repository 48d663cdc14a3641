import { promotions } from '@jackfruit/contracts'
import { pictureBytesMax } from '@jackfruit/contracts/security'
import { Refusal } from '@jackfruit/kernel'
import type { Tx } from '../../platform/database/db.ts'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import { type Brand, type Mount, type Principal, serve } from '../../platform/http/http.ts'
import { cleanPicture } from '../../platform/pictures.ts'
import { press } from './act.ts'
import { standingsOf } from './offers.ts'
import { readyRewards } from './rewards/rewards.ts'
import { type Promotion, promotionByCode, shownPromotions } from './rows.ts'
import { detailView, inOrder, isOpenTo, offerView } from './views.ts'
import { languageIn, momentOf, type World } from './world.ts'

/** Of a picture's longer side: enough to read a ticket by. */
const pictureSide = 1_600
const trialType = 4

export function mountPromotions(mount: Mount, world: World): void {
  const { db } = world
  const languageFor = languageIn(world)

  /** A trial is shown what a visitor is. */
  const read = async <T>(
    brand: Pick<Brand, 'id'>,
    principal: Principal | null,
    find: (tx: Tx) => Promise<readonly Promotion[]>,
    show: (standings: Awaited<ReturnType<typeof standingsOf>>) => T,
  ): Promise<T> => {
    const person = principal && principal.type !== trialType ? principal : null
    const moment = await momentOf(world, brand.id)
    const member = person && (await world.memberOf(brand.id, person.memberId))
    return inMerchant(db, brand.id, async (tx) =>
      show(await standingsOf(world, tx, { merchantId: brand.id, person, member, moment }, await find(tx))),
    )
  }
  const shown = (brand: Pick<Brand, 'id'>, principal: Principal | null, language: string) =>
    read(
      brand,
      principal,
      (tx) => shownPromotions(tx, brand.id),
      (standings) => standings.map((standing) => offerView(standing, language)),
    )

  serve(mount, promotions.list, async ({ brand, principal, query }) => {
    const offers = await shown(brand, principal, await languageFor(brand, query.language))
    return { lists: inOrder(offers.filter(({ kind }) => !query.kind || kind === query.kind)) }
  })

  serve(mount, promotions.detail, async ({ brand, principal, query }) => {
    const language = await languageFor(brand, query.language)
    const one = async (tx: Tx) => {
      const found = await promotionByCode(tx, brand.id, query.id)
      return found ? [found] : []
    }
    const [view] = await read(brand, principal, one, (standings) =>
      standings.map((standing) => detailView(standing, language)),
    )
    if (!view) throw new Refusal('promotion_not_found')
    return view
  })

  serve(mount, promotions.join, ({ principal, body }) => press(world, principal, body, 'join'), begins)
  serve(mount, promotions.sign, ({ principal, body }) => press(world, principal, body, 'sign'), begins)
  serve(
    mount,
    promotions.claim,
    ({ principal, body: { contact, ...body } }) =>
      press(world, principal, body, 'claim', contact ? { contact } : {}),
    begins,
  )
  serve(
    mount,
    promotions.apply,
    async ({ principal, body: { remark, pictures: letters, ...body } }) => {
      // Decoding is slow: done before any transaction is open.
      const pictures: Buffer[] = []
      for (const each of letters)
        pictures.push(
          await cleanPicture(each, { bytesMax: pictureBytesMax, fit: 'inside', size: pictureSide }),
        )
      return press(world, principal, body, 'apply', { application: { remark, pictures } })
    },
    { rate: 'entry', bodyMax: promotions.applicationBytesMax },
  )

  serve(mount, promotions.counts, async ({ brand, principal }) => {
    const offers = await shown(brand, principal, 'EN')
    const ready = await inMerchant(db, brand.id, (tx) => readyRewards(tx, principal))
    return {
      ...{ rewardCenter: ready.length, promotions: offers.filter(isOpenTo).length },
      missionLeaderboard: offers.filter(({ kind, status }) => kind === 'mission' && status === 'claim')
        .length,
    }
  })
}

/** What moves money stops before the disk is full. */
const begins = { money: 'begins' } as const
