import { formatDateTime, formatPercent } from '@jackfruit/i18n'
import { Card } from '@jackfruit/ui'
import type { ReactNode } from 'react'
import { Sum } from '../../../shared/money/Sum.tsx'
import { useBrand } from '../../../shared/session/brand.ts'
import { useLanguage, useText } from '../../../shared/text/text.ts'
import { OfferArt } from '../shared/OfferArt.tsx'
import type { Cashback } from './queries.ts'

type Reckoning = Cashback['past'][number]

/** What would come back now, and what came: each with all the figures that it is reckoned from. */
export function Cashbacks({ rows }: { rows: readonly Cashback[] }) {
  return (
    <ul className="grid gap-5">
      {rows.map((row) => (
        <li key={row.id}>
          <One cashback={row} />
        </li>
      ))}
    </ul>
  )
}

function One({ cashback: { title, art, of, now, paysAt, past } }: { cashback: Cashback }) {
  const text = useText()
  const language = useLanguage()
  const { currency, timeZone } = useBrand()
  return (
    <div
      className="grid grid-cols-[minmax(0,1fr)] gap-3"
      data-testid={of === 'edge' ? 'rakeback' : 'cashback'}
    >
      <Card className="overflow-hidden">
        <OfferArt art={art} className="min-h-[120px] flex-col justify-between gap-2 p-4">
          <h3 className="max-w-[76%] !text-[18px] [overflow-wrap:anywhere]">{title}</h3>
          {now && (
            <div>
              <p className="text-[13px] text-white/85">{text('missions.cashback_now')}</p>
              <p className="font-[720] text-[22px]">
                <Sum amount={now.amount} currency={currency} />
              </p>
            </div>
          )}
        </OfferArt>
        {now && (
          <div className="grid gap-3 p-4">
            <Figures kind={of} of={now} />
            {paysAt && (
              <p className="text-[13px] text-text-2">
                {text('missions.cashback_at', { at: formatDateTime(paysAt, language, timeZone, 'short') })}
              </p>
            )}
          </div>
        )}
      </Card>
      {past.length > 0 && (
        <section className="grid gap-2">
          <h4 className="text-[15px]">{text('missions.cashback_past')}</h4>
          <Card as="ul" className="divide-y divide-line">
            {past.map((each) => (
              <li key={each.from} className="grid gap-2 p-4">
                <div className="flex items-baseline justify-between gap-3">
                  <span className="text-[14px] text-text-2">
                    {formatDateTime(each.from, language, timeZone, 'day')}
                  </span>
                  <span className="font-[640]">
                    <Sum amount={each.amount} currency={currency} />
                  </span>
                </div>
                <Figures kind={of} of={each} />
              </li>
            ))}
          </Card>
        </section>
      )}
    </div>
  )
}

function Figures({ kind, of }: { kind: Cashback['of']; of: Reckoning }) {
  const text = useText()
  const { currency } = useBrand()
  const sum = (amount: string) => <Sum amount={amount} currency={currency} />
  if (kind === 'edge')
    return (
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-5">
        <Figure name={text('missions.stake')}>{sum(of.stake)}</Figure>
        <Figure name={text('missions.kept')}>{sum(of.loss)}</Figure>
        <Figure name={text('missions.rate')}>{formatPercent(of.percent)}</Figure>
      </dl>
    )
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-5">
      <Figure name={text('missions.stake')}>{sum(of.stake)}</Figure>
      <Figure name={text('missions.win')}>{sum(of.win)}</Figure>
      <Figure name={text('missions.cashback_bonus')}>{sum(of.bonus)}</Figure>
      <Figure name={text('missions.loss')}>{sum(of.loss)}</Figure>
      <Figure name={text('missions.rate')}>{formatPercent(of.percent)}</Figure>
    </dl>
  )
}

const Figure = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-[12.5px] text-text-2">{name}</dt>
    <dd className="num text-[14px] [overflow-wrap:anywhere]">{children}</dd>
  </div>
)
