import { formatDateTime, formatMoney } from '@jackfruit/i18n'
import type { Minor } from '@jackfruit/kernel'
import { join } from '@jackfruit/ui'
import { area, line } from 'd3-shape'
import { useLanguage } from '../../../../shared/text/text.ts'
import { minorOf } from '../shared/minor.ts'
import { axisOf, dayScale, namedDays } from './axis.ts'
import { useDayChoice } from './useDayChoice.ts'

interface Series {
  readonly name: string
  readonly of: readonly string[]
}

interface LineChartProps {
  title: string
  days: readonly string[]
  currency: string
  scale: number
  /** The first is a solid line over a tint, the second dotted: they are told apart without their colours. */
  series: readonly [Series, Series]
}

const [width, height] = [600, 180]
const namedMost = 5
const looks = [
  { line: 'stroke-nav-active', dot: 'bg-nav-active', dash: undefined },
  { line: 'stroke-gold-600', dot: 'bg-gold-600', dash: '2 7' },
] as const

/** Two lines over the days. A pointer, a finger or the arrow keys choose a day, whose figures are told in words. */
export function LineChart({ title, days, currency, scale, series }: LineChartProps) {
  const language = useLanguage()
  const values = series.map(({ of }) => of.map((amount) => minorOf(amount, scale)))
  const { ticks, placeOf } = axisOf(values.flat(), { scale, height })
  const x = dayScale(days.length, width)
  const dayName = (day: string) => formatDateTime(`${day}T12:00:00Z`, language, 'UTC', 'date')
  const { at, last, by } = useDayChoice(days.length, (share) => Math.round(x.invert(share * width)))
  const said = series.map(({ name, of }) => `${name} ${formatMoney(of[at] ?? '0', currency)}`).join(', ')
  return (
    <div>
      <div className="mt-3 flex gap-2" dir="ltr">
        <div className="relative w-10 flex-none" style={{ height }} aria-hidden="true">
          {ticks.map(({ place, label }) => (
            <span
              key={label}
              className="num absolute end-0 -translate-y-1/2 text-[12px] leading-none text-text-3"
              style={{ top: place }}
            >
              {label}
            </span>
          ))}
        </div>
        <div className="min-w-0 flex-1">
          <div
            className="relative touch-pan-y rounded-[4px]"
            role="slider"
            tabIndex={0}
            aria-valuemin={0}
            aria-valuemax={last}
            aria-valuenow={at}
            {...by}
            aria-label={title}
            aria-valuetext={`${dayName(days[at] ?? '')}: ${said}`}
          >
            <svg
              viewBox={`0 0 ${width} ${height}`}
              preserveAspectRatio="none"
              height={height}
              className="block w-full overflow-visible"
              aria-hidden="true"
            >
              {ticks.map(({ place, label, isNought }) => (
                <line
                  key={label}
                  x1="0"
                  x2={width}
                  y1={place}
                  y2={place}
                  className={isNought ? 'stroke-line-strong' : 'stroke-line'}
                  vectorEffect="non-scaling-stroke"
                />
              ))}
              <line
                x1={x(at)}
                x2={x(at)}
                y1="0"
                y2={height}
                className="stroke-text-3"
                strokeDasharray="3 3"
                vectorEffect="non-scaling-stroke"
              />
              <Lines {...{ values, x, placeOf }} />
            </svg>
            {values.map((each, place) => (
              <span
                key={looks[place]?.line}
                aria-hidden="true"
                className={join(
                  'absolute size-2.5 -translate-1/2 rounded-full ring-2 ring-surface',
                  looks[place]?.dot,
                )}
                style={{ left: `${(x(at) * 100) / width}%`, top: placeOf(each[at] ?? 0n) }}
              />
            ))}
          </div>
          <DayNames names={days.map(dayName)} x={x} />
        </div>
      </div>
      <dl className="mt-2 flex flex-wrap gap-x-5 gap-y-1 ps-11 text-[13px]">
        <dt className="num font-[640]">{dayName(days[at] ?? '')}</dt>
        {series.map(({ name, of }, place) => (
          <dd key={name} className="flex flex-wrap items-center gap-x-2">
            <svg width="22" height="4" aria-hidden="true">
              <line
                x2="22"
                y1="2"
                y2="2"
                strokeWidth="3"
                className={looks[place]?.line}
                strokeDasharray={looks[place]?.dash && '3 4'}
              />
            </svg>
            <span className="text-text-2">{name}</span>
            <b className="num font-[680]">{formatMoney(of[at] ?? '0', currency)}</b>
          </dd>
        ))}
      </dl>
    </div>
  )
}

interface DayNamesProps {
  names: readonly string[]
  x: (at: number) => number
}

/** Some of the days below their places. */
function DayNames({ names, x }: DayNamesProps) {
  return (
    <p className="num relative mt-2 h-4 text-[12px] leading-none text-text-3" aria-hidden="true">
      {namedDays(names.length, namedMost).map((day, place, { length }) => (
        <span
          key={day}
          className={join(
            'absolute whitespace-nowrap',
            (place > 0 || length === 1) &&
              (place === length - 1 && length > 1 ? '-translate-x-full' : '-translate-x-1/2'),
            // On a phone there is room for the ends and the middle.
            length > 3 && place > 0 && place < length - 1 && place * 2 !== length - 1 && 'max-sm:hidden',
          )}
          style={{ left: `${(x(day) * 100) / width}%` }}
        >
          {names[day]}
        </span>
      ))}
    </p>
  )
}

interface LinesProps {
  values: readonly (readonly Minor[])[]
  x: (at: number) => number
  placeOf: (value: Minor) => number
}

function Lines({ values, x, placeOf }: LinesProps) {
  const [under = []] = values
  const byDay = (_: Minor, at: number) => x(at)
  const pathOf = line(byDay, placeOf)
  const areaOf = area(byDay, placeOf(0n), placeOf)
  return (
    <>
      <path d={areaOf([...under]) ?? ''} className="fill-nav-active/12" />
      {values.map((each, place) => (
        <path
          key={looks[place]?.line}
          d={pathOf([...each]) ?? ''}
          fill="none"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
          strokeDasharray={looks[place]?.dash}
          className={looks[place]?.line}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </>
  )
}
