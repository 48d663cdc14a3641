/** Sums as an agent reads them. Pure. */
import type { agents } from '@jackfruit/contracts'
import { formatMinor } from '@jackfruit/kernel'
import { nothing, type Sums } from '../figures/sums.ts'

export const figuresOf = (sums: Readonly<Sums>): agents.Figures => ({
  rounds: Number(sums.rounds),
  stake: formatMinor(sums.stake),
  valid: formatMinor(sums.valid),
  payout: formatMinor(sums.win),
  net: formatMinor(sums.stake - sums.win),
  deposits: formatMinor(sums.deposits),
  withdrawals: formatMinor(sums.withdrawals),
  bonuses: formatMinor(sums.bonuses),
  rebates: formatMinor(sums.rebates),
  salaries: formatMinor(sums.salaries),
  dividends: formatMinor(sums.dividends),
})

/** Of who hides its play: nothing of it is told. */
export const figuresHidden = (): agents.Figures => figuresOf(nothing())
