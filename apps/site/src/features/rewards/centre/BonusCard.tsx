import { formatDateTime, formatMoney } from '@jackfruit/i18n'
import { Badge, type BadgeTone, Button, Card, Meter } from '@jackfruit/ui'
import { type ReactNode, useId, useState } from 'react'
import { CaretDownIcon } from '../../../shared/look/icons.ts'
import { portionOf } from '../../../shared/money/portion.ts'
import { Sum } from '../../../shared/money/Sum.tsx'
import { useBrand } from '../../../shared/session/brand.ts'
import { useSay } from '../../../shared/text/said.ts'
import { useLanguage, useText } from '../../../shared/text/text.ts'
import { GiveUp } from './GiveUp.tsx'
import type { RunningBonus } from './queries.ts'

/** What of a bonus counted, bet by bet. */
export type BetsOf = (requirementId: string) => ReactNode

const tones: Readonly<Record<RunningBonus['state'], BadgeTone>> = {
  ...{ waiting: 'info', wagering: 'warning', ending: 'warning', completed: 'positive' },
  ...{ forfeited: 'neutral', expired: 'neutral', playedOut: 'neutral', reversed: 'negative' },
}

/** One bonus: how far it is, what it asks, what counted, the terms that were accepted, and what giving it up takes. */
export function BonusCard({ bonus, bets }: { bonus: RunningBonus; bets: BetsOf }) {
  const text = useText()
  const say = useSay()
  const { currency } = useBrand()
  const id = useId()
  const { title, amount, state, turnover, version, rules, endedAt } = bonus
  const isRunning = endedAt === null
  return (
    <Card
      as="article"
      aria-labelledby={id}
      className="grid gap-3 p-5"
      data-testid="running-bonus"
      data-state={state}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h4 id={id} className="min-w-0 flex-1 !text-[17px] [overflow-wrap:anywhere]">
          {title}
        </h4>
        <Badge tone={tones[state]}>{text(`offers.bonus_${state}`)}</Badge>
      </div>
      <p className="font-[680] text-[22px]">
        <Sum amount={amount} currency={currency} />
      </p>
      {turnover && <Progress turnover={turnover} title={title} isRunning={isRunning} />}
      <Facts bonus={bonus} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
        {turnover && <Fold label={text('offers.bonus_bets')}>{() => bets(turnover.id)}</Fold>}
        <Fold label={text('offers.version', { version: String(version) })}>
          {() => (
            <ul className="grid gap-1.5 text-[14px] text-text-2">
              {rules.map((rule) => (
                <li key={rule.key}>{say(rule)}</li>
              ))}
            </ul>
          )}
        </Fold>
      </div>
      {isRunning && state !== 'ending' && <GiveUp bonus={bonus} />}
    </Card>
  )
}

interface ProgressProps {
  turnover: NonNullable<RunningBonus['turnover']>
  title: string
  isRunning: boolean
}

function Progress({ turnover, title, isRunning }: ProgressProps) {
  const text = useText()
  const { currency } = useBrand()
  const money = (amount: string) => formatMoney(amount, currency)
  const counted = text('offers.bonus_counted', {
    counted: money(turnover.counted),
    target: money(turnover.target),
  })
  return (
    <div>
      <Meter label={title} value={counted} percent={portionOf(turnover.counted, turnover.target)} />
      <p className="num mt-2 flex flex-wrap justify-between gap-x-4 text-[14px]">
        <span className="font-[680]">{counted}</span>
        {isRunning && (
          <span className="text-text-2">{text('offers.bonus_left', { left: money(turnover.left) })}</span>
        )}
      </p>
    </div>
  )
}

function Facts({ bonus }: { bonus: RunningBonus }) {
  const text = useText()
  const language = useLanguage()
  const { currency, timeZone } = useBrand()
  const { state, target, stakeMost, expiresAt, endedAt, taken } = bonus
  const instant = (at: string) => formatDateTime(at, language, timeZone, 'short')
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-[14px] text-text-2">
      {state === 'waiting' && <li>{text('offers.bonus_asks', { target: formatMoney(target, currency) })}</li>}
      {endedAt === null ? (
        <li>{text('offers.until', { at: instant(expiresAt) })}</li>
      ) : (
        <li>{instant(endedAt)}</li>
      )}
      {endedAt === null && stakeMost && (
        <li>{text('offers.bonus_most', { amount: formatMoney(stakeMost, currency) })}</li>
      )}
      {endedAt !== null && !/^[0.]+$/.test(taken) && (
        <li>{text('offers.bonus_taken', { amount: formatMoney(taken, currency) })}</li>
      )}
    </ul>
  )
}

function Fold({ label, children }: { label: string; children: () => ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="min-w-0">
      <Button
        look="text"
        size="sm"
        className="-ms-2"
        aria-expanded={isOpen}
        icon={<CaretDownIcon size={16} weight="bold" className={isOpen ? 'rotate-180' : ''} />}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </Button>
      {isOpen && <div className="mt-1 grid grid-cols-[minmax(0,1fr)] gap-3">{children()}</div>}
    </div>
  )
}
