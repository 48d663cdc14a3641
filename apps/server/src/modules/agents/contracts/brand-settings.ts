/** What a brand says of contracts with agents. Amounts are in its currency, rates in per cent. */
import { brandSettings } from '@jackfruit/contracts/brand-file'
import { parseMinor } from '@jackfruit/kernel'
import * as z from 'zod/mini'
import { type Settled, settingOf } from '../../../platform/settings.ts'
import type { PayPolicy } from './policy.ts'

const { agentPay } = brandSettings.shape

export const agentPaySettings = z.object({ agentPay: z._default(agentPay, {}) })

const percentScale = 4

function exactly(text: string, scale?: number): bigint {
  const amount = parseMinor(text, scale)
  if (amount === null) throw new Error(`agentPay: ${text} is no amount`)
  return amount
}

/** Throws where the brand says something that cannot be. */
export function policyOf(brand: Settled): PayPolicy {
  const said = settingOf(agentPaySettings, brand, 'agentPay')
  const ppm = (text: string) => exactly(text, percentScale)
  const bets = said.minActiveBet ?? {}
  return {
    cap: { dividend: ppm(said.dividendCap ?? '50'), salary: ppm(said.salaryCap ?? '2') },
    minActiveBet: {
      ...{ daily: exactly(bets.daily ?? '1.00'), weekly: exactly(bets.weekly ?? '1.00') },
      ...{ semimonthly: exactly(bets.semimonthly ?? '1.00'), monthly: exactly(bets.monthly ?? '1.00') },
    },
    ...{ selfCounts: said.selfCounts ?? true, retroTier: said.retroTier ?? false },
    dividend: {
      mode: said.dividendMode ?? 'PER_BRANCH',
      keepsCarry: said.keepsCarry ?? true,
      ...{ unit: exactly(said.dividendUnit ?? '1.00'), lessSalaries: said.lessSalaries ?? true },
      ...{ paymentFee: ppm(said.paymentFee ?? '0'), providerFee: ppm(said.providerFee ?? '0') },
    },
    frozenMargin: said.frozenMargin ?? 'platform',
    ...{ dueHours: said.dueHours ?? 24, takenHours: said.takenHours ?? 72 },
  }
}
