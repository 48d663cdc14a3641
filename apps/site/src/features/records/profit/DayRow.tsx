import { formatCount, formatDateTime } from '@jackfruit/i18n'
import { join } from '@jackfruit/ui'
import { useState } from 'react'
import { CaretDownIcon } from '../../../shared/look/icons.ts'
import { Amount } from '../../../shared/money/Amount.tsx'
import { useBrand } from '../../../shared/session/brand.ts'
import { knownText, useLanguage, useText } from '../../../shared/text/text.ts'
import type { Day } from './days.ts'

/** A day; what it opens are its categories. */
export function DayRow({ day }: { day: Day }) {
  const text = useText()
  const language = useLanguage()
  const { currency } = useBrand()
  const [isOpen, setOpen] = useState(false)
  // The day is a date already: noon of it by Greenwich is the same date there.
  const name = formatDateTime(`${day.day}T12:00:00Z`, language, 'UTC', 'date')
  const tint = isOpen ? 'bg-rind-050 dark:bg-surface-2' : ''
  return (
    <>
      <tr data-testid="profit-day" className={join('cursor-pointer', tint)} onClick={() => setOpen(!isOpen)}>
        <td className="num whitespace-nowrap">{name}</td>
        <td className="num end max-sm:!hidden">{formatCount(day.rounds)}</td>
        <td className="end max-sm:!hidden">
          <Amount amount={day.validBet} currency={currency} className="!font-[560]" />
        </td>
        <td className="end">
          <Amount amount={day.stake} currency={currency} className="!font-[560]" />
        </td>
        <td className="end">
          <span className="inline-flex items-center gap-1">
            <Amount amount={day.net} currency={currency} isNet />
            <button
              type="button"
              aria-expanded={isOpen}
              aria-label={text(isOpen ? 'profit.day_close' : 'profit.day_open', { day: name })}
              className="-me-2.5 grid h-11 w-11 flex-none place-items-center rounded-[10px] text-text-2"
              onClick={(event) => {
                event.stopPropagation()
                setOpen(!isOpen)
              }}
            >
              <CaretDownIcon
                size={16}
                weight="bold"
                className={join('transition-transform', isOpen && 'rotate-180')}
              />
            </button>
          </span>
        </td>
      </tr>
      {isOpen &&
        day.rows.map((row) => (
          <tr key={row.category} className={tint}>
            <td className="!ps-8 text-text-2">
              {knownText(`lobby.type_${row.category}`) ?? text('profit.other')}
            </td>
            <td className="num end max-sm:!hidden">{formatCount(row.rounds)}</td>
            <td className="end max-sm:!hidden">
              <Amount amount={row.validBet} currency={currency} className="!font-[500]" />
            </td>
            <td className="end">
              <Amount amount={row.stake} currency={currency} className="!font-[500]" />
            </td>
            <td className="end !pe-[54px]">
              <Amount amount={row.net} currency={currency} isNet className="!font-[600]" />
            </td>
          </tr>
        ))}
    </>
  )
}
