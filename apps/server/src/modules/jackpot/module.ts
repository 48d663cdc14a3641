import type { Module, Platform } from '../../platform/module.ts'
import type { Games } from '../catalog/index.ts'
import type { Identity } from '../identity/index.ts'
import type { Ledger } from '../ledger/index.ts'
import type { Merchants } from '../merchants/index.ts'
import type { Purses } from '../wallet/index.ts'
import { jackpotSettings } from './brand-settings.ts'
import { openJackpotNews } from './live.ts'
import { mountJackpot } from './routes.ts'
import { startJackpot } from './start.ts'
import { demandTerms } from './terms.ts'

interface Uses {
  readonly ledger: Ledger
  readonly merchants: Merchants
  readonly identity: Identity
  readonly wallet: Purses
  readonly catalog: Games
}

export function open(platform: Platform, uses: Uses): Module<null> {
  const { db, workDb, bus, now, secrets, log, warn } = platform
  const { ledger, merchants, identity, wallet, catalog: games } = uses
  const { directory } = merchants
  const news = openJackpotNews(bus)
  return {
    face: null,
    settings: jackpotSettings,
    async demandBrand(id) {
      const brand = await directory.brandOfId(id)
      if (brand) demandTerms(brand)
    },
    serve: (mount) =>
      mountJackpot(mount, {
        ...{ db, directory, now, findMember: identity.memberOf },
        nodeOf: async (gameId) => (await games.named(gameId))?.nodeId ?? null,
      }),
    attach: async (principal, send) => news.listen(await wallet.of(principal), send),
    work: () => [
      startJackpot({
        ...{ db: workDb, directory, numberOf: games.numberOfNode },
        ...{ key: secrets.jackpot, onError: warn('jackpot') },
        onWon(won) {
          ledger.postings.tell(won.posted)
          news.tell(won)
          const { potId, merchantId, amount } = won
          log.info({ potId, merchantId, amount: amount.toString() }, 'jackpot won')
        },
      }),
    ],
  }
}
