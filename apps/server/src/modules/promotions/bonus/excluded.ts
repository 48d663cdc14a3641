/** Games that cannot be opened while a bonus is played. */
import { Refusal } from '@jackfruit/kernel'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { kindOf } from '../../turnover/index.ts'
import { acceptedTermsOf } from '../accepted.ts'
import type { BonusTerms } from '../terms.ts'
import type { World } from '../world.ts'
import { runningBonuses } from './rows.ts'

export interface OpenedGame {
  readonly vendor: string
  readonly code: string
  readonly gameType: string
  readonly gameClassify: string | null
}

export const excludes = ({ without }: Pick<BonusTerms, 'without'>, game: OpenedGame): boolean =>
  without !== undefined &&
  (without.kinds.includes(kindOf(game)) ||
    without.games.some((each) => each.game === `${game.vendor}:${game.code}`))

/** Throws 'bonus_excludes_game' while a bonus of this member is played that leaves the game out. */
export const demandMayOpen = (
  world: Pick<World, 'db'>,
  owner: { readonly merchantId: number; readonly memberId: bigint },
  game: OpenedGame,
): Promise<void> =>
  inMerchant(world.db, owner.merchantId, async (tx) => {
    for (const bonus of await runningBonuses(tx, owner)) {
      if (bonus.state !== 'wagering') continue
      const { terms } = await acceptedTermsOf(tx, bonus)
      if (terms.bonus && excludes(terms.bonus, game)) throw new Refusal('bonus_excludes_game')
    }
  })
