/** A member gives a bonus up, knowing exactly what is lost by it. */
import { formatMinor, type Minor, Refusal } from '@jackfruit/kernel'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { lockAccounts } from '../../ledger/index.ts'
import { feedTurnover } from '../../turnover/index.ts'
import { membershipById } from '../rows.ts'
import type { World } from '../world.ts'
import { accountsOfHeld, endHeld, holdBonuses, wasDone } from './end.ts'
import { movePart } from './part.ts'
import { lossesOf } from './payouts.ts'
import { bonusByPublicId, lockBonus } from './rows.ts'

/** `agreed` is what was shown. Throws 'bonus_not_found', 'bonus_over', 'bonus_changed'. */
export async function giveUpBonus(
  world: World,
  { merchantId, memberId }: { readonly merchantId: number; readonly memberId: bigint },
  { id: publicId, agreed }: { readonly id: string; readonly agreed: Minor },
): Promise<Minor> {
  const brand = await world.directory.brandOfId(merchantId)
  // What was staked a moment ago counts: nobody gives up what is done.
  await feedTurnover({ db: world.db, gameOf: world.games.named })
  const done = await inMerchant(world.db, merchantId, async (tx) => {
    const found = await bonusByPublicId(tx, merchantId, publicId)
    if (!found || found.memberId !== memberId) throw new Refusal('bonus_not_found')
    const part = await membershipById(tx, merchantId, found.membershipId)
    const bonus = await lockBonus(tx, merchantId, found.id)
    if (bonus?.state === 'forfeited') return { lost: bonus.taken, posted: null }
    if (!bonus || bonus.endedAt !== null) throw new Refusal('bonus_over')
    const held = await holdBonuses(tx, [bonus])
    if (bonus.mode !== 'STICKY' && (await wasDone(tx, bonus))) throw new Refusal('bonus_over')
    await lockAccounts(tx, accountsOfHeld(held))
    const [lost = 0n] = await lossesOf(tx, [bonus])
    if (lost !== agreed) throw new Refusal('bonus_changed', { lost: formatMinor(lost) })
    const at = world.now()
    const posted = await endHeld(tx, held, {
      ...{ end: 'forfeited', at, timeZone: brand?.timeZone ?? 'UTC', takes: true },
    })
    await movePart(tx, merchantId, part, at)
    return { lost, posted }
  })
  if (done.posted) world.tellBalance(done.posted)
  world.bonusesChanged()
  return done.lost
}
