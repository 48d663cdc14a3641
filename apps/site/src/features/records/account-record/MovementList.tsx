import { formatDateTime } from '@jackfruit/i18n'
import { currencyOf } from '@jackfruit/kernel'
import { Card } from '@jackfruit/ui'
import { memo } from 'react'
import {
  ArrowCircleDownIcon,
  ArrowCircleUpIcon,
  ArrowsLeftRightIcon,
  CherriesIcon,
  ClockCounterClockwiseIcon,
  GiftIcon,
  type IconKind,
  LockIcon,
} from '../../../shared/look/icons.ts'
import { Amount } from '../../../shared/money/Amount.tsx'
import { calendarDay } from '../../../shared/period/period.ts'
import { useBrand } from '../../../shared/session/brand.ts'
import { useLanguage, useText } from '../../../shared/text/text.ts'
import type { Movement } from './queries.ts'

const icons: Readonly<Record<Movement['kind'], IconKind>> = {
  stake: CherriesIcon,
  win: CherriesIcon,
  rollback: ClockCounterClockwiseIcon,
  winRollback: ClockCounterClockwiseIcon,
  adjust: ClockCounterClockwiseIcon,
  promo: GiftIcon,
  grant: GiftIcon,
  move: ArrowsLeftRightIcon,
  deposit: ArrowCircleDownIcon,
  depositReversal: ClockCounterClockwiseIcon,
  hold: LockIcon,
  release: LockIcon,
  payout: ArrowCircleUpIcon,
  fee: ArrowCircleUpIcon,
  toVendor: ArrowsLeftRightIcon,
  fromVendor: ArrowsLeftRightIcon,
  upline: ArrowsLeftRightIcon,
  downline: ArrowsLeftRightIcon,
  peer: ArrowsLeftRightIcon,
  check: LockIcon,
  checked: LockIcon,
  reward: GiftIcon,
  forfeit: GiftIcon,
  pointsCash: GiftIcon,
  rebate: GiftIcon,
  salary: GiftIcon,
  dividend: GiftIcon,
  bill: ArrowsLeftRightIcon,
}

/** Movements under the day on which they were, newest first. */
export function MovementList({ rows }: { rows: readonly Movement[] }) {
  const text = useText()
  const language = useLanguage()
  const { currency, timeZone } = useBrand()
  const days = Map.groupBy(rows, ({ at }) => calendarDay(new Date(at), timeZone))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {[...days].map(([day, movements], place) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <div className="mb-2 flex flex-wrap justify-between gap-x-4 px-1 text-[13px] text-text-2">
            <h3 id={`day-${day}`} className="!text-[13px] !font-[560]">
              {formatDateTime(movements[0]?.at ?? '', language, timeZone, 'day')}
            </h3>
            {place === 0 && (
              <span>{text('movements.col_amounts', { symbol: currencyOf(currency).symbol })}</span>
            )}
          </div>
          <Card as="ul" className="overflow-hidden">
            {movements.map((movement) => (
              <Row key={movement.seq} movement={movement} />
            ))}
          </Card>
        </section>
      ))}
    </div>
  )
}

/** Drawn once: another page of entries does not draw those before it again. */
const Row = memo(function Row({ movement }: { movement: Movement }) {
  const text = useText()
  const language = useLanguage()
  const { currency, timeZone } = useBrand()
  const { kind, at, amount, balanceAfter, gameName, roundId, reference } = movement
  const Icon = icons[kind]
  const name = text(`movements.kind_${kind}`)
  // The grant at the beginning came from nobody else: it has no number that says anything.
  const id = roundId || (kind === 'grant' ? '' : reference)
  return (
    <li
      data-testid="movement-row"
      className="flex items-center gap-3.5 border-line px-4 py-3 not-first:border-t [contain-intrinsic-size:auto_64px] [content-visibility:auto]"
    >
      <span className="grid h-10 w-10 flex-none place-items-center rounded-[12px] bg-sunken text-text-2">
        <Icon size={20} weight="duotone" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-[15px] leading-[1.45] font-[640]">
          {gameName ? `${gameName}, ${name}` : name}
        </span>
        <span className="num block truncate text-[13px] text-text-3" title={id}>
          {formatDateTime(at, language, timeZone, 'time')}
          {id && ` · ${roundId ? '#' : ''}${shortId(id)}`}
        </span>
      </span>
      <span className="flex-none text-end">
        <Amount amount={amount} currency={currency} isEntry className="block text-[15px]" />
        <Amount
          amount={balanceAfter}
          currency={currency}
          className="block text-[13px] !font-[500] text-text-2"
        />
      </span>
    </li>
  )
})

/** Long ids keep their end, which tells them apart. */
const shortId = (id: string) => (id.length > 16 ? `…${id.slice(-12)}` : id)
