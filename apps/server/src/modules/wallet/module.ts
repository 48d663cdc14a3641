import { formatMinor } from '@jackfruit/kernel'
import type { Module, Platform } from '../../platform/module.ts'
import { loop } from '../../platform/work/loop.ts'
import type { Ledger } from '../ledger/index.ts'
import type { Merchants } from '../merchants/index.ts'
import { readBets } from './bets.ts'
import { walletSettings } from './brand-settings.ts'
import { openPurses, type Purses } from './purses.ts'
import { mountWallet } from './routes.ts'
import { dropSettlements } from './settlements.ts'

interface Uses {
  readonly ledger: Ledger
  readonly merchants: Merchants
}

export function open({ db, workDb, now, warn }: Platform, { ledger, merchants }: Uses): Module<Purses> {
  const purses = openPurses(db, merchants.directory)
  return {
    face: purses,
    settings: walletSettings,
    serve: (mount) => mountWallet(mount, { db, purses }),
    async attach(principal, send) {
      const { accountId, currency } = await purses.of(principal)
      return ledger.postings.listen(accountId, ({ balance, version }) =>
        send({ type: 'balance', sumBalance: formatMinor(balance), currency, version }),
      )
    },
    work: () => [
      loop({
        ...{ name: 'bets', everyMs: 1_000, onError: warn('bets') },
        work: (stopping) => readBets(workDb, { whenBusy: 'leave', gently: true, stopping }),
      }),
    ],
    jobs: [{ name: 'settlements-clean', cron: '43 3 * * *', work: () => dropSettlements(workDb, now()) }],
  }
}
