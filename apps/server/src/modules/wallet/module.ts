import { formatMinor } from '@jackfruit/kernel'
import type { Module, Platform } from '../../platform/module.ts'
import type { Ledger } from '../ledger/index.ts'
import type { Merchants } from '../merchants/index.ts'
import { readBets } from './bets.ts'
import { walletSettings } from './brand-settings.ts'
import { openPurses, type Purses } from './purses.ts'
import { mountWallet } from './routes.ts'

interface Uses {
  readonly ledger: Ledger
  readonly merchants: Merchants
}

export function open({ db, workDb }: Platform, { ledger, merchants }: Uses): Module<Purses> {
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
    jobs: [
      {
        name: 'bet-records',
        cron: '* * * * *',
        work: (stopping) => readBets(workDb, { gently: true, stopping }),
      },
    ],
  }
}
