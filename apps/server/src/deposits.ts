/** What deposits are given by the other modules: the same for the calls of members, of gateways and for the clock. */
import { type DepositDesk, openGateways } from './modules/cashier/index.ts'
import { payeeNameOf } from './modules/identity/index.ts'
import { requirements } from './modules/turnover/index.ts'
import type { Purses } from './modules/wallet/index.ts'
import type { Config } from './platform/config.ts'
import { deriveSecrets } from './platform/secrets.ts'

interface Given extends Pick<DepositDesk, 'db' | 'directory' | 'news' | 'tellBalance'> {
  readonly config: Pick<Config, 'payments' | 'secret'>
  readonly purses: Purses
}

/** Money that is paid in is staked once before it leaves: no purse is a way to pass money through. */
const turnover = 1

export function depositDesk({ config, db, directory, purses, news, tellBalance }: Given): DepositDesk {
  const secrets = deriveSecrets(config.secret)
  return {
    ...{ db, directory, news, tellBalance, key: secrets.fields },
    gateways: openGateways(config.payments),
    now: () => new Date(),
    purseOf: (owner) => purses.of(owner),
    payeeNameOf: (tx, owner) => payeeNameOf(tx, { secrets }, owner),
    async onCredited(tx, { merchantId, accountId, postingKey, amount }) {
      const source = { kind: 'deposit', id: postingKey }
      await requirements.open(tx, { merchantId, accountId, source, base: amount, multiplier: turnover })
    },
  }
}
