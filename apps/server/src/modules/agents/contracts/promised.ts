/** Rates that a link or an opened account promised: offered as contracts as soon as there is somebody to agree. */
import { Refusal } from '@jackfruit/kernel'
import type { Tx } from '../../../platform/database/db.ts'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { act } from './act.ts'
import type { PayKind } from './terms.ts'
import type { World } from './world.ts'

interface Preset {
  readonly kind: PayKind
  readonly rate: string
}

interface Promised {
  readonly downlineId: bigint
  readonly agentId: bigint
  readonly presets: readonly Preset[]
}

export interface PromisedRates {
  /** Of the brand that the transaction is in, held until it ends. */
  readonly waiting: (tx: Tx, most: number) => Promise<readonly Promised[]>
  /** It was offered, or cannot be. */
  readonly kept: (tx: Tx, downlineId: bigint) => Promise<void>
}

const most = 100

/** What cannot be offered any more (a rate that was lowered, a contract that stands) is let go. */
export async function offerPromised(
  world: World,
  merchantId: number,
  promised: PromisedRates,
): Promise<void> {
  const waiting = await inMerchant(world.db, merchantId, (tx) => promised.waiting(tx, most))
  const brand = await world.brandOf(merchantId)
  for (const { downlineId, agentId, presets } of waiting) {
    const account = (await world.memberOf(merchantId, downlineId))?.username ?? null
    for (const { kind, rate } of presets)
      await act(world, {
        ...{ merchantId, kind, actor: { memberId: agentId }, account, contractId: null },
        action: 'offer',
        hand: { ip: '', language: brand.defaultLanguage },
        ...{ key: `promised-${kind}-${downlineId}`, confirm: null },
        conditions: {
          tiers: [{ minValid: '0.00', minActive: 0, minLoss: null, rates: [{ kind: '*', rate }] }],
          period: 'daily',
          step: null,
          onlyIfTeamLost: false,
          payer: 'PLATFORM',
        },
      }).catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error
      })
    await inMerchant(world.db, merchantId, (tx) => promised.kept(tx, downlineId))
  }
}
