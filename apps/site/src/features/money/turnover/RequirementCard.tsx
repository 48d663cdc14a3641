import { formatDateTime, formatMoney, formatPercent } from '@jackfruit/i18n'
import { Badge, type BadgeTone, Button, Card, Meter } from '@jackfruit/ui'
import { useId } from 'react'
import { nameOfType } from '../../../shared/games/typeName.ts'
import { CaretDownIcon } from '../../../shared/look/icons.ts'
import { portionOf } from '../../../shared/money/portion.ts'
import { useBrand } from '../../../shared/session/brand.ts'
import { knownText, useLanguage, useText } from '../../../shared/text/text.ts'
import { CountedBets } from './CountedBets.tsx'
import type { Requirement } from './queries.ts'

const tones: Record<Requirement['state'], BadgeTone> = {
  open: 'warning',
  completed: 'positive',
  cancelled: 'neutral',
}

interface RequirementCardProps {
  requirement: Requirement
  currency: string
  isOpen: boolean
  onToggle: () => void
}

/** One requirement: how far it is, how it came to be, what counts how much, and its bets. */
export function RequirementCard({ requirement, currency, isOpen, onToggle }: RequirementCardProps) {
  const text = useText()
  const language = useLanguage()
  const { timeZone } = useBrand()
  const id = useId()
  const { source, state, place, base, multiplier, target, counted, openedAt, weights } = requirement
  const money = (amount: string) => formatMoney(amount, currency)
  const percent = portionOf(counted, target)
  const title = knownText(`turnover.source_${source.kind}`) ?? text('turnover.source_any')
  const progress = text('turnover.counted_of', { counted: money(counted), target: money(target) })
  const opened = formatDateTime(openedAt, language, timeZone, 'short')
  return (
    <Card as="article" aria-labelledby={id} className="p-5" data-testid="requirement">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 id={id} className="min-w-0 flex-1 text-[17px]">
          {title}
        </h3>
        <Badge tone={state === 'open' && place !== 1 ? 'neutral' : tones[state]}>
          {state === 'open' && place !== 1 ? text('turnover.state_waiting') : text(`turnover.state_${state}`)}
        </Badge>
      </div>
      <p className="num mt-1 text-[13px] text-text-2">
        {text('turnover.made_of', { base: money(base), times: timesOf(multiplier), at: opened })}
      </p>
      <Meter label={title} value={progress} percent={percent} className="mt-3" />
      <p className="num mt-2 flex flex-wrap justify-between gap-x-4 text-[14px]">
        <span className="font-[680]">{progress}</span>
        <span className="text-text-2">{formatPercent(String(percent), 0)}</span>
      </p>
      <Button
        look="text"
        size="sm"
        className="-ms-2 mt-1"
        aria-expanded={isOpen}
        icon={<CaretDownIcon size={16} weight="bold" className={isOpen ? 'rotate-180' : ''} />}
        onClick={onToggle}
      >
        {text('turnover.which_bets')}
      </Button>
      {isOpen && (
        <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-4">
          <ul className="flex flex-wrap gap-2 text-[13px]" aria-label={text('turnover.weights')}>
            {weights
              .toSorted((a, b) => b.percent - a.percent)
              .map(({ gameType, percent: weight }) => (
                <li key={gameType} className="num rounded-full bg-sunken px-3 py-1">
                  {nameOfType(gameType)} {formatPercent(String(weight), 0)}
                </li>
              ))}
          </ul>
          <CountedBets id={requirement.id} currency={currency} />
        </div>
      )}
    </Card>
  )
}

/** Hundredths as people write them: 1, 1.5. */
const timesOf = (hundredths: number): string => (hundredths / 100).toFixed(2).replace(/\.?0+$/, '')
