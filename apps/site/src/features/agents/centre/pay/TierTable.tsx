import type { agents } from '@jackfruit/contracts'
import { formatCount } from '@jackfruit/i18n'
import { currencyOf } from '@jackfruit/kernel'
import { join } from '@jackfruit/ui'
import { Amount } from '../../../../shared/money/Amount.tsx'
import { useText } from '../../../../shared/text/text.ts'
import { useCentre } from '../centre.ts'
import { ChangeMark } from '../shared/ChangeMark.tsx'
import { ppmOf } from '../shared/minor.ts'
import { gameKindName, rateText } from '../shared/names.ts'

type Tier = agents.Terms['tiers'][number]

interface TierTableProps {
  tiers: readonly Tier[]
  /** What would hold instead, step by step. */
  offered?: readonly Tier[] | undefined
  /** The step that is reached now. */
  reached?: number | null
}

/** Steps of a contract: what is asked, and what it brings; beside them what is on offer. */
export function TierTable({ tiers, offered, reached = null }: TierTableProps) {
  const text = useText()
  const { currency } = useCentre()
  const { symbol } = currencyOf(currency)
  const rows = Array.from({ length: Math.max(tiers.length, offered?.length ?? 0) }, (_, at) => at)
  const asksLoss = [...tiers, ...(offered ?? [])].some(({ minLoss }) => minLoss !== null)
  return (
    <table className="rows">
      <thead>
        <tr>
          <th scope="col">{`${text('agents.tier_valid')} (${symbol})`}</th>
          <th scope="col" className="end max-sm:!hidden">
            {text('agents.tier_active')}
          </th>
          {asksLoss && (
            <th scope="col" className="end max-sm:!hidden">{`${text('agents.tier_loss')} (${symbol})`}</th>
          )}
          <th scope="col" className="end !whitespace-nowrap">
            {text(offered ? 'agents.tier_now' : 'agents.rate')}
          </th>
          {offered && (
            <th scope="col" className="end">
              {text('agents.tier_offered')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((at) => {
          const asked = offered?.[at] ?? tiers[at]
          if (!asked) return null
          return (
            <tr key={at} className={join(reached === at && 'bg-rind-050 dark:bg-surface-2')}>
              <td>
                <Asked tier={asked} asksLoss={asksLoss} />
                {reached === at && (
                  <span className="block text-[12px] font-[640] text-positive">
                    {text('agents.tier_reached')}
                  </span>
                )}
              </td>
              <td className="num end max-sm:!hidden">{formatCount(asked.minActive)}</td>
              {asksLoss && (
                <td className="end max-sm:!hidden">
                  {asked.minLoss !== null && <Amount amount={asked.minLoss} currency={currency} />}
                </td>
              )}
              <td className="end">
                <RatesOf tier={tiers[at]} />
              </td>
              {offered && (
                <td className="end">
                  <RatesOf tier={offered[at]} before={tiers[at]} />
                </td>
              )}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** On phones all that a step asks stands in one place. */
function Asked({ tier, asksLoss }: { tier: Tier; asksLoss: boolean }) {
  const text = useText()
  const { currency } = useCentre()
  return (
    <>
      <Amount amount={tier.minValid} currency={currency} className="!font-[640]" />
      <span className="num block text-[12px] text-text-3 sm:hidden">
        {text('agents.active_of', { count: tier.minActive })}
        {asksLoss && tier.minLoss !== null && (
          <>
            {` · ${text('agents.tier_loss')} `}
            <Amount amount={tier.minLoss} currency={currency} className="!font-[500]" />
          </>
        )}
      </span>
    </>
  )
}

/** One rate for all games, or one for each kind; what rose or fell is marked by a sign as well as its colour. */
function RatesOf({ tier, before }: { tier: Tier | undefined; before?: Tier | undefined }) {
  const text = useText()
  if (!tier) return '–'
  const isPlain = tier.rates.length === 1 && tier.rates[0]?.kind === '*'
  return tier.rates.map(({ kind, rate }) => {
    const was = before?.rates.find((each) => each.kind === kind)?.rate
    const change = was === undefined ? 0n : (ppmOf(rate) ?? 0n) - (ppmOf(was) ?? 0n)
    return (
      <span key={kind} className="block whitespace-nowrap">
        {!isPlain && <span className="me-1.5 text-[12px] text-text-3">{gameKindName(kind, text)}</span>}
        <bdi
          className={join('num font-[700]', change > 0n && 'text-positive', change < 0n && 'text-negative')}
        >
          {change !== 0n && <ChangeMark isUp={change > 0n} />}
          {change !== 0n && ' '}
          {rateText(rate)}
        </bdi>
      </span>
    )
  })
}
