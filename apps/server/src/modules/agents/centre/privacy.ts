import { agents } from '@jackfruit/contracts'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { type Mount, serve } from '../../../platform/http/http.ts'
import { hiddenAmong, hidePlay } from '../figures/hidden.ts'
import type { CentreWorld } from './world.ts'

/** What a member says of its own play; it holds for every agent above, from the next look on. */
export function mountPrivacy(mount: Mount, { db, now }: Pick<CentreWorld, 'db' | 'now'>): void {
  serve(mount, agents.playPrivacy, ({ principal: { merchantId, memberId } }) =>
    inMerchant(db, merchantId, async (tx) => ({
      isHidden: (await hiddenAmong(tx, [memberId])).has(memberId),
    })),
  )

  serve(mount, agents.setPlayPrivacy, async ({ principal: { merchantId, memberId }, body: { isHidden } }) => {
    await inMerchant(db, merchantId, (tx) => hidePlay(tx, { merchantId, memberId, isHidden, at: now() }))
    return { isHidden }
  })
}
