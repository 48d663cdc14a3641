import { credits } from '@jackfruit/contracts'
import { formatMinor } from '@jackfruit/kernel'
import type { Db } from '../../../platform/database/db.ts'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { type Mount, serve } from '../../../platform/http/http.ts'
import { type Games, nameOf } from '../../catalog/index.ts'
import type { Directory } from '../../merchants/index.ts'
import type { Purses } from '../../wallet/index.ts'
import { openOf, openSum } from './rows.ts'

interface CreditRoutes {
  readonly db: Db
  readonly directory: Pick<Directory, 'brandOfId'>
  readonly purses: Purses
  readonly games: Pick<Games, 'named'>
}

export function mountCredits(mount: Mount, { db, directory, purses, games }: CreditRoutes): void {
  serve(mount, credits.checking, async ({ principal, query }) => {
    const { accountId, currency } = await purses.of(principal)
    const language =
      query.language ?? (await directory.brandOfId(principal.merchantId))?.defaultLanguage ?? 'EN'
    const { held, sum } = await inMerchant(db, principal.merchantId, async (tx) => ({
      held: await openOf(tx, accountId),
      sum: await openSum(tx, accountId),
    }))
    const lists = held.map(async ({ id, amount, undone, gameId, heldAt }) => {
      const game = await games.named(gameId)
      return {
        ...{ id: id.toString(), amount: formatMinor(amount - undone), heldAt: heldAt.toISOString() },
        gameName: game ? nameOf(game, language) : '',
      }
    })
    return { currency, sum: formatMinor(sum), lists: await Promise.all(lists) }
  })
}
