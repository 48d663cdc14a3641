import type { agents } from '@jackfruit/contracts'
import { formatMoney } from '@jackfruit/i18n'
import { useText } from '../../../../shared/text/text.ts'
import { useCentre } from '../centre.ts'
import { rateText } from '../shared/names.ts'

const isNothing = (amount: string) => /^0(\.0*)?$/.test(amount)

/** All that a contract says beside its steps, in sentences. */
export function TermsText({ kind, terms }: { kind: agents.PayKind; terms: agents.Terms }) {
  const text = useText()
  const { currency } = useCentre()
  const said = (amount: string) => formatMoney(amount, currency)
  const { period, step, onlyIfTeamLost, minActiveBet, retroTier, dividend, payer } = terms
  const hasFees = dividend && !(isNothing(dividend.paymentFee) && isNothing(dividend.providerFee))
  const lines = [
    (kind === 'daily' || kind === 'dividend') && `${text('agents.period')}: ${text(`agents.p_${period}`)}`,
    text(payer === 'UPLINE' ? 'agents.t_upline' : 'agents.t_platform'),
    !isNothing(minActiveBet) && text('agents.t_active', { amount: said(minActiveBet) }),
    step !== null && text('agents.t_step', { amount: said(step) }),
    onlyIfTeamLost && text('agents.t_loss'),
    retroTier && text('agents.t_retro'),
    dividend && text(dividend.mode === 'AGGREGATE' ? 'agents.t_aggregate' : 'agents.t_branch'),
    dividend && text(dividend.keepsCarry ? 'agents.t_carry' : 'agents.t_no_carry'),
    dividend?.lessSalaries && text('agents.t_salaries'),
    dividend &&
      hasFees &&
      text('agents.t_fees', {
        payment: rateText(dividend.paymentFee),
        provider: rateText(dividend.providerFee),
      }),
  ].filter((line): line is string => Boolean(line))
  return (
    <ul className="grid list-disc gap-1 ps-5 text-[14px] text-text-2">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
