/** Tells everybody concerned what became of a contract, with it or not at all. */
import type { MessageKind } from '@jackfruit/contracts/messages'
import type { Tx } from '../../../platform/database/db.ts'
import { tellMany } from '../../messages/index.ts'
import type { Effects, Told } from './decide.ts'
import { payPage } from './pages.ts'
import type { PayKind } from './terms.ts'
import type { World } from './world.ts'

const kinds = {
  offered: 'contract_offered',
  asked: 'contract_asked',
  agreed: 'contract_agreed',
  declined: 'contract_declined',
  endAsked: 'contract_end_asked',
  ended: 'contract_ended',
  broken: 'contract_broken',
} as const satisfies Readonly<Record<Told, MessageKind>>

interface Saying {
  readonly world: Pick<World, 'memberOf' | 'brandOf'>
  readonly place: {
    readonly merchantId: number
    readonly kind: PayKind
    readonly uplineId: bigint | null
    readonly downlineId: bigint
  }
  readonly contractId: bigint
  readonly effects: Pick<Effects, 'told'>
  readonly now: Date
}

export async function say(tx: Tx, { world, place, contractId, effects, now }: Saying): Promise<void> {
  const { merchantId, kind, uplineId, downlineId } = place
  const nameOf = async (id: bigint | null) =>
    id === null
      ? (await world.brandOf(merchantId)).name
      : ((await world.memberOf(merchantId, id))?.username ?? '')
  const [upline, downline] = [await nameOf(uplineId), await nameOf(downlineId)]
  await tellMany(
    tx,
    effects.told.map(({ to, what }) => ({
      ...{ merchantId, memberId: to, kind: kinds[what], link: payPage(kind) },
      key: `contract:${contractId}:${what}:${now.getTime()}:${to}`,
      facts: { account: to === uplineId ? downline : upline },
    })),
  )
}
