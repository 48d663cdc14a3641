import type { agents, ReplyOf } from '@jackfruit/contracts'
import { formatCount, formatMoney } from '@jackfruit/i18n'
import { currencyOf } from '@jackfruit/kernel'
import { Card } from '@jackfruit/ui'
import type { ReactNode } from 'react'
import { Amount } from '../../../../shared/money/Amount.tsx'
import { useText } from '../../../../shared/text/text.ts'
import { changeOf } from '../shared/compare.ts'
import { minorOf } from '../shared/minor.ts'
import { Before } from '../shared/Sums.tsx'

type Overview = ReplyOf<typeof agents.overview>

/** More of these is good for whoever leads the team; of the others it is neither. */
const good = ['deposits', 'stake', 'valid', 'net', 'newMembers', 'firstDeposits', 'active']
const money = [
  ...(['deposits', 'withdrawals', 'stake', 'valid', 'payout', 'net'] as const),
  ...(['bonuses', 'rebates', 'salaries', 'dividends'] as const),
]
const people = ['members', 'agents', 'newMembers', 'firstDeposits', 'active'] as const

/** Every figure of these days, each beside that of as many days before. */
export function AllFigures({ of }: { of: Overview }) {
  const text = useText()
  const { currency, figures, figuresBefore, counts, countsBefore } = of
  const { symbol, scale } = currencyOf(currency)
  const before = (name: string, now: bigint, then: bigint, said: string) => (
    <Before change={changeOf(now, then)} isPlain={!good.includes(name)}>
      {said}
    </Before>
  )
  return (
    <Card as="section" className="px-4 pt-4 pb-2" aria-labelledby="agent-figures">
      <h3 id="agent-figures" className="text-[16px]">
        {text('agents.all_figures')}
      </h3>
      <dl className="mt-1 grid gap-x-10 md:grid-cols-2">
        <Line label={`${text('agents.f_teamBalance')} (${symbol})`}>
          <Amount amount={of.teamBalance} currency={currency} />
        </Line>
        <Line label={`${text('common.balance')} (${symbol})`}>
          <Amount amount={of.balance} currency={currency} />
        </Line>
        {money.map((name) => (
          <Line
            key={name}
            label={`${text(`agents.f_${name}`)} (${symbol})`}
            below={before(
              name,
              minorOf(figures[name], scale),
              minorOf(figuresBefore[name], scale),
              formatMoney(figuresBefore[name], currency),
            )}
          >
            <Amount amount={figures[name]} currency={currency} isNet={name === 'net'} />
          </Line>
        ))}
        {people.map((name) => (
          <Line
            key={name}
            label={text(name === 'active' && counts.isBestDay ? 'agents.f_activeBest' : `agents.f_${name}`)}
            {...(name !== 'members' &&
              name !== 'agents' && {
                below: before(
                  name,
                  BigInt(counts[name]),
                  BigInt(countsBefore[name]),
                  formatCount(countsBefore[name]),
                ),
              })}
          >
            <b className="num font-[720]">{formatCount(counts[name])}</b>
          </Line>
        ))}
      </dl>
    </Card>
  )
}

interface LineProps {
  label: string
  below?: ReactNode
  children: ReactNode
}

function Line({ label, below, children }: LineProps) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-b border-line py-2.5 text-[14px] last:border-b-0">
      <dt className="min-w-0 text-text-2">{label}</dt>
      <dd className="flex flex-none flex-col items-end">
        {children}
        {below && <span className="text-[12px] text-text-3">{below}</span>}
      </dd>
    </div>
  )
}
