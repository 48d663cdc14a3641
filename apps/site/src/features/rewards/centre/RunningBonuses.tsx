import { formatMoney } from '@jackfruit/i18n'
import { Card } from '@jackfruit/ui'
import { NotYet } from '../../../shared/parts/NotYet.tsx'
import { useBrand } from '../../../shared/session/brand.ts'
import { useText } from '../../../shared/text/text.ts'
import { type BetsOf, BonusCard } from './BonusCard.tsx'
import { useRunningBonuses } from './queries.ts'

/** Bonus money: what can be withdrawn now, what waits, and each bonus with what is left of it. */
export function RunningBonuses({ bets }: { bets: BetsOf }) {
  const text = useText()
  const { currency } = useBrand()
  const found = useRunningBonuses()
  if (found.isPending || found.isError)
    return <NotYet of={found} title="offers.bonuses_failed" height="h-48" />
  const { lists, withdrawable, waiting } = found.data
  if (lists.length === 0) return null
  const runs = lists.filter(({ endedAt }) => endedAt === null)
  const ended = lists.filter(({ endedAt }) => endedAt !== null)
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-labelledby="bonus-money">
      <h3 id="bonus-money" className="text-[17px]">
        {text('offers.bonus_money')}
      </h3>
      <Card as="dl" className="grid gap-px overflow-hidden bg-line text-[14px] sm:grid-cols-2">
        <Figure label={text('offers.bonus_withdrawable')} value={formatMoney(withdrawable, currency)} />
        <Figure label={text('offers.bonus_beside')} value={formatMoney(waiting, currency)} />
      </Card>
      {runs.map((bonus) => (
        <BonusCard key={bonus.id} bonus={bonus} bets={bets} />
      ))}
      {ended.length > 0 && (
        <>
          <h3 className="text-[17px]">{text('offers.bonus_ended')}</h3>
          {ended.map((bonus) => (
            <BonusCard key={bonus.id} bonus={bonus} bets={bets} />
          ))}
        </>
      )}
    </section>
  )
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="bg-surface p-4">
      <dt className="text-text-2">{label}</dt>
      <dd className="num mt-0.5 font-[700] text-[20px]">{value}</dd>
    </div>
  )
}
