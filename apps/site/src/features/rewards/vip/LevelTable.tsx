import { formatMoney, formatPercent } from '@jackfruit/i18n'
import { Card } from '@jackfruit/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { nameOfType } from '../../../shared/games/typeName.ts'
import { CheckIcon } from '../../../shared/look/icons.ts'
import { useBrand } from '../../../shared/session/brand.ts'
import { useText } from '../../../shared/text/text.ts'
import type { Level } from './queries.ts'
import { rebateGroups } from './rebateGroups.ts'

interface LevelTableProps {
  levels: readonly Level[]
  rank: number
}

/** Nothing in the table is pressed, so it is reached by itself. */
const scrolledByKeys = { tabIndex: 0 } as const

/** Everything that levels ask and bring, side by side; it opens at the member's own. */
export function LevelTable({ levels, rank }: LevelTableProps) {
  const text = useText()
  const rows = useRows(levels)
  const box = useRef<HTMLDivElement>(null)
  const own = useRef<HTMLTableCellElement>(null)
  useEffect(() => {
    const [frame, cell] = [box.current, own.current]
    if (!frame || !cell) return
    const head = frame.querySelector('th')?.getBoundingClientRect().width ?? 0
    const isMirrored = getComputedStyle(frame).direction === 'rtl'
    const [at, edge] = [cell.getBoundingClientRect(), frame.getBoundingClientRect()]
    frame.scrollLeft += isMirrored ? at.right - edge.right + head : at.left - edge.left - head
  }, [])
  const tint = (each: number) => (each === rank ? 'bg-warning-bg' : '')
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3" aria-labelledby="vip-levels">
      <h3 id="vip-levels" className="text-[17px]">
        {text('vip.levels')}
      </h3>
      <Card className="overflow-hidden">
        {/* Text for ears alone is placed: within what scrolls, not beside it. */}
        <section
          ref={box}
          className="relative overflow-x-auto"
          aria-label={text('vip.levels')}
          {...scrolledByKeys}
        >
          <table className="w-full border-collapse text-[14px]">
            <thead>
              <tr>
                <th className="sticky start-0 z-[1] min-w-[132px] bg-surface md:min-w-[196px]">
                  <span className="sr-only">{text('vip.levels')}</span>
                </th>
                {levels.map(({ rank: each, name }) => (
                  <th
                    key={each}
                    scope="col"
                    {...(each === rank && { ref: own, 'aria-current': 'true' as const })}
                    className={`whitespace-nowrap px-3 py-3 text-end align-bottom ${tint(each)}`}
                  >
                    <span className="block font-[680]">{text('vip.level', { rank: String(each) })}</span>
                    <span className="block font-[460] text-[13px] text-text-2">{name}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, title, cells }) => (
                <tr key={key} className="border-line border-t">
                  <th
                    scope="row"
                    className="sticky start-0 z-[1] bg-surface px-4 py-3 text-start font-[520] text-[13px] text-text-2"
                  >
                    {title}
                  </th>
                  {cells.map((cell, each) => (
                    <td
                      key={levels[each]?.rank}
                      className={`num whitespace-nowrap px-3 py-3 text-end ${tint(each)}`}
                    >
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </Card>
    </section>
  )
}

interface Row {
  readonly key: string
  readonly title: string
  readonly cells: readonly ReactNode[]
}

function useRows(levels: readonly Level[]): readonly Row[] {
  const text = useText()
  const { currency } = useBrand()
  const money = (amount: string) =>
    /[1-9]/.test(amount) ? formatMoney(amount, currency, { whole: true }) : '–'
  const rebates = rebateGroups(levels).map(
    ({ kinds, rates }): Row => ({
      key: kinds.join(),
      title: text('vip.row_rebate', { kinds: kinds.map(nameOfType).join(', ') }),
      cells: rates.map((rate) => (Number(rate) === 0 ? '–' : formatPercent(rate))),
    }),
  )
  return [
    { key: 'deposits', title: text('vip.row_deposits'), cells: levels.map((l) => money(l.deposits)) },
    { key: 'valid', title: text('vip.row_valid'), cells: levels.map((l) => money(l.valid)) },
    {
      ...{ key: 'keepDeposits', title: text('vip.row_keep_deposits') },
      cells: levels.map((l) => money(l.keepDeposits)),
    },
    {
      ...{ key: 'keepValid', title: text('vip.row_keep_valid') },
      cells: levels.map((l) => money(l.keepValid)),
    },
    ...rebates,
    {
      ...{ key: 'day', title: text('vip.row_day') },
      cells: levels.map(({ payoutDayMax }) => (payoutDayMax ? money(payoutDayMax) : text('vip.usual'))),
    },
    {
      ...{ key: 'free', title: text('vip.row_free') },
      cells: levels.map(({ freePayouts }) => (freePayouts > 0 ? String(freePayouts) : '–')),
    },
    {
      ...{ key: 'service', title: text('vip.service') },
      cells: levels.map(({ hasService, rank }) =>
        hasService ? (
          <CheckIcon
            key={rank}
            size={18}
            weight="bold"
            className="ms-auto"
            aria-label={text('vip.included')}
          />
        ) : (
          <span key={rank}>
            <span aria-hidden="true">–</span>
            <span className="sr-only">{text('vip.not_included')}</span>
          </span>
        ),
      ),
    },
  ]
}
