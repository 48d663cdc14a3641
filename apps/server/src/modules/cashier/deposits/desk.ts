/** What deposits are made of: the same for the calls of members, of gateways and for the clock. */

import type { Secrets } from '../../../platform/secrets.ts'
import { payeeNameOf } from '../../identity/index.ts'
import { requirements } from '../../turnover/index.ts'
import type { DepositDesk } from './parts.ts'

type Given = Omit<DepositDesk, 'key' | 'payeeNameOf' | 'onCredited'> & { readonly secrets: Secrets }

/** Money that is paid in is staked once before it leaves: no purse is a way to pass money through. */
const turnover = 1

export const depositDesk = ({ secrets, ...given }: Given): DepositDesk => ({
  ...given,
  key: secrets.fields,
  payeeNameOf: (tx, owner) => payeeNameOf(tx, { secrets }, owner),
  async onCredited(tx, { merchantId, accountId, postingKey, amount, isAskedFor }) {
    if (isAskedFor) return
    const source = { kind: 'deposit', id: postingKey }
    await requirements.open(tx, { merchantId, accountId, source, base: amount, multiplier: turnover })
  },
})
