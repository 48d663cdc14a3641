import { formatDateTime } from '@jackfruit/i18n'
import { Button, Card, Empty, Picture, RindTexture } from '@jackfruit/ui'
import { useState } from 'react'
import { CaretDownIcon } from '../../../shared/look/icons.ts'
import { subjectPicture } from '../../../shared/look/pictures.ts'
import { Sum } from '../../../shared/money/Sum.tsx'
import { More } from '../../../shared/parts/More.tsx'
import { NotYet } from '../../../shared/parts/NotYet.tsx'
import { useBrand } from '../../../shared/session/brand.ts'
import { useSay } from '../../../shared/text/said.ts'
import { useLanguage, useText } from '../../../shared/text/text.ts'
import type { BetsOf } from './BonusCard.tsx'
import { type Bonus, useBonuses } from './queries.ts'
import { RunningBonuses } from './RunningBonuses.tsx'

/** What was received from offers, each with the terms that were accepted. */
export default function BonusDetails({ onOffers, bets }: { onOffers: () => void; bets: BetsOf }) {
  const text = useText()
  const { currency } = useBrand()
  const found = useBonuses()
  if (found.isPending || found.isError) return <NotYet of={found} title="offers.bonuses_failed" />
  const [first] = found.data.pages
  const rows = found.data.pages.flatMap(({ lists }) => lists)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 pb-4">
      <section
        className="rind on-rind relative isolate flex min-h-[112px] flex-col justify-center overflow-hidden rounded-[18px] p-5"
        aria-labelledby="bonuses-total"
      >
        <RindTexture strength={0.2} fade="end" />
        <Picture
          src={subjectPicture('coins')}
          width={160}
          height={160}
          className="absolute end-3 -top-2 -z-[1] size-[128px] rtl:-scale-x-100"
        />
        <h3 id="bonuses-total" className="!text-[14px] font-[620] text-on-rind-2">
          {text('offers.bonuses_total')}
        </h3>
        <p className="mt-1 text-[30px]" data-testid="bonuses-total">
          <Sum amount={first?.total ?? '0.00'} currency={currency} />
        </p>
      </section>
      <RunningBonuses bets={bets} />
      {rows.length === 0 ? (
        <Card>
          <Empty
            title={text('offers.bonuses_empty')}
            action={<Button onClick={onOffers}>{text('offers.see_all')}</Button>}
          >
            {text('offers.bonuses_empty_text')}
          </Empty>
        </Card>
      ) : (
        <Card as="ul" className="divide-y divide-line">
          {rows.map((bonus) => (
            <BonusRow key={bonus.id} bonus={bonus} />
          ))}
        </Card>
      )}
      <More of={found} words="promotions.more" />
    </div>
  )
}

function BonusRow({ bonus }: { bonus: Bonus }) {
  const text = useText()
  const say = useSay()
  const language = useLanguage()
  const { currency, timeZone } = useBrand()
  const [isOpen, setOpen] = useState(false)
  return (
    <li className="grid gap-1 px-4 pt-3 pb-2" data-testid="bonus">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h3 className="!text-[16px] [overflow-wrap:anywhere]">{bonus.title}</h3>
          <p className="text-[13px] text-text-2">{formatDateTime(bonus.at, language, timeZone, 'short')}</p>
        </div>
        <Sum amount={bonus.amount} currency={currency} className="font-[660] text-[17px]" />
      </div>
      <div>
        <Button
          look="text"
          size="sm"
          className="-ms-2"
          aria-expanded={isOpen}
          icon={<CaretDownIcon size={16} className={isOpen ? 'rotate-180' : ''} />}
          onClick={() => setOpen(!isOpen)}
        >
          {text('offers.version', { version: String(bonus.version) })}
        </Button>
        {isOpen && (
          <ul className="mt-1 grid gap-1.5 text-[14px] text-text-2">
            {bonus.rules.map((rule) => (
              <li key={rule.key}>{say(rule)}</li>
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}
