/** What the core does for a kind while something happens to a member's part: moved on, paid, and written down. */
import { invariant, Refusal } from '@jackfruit/kernel'
import type { Tx } from '../../platform/database/db.ts'
import type { Posted } from '../ledger/index.ts'
import { tell } from '../messages/index.ts'
import { fromWhole, release, releaseWhole, writeReward } from './budget.ts'
import type { Moment, Person, Scene } from './kinds/kind.ts'
import { type Event, isOver, next } from './machine.ts'
import { pay } from './pay.ts'
import { type Membership, type Promotion, writeMembership } from './rows.ts'
import { toldOf } from './tells.ts'
import type { CommonTerms } from './terms.ts'
import type { World } from './world.ts'

interface Setting extends Moment {
  readonly tx: Tx
  readonly world: World
  readonly person: Person
  readonly purseId: bigint
  readonly promotion: Promotion
  readonly terms: CommonTerms
  readonly membership: Membership
}

export interface OpenScene extends Scene<object, object> {
  /** What was paid to the purse in it. */
  readonly paid: () => bigint
  /** Where the purse stands after it, for open pages; null where nothing was paid. */
  readonly posted: () => Posted | null
  /** What the part does not need any more goes back to the pool, and everything is written. */
  readonly end: () => Promise<void>
}

const dayMs = 86_400_000

export function openScene({ world, purseId, ...setting }: Setting): OpenScene {
  const { tx, promotion, terms, now } = setting
  let membership = setting.membership
  let paid = 0n
  let posted: Posted | null = null
  const scene: OpenScene = {
    ...setting,
    keys: world.keys,
    get membership() {
      return membership
    },
    paid: () => paid,
    posted: () => posted,
    async turn(event: Event, progress = membership.progress) {
      const state = next(membership.state, event)
      if (state === null) throw new Refusal('promotion_not_now', { state: membership.state })
      membership = { ...membership, state, progress }
    },
    async give({ amount, source, to, tells }) {
      invariant(
        amount > 0n && amount <= membership.setAside,
        `${promotion.code} gives ${amount} where ${membership.setAside} was set aside`,
      )
      const expiresAt = to === 'centre' ? new Date(now.getTime() + terms.takeDays * dayMs) : null
      const isNew = await writeReward(tx, promotion, membership, {
        ...{ source, amount, at: now, expiresAt, state: to === 'centre' ? 'ready' : 'claimed' },
      })
      if (!isNew) return
      membership = { ...membership, setAside: membership.setAside - amount }
      if (tells) {
        const key = `${membership.id}:${source}`
        const about = { memberId: membership.memberId, kind: tells, key, amount }
        await tell(tx, toldOf(promotion, terms, { ...about, ...(expiresAt && { until: expiresAt }) }))
      }
      if (to === 'centre') return
      const moved = await pay(tx, world, promotion, {
        part: membership,
        terms,
        purseId,
        amount,
        source,
        at: now,
      })
      if (!moved) return
      posted = moved
      paid += amount
    },
    async take(amount) {
      await fromWhole(tx, promotion, amount)
      membership = { ...membership, setAside: membership.setAside + amount }
    },
    freeWhole: () => releaseWhole(tx, promotion),
    async spare() {
      await release(tx, promotion, membership.setAside)
      membership = { ...membership, setAside: 0n }
    },
    async end() {
      if (isOver(membership.state)) await scene.spare()
      await writeMembership(tx, membership, now)
    },
  }
  return scene
}
