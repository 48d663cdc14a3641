import { promotions } from '@jackfruit/contracts'
import { formatMinor } from '@jackfruit/kernel'
import type { Tx } from '../../../platform/database/db.ts'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { type Mount, serve } from '../../../platform/http/http.ts'
import { kindOf, readTerms } from '../kinds/all.ts'
import { promotionsById, termsOf, versionKey } from '../rows.ts'
import { acceptedRules, rewardView } from '../views.ts'
import { languageIn, type World } from '../world.ts'
import {
  claimedRewards,
  endedRewards,
  type Reward,
  readyRewards,
  receivedSum,
  takeReward,
} from './rewards.ts'

const pageSize = 20

/** The reward centre, and what was received. */
export function mountRewards(mount: Mount, world: World): void {
  const { db } = world
  const languageFor = languageIn(world)

  /** Each reward with the offer and the terms that it was given under. */
  const named = async (tx: Tx, merchantId: number, rewards: readonly Reward[]) => {
    const found = await promotionsById(tx, merchantId, [
      ...new Set(rewards.map(({ promotionId }) => promotionId)),
    ])
    const terms = await termsOf(tx, merchantId, rewards)
    return rewards.map((reward) => {
      const promotion = found.get(reward.promotionId)
      if (!promotion) throw new Error(`reward ${reward.publicId} is of no offer`)
      const kind = kindOf(promotion.kind)
      return {
        reward,
        promotion,
        kind,
        terms: readTerms(kind, terms.get(versionKey(promotion.id, reward.version))),
      }
    })
  }

  serve(mount, promotions.rewards, async ({ brand, principal, query }) => {
    const language = await languageFor(brand, query.language)
    const before = query.cursor === undefined ? null : BigInt(query.cursor)
    return inMerchant(db, brand.id, async (tx) => {
      const ready = before === null ? await readyRewards(tx, principal) : []
      const ended = await endedRewards(tx, principal, { before, limit: pageSize + 1 })
      const page = ended.slice(0, pageSize)
      const rows = await named(tx, brand.id, [...ready, ...page])
      return {
        lists: rows.map(({ reward, ...of }) => rewardView(reward, of, language)),
        nextCursor: ended.length > pageSize ? (page.at(-1)?.id.toString() ?? null) : null,
      }
    })
  })

  serve(
    mount,
    promotions.claimReward,
    async ({ principal, body }) => ({ paid: formatMinor(await takeReward(world, principal, body.id)) }),
    { money: 'begins' },
  )

  serve(mount, promotions.bonuses, async ({ brand, principal, query }) => {
    const language = await languageFor(brand, query.language)
    const before = query.cursor === undefined ? null : BigInt(query.cursor)
    return inMerchant(db, brand.id, async (tx) => {
      const found = await claimedRewards(tx, principal, { before, limit: pageSize + 1 })
      const page = found.slice(0, pageSize)
      const rows = await named(tx, brand.id, page)
      return {
        total: formatMinor(await receivedSum(tx, principal)),
        lists: rows.map(({ reward, promotion, kind, terms }) => ({
          ...{
            id: reward.publicId,
            offerId: promotion.code,
            title: rewardView(reward, { promotion, kind, terms }, language).title,
          },
          ...{ amount: formatMinor(reward.amount), at: (reward.endedAt ?? reward.grantedAt).toISOString() },
          ...{ version: reward.version, rules: acceptedRules(kind, terms) },
        })),
        nextCursor: found.length > pageSize ? (page.at(-1)?.id.toString() ?? null) : null,
      }
    })
  })
}
