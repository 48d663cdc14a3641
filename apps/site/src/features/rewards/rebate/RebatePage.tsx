import { formatDateTime, formatMoney, formatPercent } from '@jackfruit/i18n'
import { Button, Card, Empty, RindTexture } from '@jackfruit/ui'
import { useRef } from 'react'
import { nameOfType } from '../../../shared/games/typeName.ts'
import { InfoIcon, WarningCircleIcon } from '../../../shared/look/icons.ts'
import { Sum } from '../../../shared/money/Sum.tsx'
import { NotYet } from '../../../shared/parts/NotYet.tsx'
import { useBrand } from '../../../shared/session/brand.ts'
import { note } from '../../../shared/text/notes.ts'
import { failureText, useLanguage, useText } from '../../../shared/text/text.ts'
import { PaidList } from './PaidList.tsx'
import { type Overview, useClaim, useRebate } from './queries.ts'

interface RebatePageProps {
  onLevels: () => void
}

/** What valid bets bring back: what waits, of which games, taking it, and what was paid. */
export default function RebatePage({ onLevels }: RebatePageProps) {
  const text = useText()
  const found = useRebate()
  if (found.isPending || found.isError) return <NotYet of={found} title="rebates.failed" />
  const { lines } = found.data
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 pb-4">
      {lines.length === 0 ? (
        <Card>
          <Empty
            title={text('rebates.none_title')}
            action={<Button onClick={onLevels}>{text('rebates.levels')}</Button>}
          >
            {text('rebates.none_text')}
          </Empty>
        </Card>
      ) : (
        <>
          <Waiting rebate={found.data} />
          <Kinds rebate={found.data} onLevels={onLevels} />
        </>
      )}
      <PaidList />
    </div>
  )
}

function Waiting({ rebate: { total, least, canClaim, nextAt } }: { rebate: Overview }) {
  const text = useText()
  const language = useLanguage()
  const { currency, timeZone } = useBrand()
  const claim = useClaim()
  // Kept until an answer came: a press whose answer was lost is the same press.
  const key = useRef<string | null>(null)
  const press = async () => {
    key.current ??= crypto.randomUUID()
    try {
      const { paid } = await claim.mutateAsync(key.current)
      note('good', text('offers.paid', { amount: formatMoney(paid, currency) }))
      key.current = null
    } catch (failure) {
      note('bad', failureText(failure))
    }
  }
  const isOwed = total.startsWith('-')
  return (
    <section
      className="rind on-rind overflow-hidden rounded-[18px] p-5 md:p-6"
      aria-labelledby="rebate-waiting"
      data-testid="rebate-waiting"
    >
      <RindTexture strength={0.2} fade="end" />
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h3 id="rebate-waiting" className="!text-[14px] font-[620] text-on-rind-2">
            {text('rebates.waiting')}
          </h3>
          <p className="mt-1 font-[680] text-[34px]" data-testid="rebate-total">
            <Sum amount={total} currency={currency} />
          </p>
        </div>
        <Button
          look="gold"
          size="lg"
          className="max-sm:w-full"
          isBusy={claim.isPending}
          isDisabled={!canClaim}
          onClick={() => void press()}
        >
          {canClaim
            ? text('rebates.claim', { amount: formatMoney(total, currency) })
            : text('rebates.claim_none')}
        </Button>
      </div>
      <ul className="mt-4 grid gap-2 text-[13px] text-on-rind-2">
        {isOwed ? (
          <Remark isUrgent words={text('rebates.negative')} />
        ) : canClaim ? (
          <Remark
            words={text('rebates.by_itself', { at: formatDateTime(nextAt, language, timeZone, 'short') })}
          />
        ) : (
          <Remark words={text('rebates.below', { least: formatMoney(least, currency) })} />
        )}
        <Remark words={text('rebates.turnover')} />
      </ul>
    </section>
  )
}

function Remark({ words, isUrgent = false }: { words: string; isUrgent?: boolean }) {
  const Icon = isUrgent ? WarningCircleIcon : InfoIcon
  return (
    <li className="flex items-start gap-2">
      <Icon size={17} className="mt-px flex-none text-gold-300" />
      <span className="min-w-0">{words}</span>
    </li>
  )
}

function Kinds({ rebate: { lines, rank }, onLevels }: RebatePageProps & { rebate: Overview }) {
  const text = useText()
  const { currency } = useBrand()
  const bet = lines.filter(({ valid }) => /[1-9]/.test(valid))
  // What was not bet on yet: kinds of one rate stand together.
  const others = Map.groupBy(
    lines.filter((line) => !bet.includes(line)),
    ({ rate }) => rate,
  )
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3" aria-labelledby="rebate-kinds">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h3 id="rebate-kinds" className="text-[17px]">
          {text('rebates.kinds')}
        </h3>
        <Button look="text" size="sm" onClick={onLevels}>
          {text('rebates.at_level', { rank: String(rank) })}
        </Button>
      </div>
      <Card as="ul" className="divide-y divide-line">
        {bet.map(({ kind, rate, valid, amount, isNow }) => (
          <li
            key={`${kind}-${rate}`}
            className="flex items-center justify-between gap-4 px-4 py-3"
            data-testid="rebate-line"
          >
            <div className="min-w-0">
              <p className="font-[560] text-[15px]">{nameOfType(kind)}</p>
              <p className="num text-[13px] text-text-2">
                {text('rebates.valid_at', {
                  valid: formatMoney(valid, currency),
                  rate: formatPercent(rate),
                })}
                {!isNow && ` · ${text('rebates.earlier')}`}
              </p>
            </div>
            <Sum amount={amount} currency={currency} className="flex-none font-[660]" />
          </li>
        ))}
        {[...others].map(([rate, kinds]) => (
          <li
            key={rate}
            className="flex items-baseline justify-between gap-4 px-4 py-3 text-[14px] text-text-2"
          >
            <span className="min-w-0">{kinds.map(({ kind }) => nameOfType(kind)).join(', ')}</span>
            <span className="num flex-none">{formatPercent(rate)}</span>
          </li>
        ))}
      </Card>
    </section>
  )
}
