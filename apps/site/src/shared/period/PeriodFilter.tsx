import { formatDateTime } from '@jackfruit/i18n'
import { SegmentedTabs } from '@jackfruit/ui'
import { useMemo } from 'react'
import { oneOf, useFilters } from '../address/filters.ts'
import { CalendarBlankIcon } from '../look/icons.ts'
import { useBrand } from '../session/brand.ts'
import { useLanguage, useText } from '../text/text.ts'
import { calendarDay, type Period, periods, type Range, rangeOf, rangeOfDay } from './period.ts'

interface Chosen {
  readonly period: Period
  /** One day instead, as 2026-11-21; empty for none. */
  readonly day: string
}

/** A stretch of days by the calendar of the brand, kept in the address, and what changes it. */
export function usePeriod(first: Period) {
  const { timeZone } = useBrand()
  const { filters, setFilters } = useFilters()
  const period = oneOf(periods, filters.days) ?? first
  const day = isDay(filters.day) ? filters.day : ''
  const setChosen = (next: Chosen) =>
    setFilters({ days: next.period === first ? undefined : next.period, day: next.day || undefined })
  const range: Range = useMemo(
    () => (day ? rangeOfDay(day, timeZone) : rangeOf(period, new Date(), timeZone)),
    [day, period, timeZone],
  )
  return { chosen: { period, day }, setChosen, range }
}

/** A date that there is, as 2026-11-21. */
const isDay = (text: string | undefined): text is string =>
  text !== undefined && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`))

interface PeriodFilterProps {
  chosen: Chosen
  onChange: (chosen: Chosen) => void
}

export function PeriodFilter({ chosen: { period, day }, onChange }: PeriodFilterProps) {
  const text = useText()
  const language = useLanguage()
  const { timeZone } = useBrand()
  return (
    <div className="flex items-center justify-between gap-2">
      <SegmentedTabs
        label={text('records.period')}
        value={day ? ('' as Period) : period}
        onChange={(next) => onChange({ period: next, day: '' })}
        segments={periods.map((value) => ({ value, label: text(`records.${value}`) }))}
      />
      <span className="pick" data-chosen={day !== ''}>
        <CalendarBlankIcon size={20} className="flex-none" />
        <span aria-hidden="true" className={day ? 'num' : 'max-sm:hidden'}>
          {day ? formatDateTime(`${day}T12:00:00Z`, language, 'UTC', 'date') : text('records.pick_day')}
        </span>
        <input
          type="date"
          className="num"
          aria-label={text('records.pick_day')}
          value={day}
          max={calendarDay(new Date(), timeZone)}
          onChange={(event) => onChange({ period, day: event.target.value })}
        />
      </span>
    </div>
  )
}
