/** What a step brings: told when it is done, and put into the reward centre where its turn ends before it is taken. */
import { invariant } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../../../platform/database/db.ts'
import { type Told, tell, tellMany } from '../../../messages/index.ts'
import { writeReward } from '../../budget.ts'
import type { Counted } from '../../counting/counted.ts'
import { toldOf } from '../../tells.ts'
import type { Part } from './parts.ts'
import { rewardOf, type Step, stepSource, type Terms } from './terms.ts'

export const stepOf = (offer: Counted, part: Part): Step => {
  const step = (offer.termsOf(part.version) as unknown as Terms).chain[part.progress.step]
  invariant(step, `part ${part.id} stands at step ${part.progress.step} of its chain`)
  return step
}

/** What a step brings waits to be taken: said once for each step, whatever is undone and done again. */
export async function tellReady(
  tx: Tx,
  offers: ReadonlyMap<bigint, Counted>,
  ready: readonly Part[],
): Promise<void> {
  for (const [merchantId, parts] of Map.groupBy(ready, (part) => part.merchantId)) {
    await sql`select set_config('app.merchant', ${String(merchantId)}, true)`.execute(tx)
    await tellMany(
      tx,
      parts.flatMap((part): Told[] => {
        const offer = offers.get(part.promotionId)
        if (!offer) return []
        const { memberId, progress } = part
        const key = `${part.id}:${stepSource(progress.step)}:ready`
        const amount = rewardOf(stepOf(offer, part))
        const about = { memberId, kind: 'mission_ready', key, amount, page: 'missionLeaderboard' } as const
        return [toldOf(offer.promotion, offer.termsOf(part.version), about)]
      }),
    )
  }
}

/** Of a turn that another follows: it was set aside with the turn. */
export async function giveReady(tx: Tx, offer: Counted, part: Part, now: Date): Promise<void> {
  const terms = offer.termsOf(part.version)
  const amount = rewardOf(stepOf(offer, part))
  const [source, until] = [
    stepSource(part.progress.step),
    new Date(now.getTime() + terms.takeDays * 86_400_000),
  ]
  await writeReward(tx, offer.promotion, part, {
    source,
    amount,
    at: now,
    state: 'ready',
    expiresAt: until,
  })
  const key = `${part.id}:${source}`
  const about = { memberId: part.memberId, kind: 'reward_ready', key, amount, until } as const
  await sql`select set_config('app.merchant', ${String(offer.promotion.merchantId)}, true)`.execute(tx)
  await tell(tx, toldOf(offer.promotion, terms, about))
}
