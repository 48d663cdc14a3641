import type { agents } from '@jackfruit/contracts'
import { formatMoney } from '@jackfruit/i18n'
import { currencyOf, type Minor } from '@jackfruit/kernel'
import { Badge, join } from '@jackfruit/ui'
import { CheckCircleIcon, WarningCircleIcon } from '../../../../shared/look/icons.ts'
import { Amount } from '../../../../shared/money/Amount.tsx'
import { useText } from '../../../../shared/text/text.ts'
import { payTones } from '../shared/stateLooks.ts'
import { judge, reckon } from './reckon.ts'
import { StatementLines } from './StatementLines.tsx'
import { TierTable } from './TierTable.tsx'
import { usePeriodText } from './usePeriodText.ts'
import { WhatIf } from './WhatIf.tsx'

interface StatementProps {
  payment: agents.Payment
  currency: string
}

/** A payment with all that it was made of: reckoned again here, and what it would have been otherwise. */
export function Statement({ payment, currency }: StatementProps) {
  const text = useText()
  const periodText = usePeriodText()
  const { scale } = currencyOf(currency)
  const found = reckon(payment, scale)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 px-6 pt-1 pb-8" data-testid="statement">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="font-[680] [overflow-wrap:anywhere]">{payment.account}</p>
          <p className="num text-[13px] text-text-2">{periodText(payment)}</p>
        </div>
        <div className="text-end">
          <Amount amount={payment.amount} currency={currency} hasSymbol className="!block text-[22px]" />
          <Badge tone={payTones[payment.state]}>{text(`agents.ps_${payment.state}`)}</Badge>
        </div>
      </div>
      <Checked payment={payment} currency={currency} found={found.pay} />
      <StatementLines payment={payment} currency={currency} found={found} />
      <section aria-labelledby="statement-terms" className="card overflow-hidden">
        <h3 id="statement-terms" className="px-4 pt-3.5 text-[15px]">
          {text('agents.terms_then')}
        </h3>
        <TierTable tiers={payment.own.tiers} reached={found.own.tier} />
      </section>
      <WhatIf payment={payment} currency={currency} />
    </div>
  )
}

function Checked({ payment, currency, found }: StatementProps & { found: Minor }) {
  const text = useText()
  const { isRight, difference } = judge(payment, currencyOf(currency).scale)
  return (
    <p
      role="status"
      data-testid="recomputed"
      data-right={isRight}
      className={join(
        'flex items-start gap-3 rounded-[14px] px-4 py-3 text-[14px] font-[620]',
        isRight ? 'bg-positive-bg' : 'bg-negative-bg',
      )}
    >
      {isRight ? (
        <CheckCircleIcon size={22} weight="fill" className="flex-none text-positive" />
      ) : (
        <WarningCircleIcon size={22} weight="fill" className="flex-none text-negative" />
      )}
      <span>
        {isRight
          ? text('agents.check_right')
          : text('agents.check_wrong', {
              amount: formatMoney(found, currency),
              difference: formatMoney(difference, currency, { signed: true }),
            })}
      </span>
    </p>
  )
}
