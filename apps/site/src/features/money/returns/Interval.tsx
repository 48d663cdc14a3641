import { formatCount } from '@jackfruit/i18n'
import { join } from '@jackfruit/ui'
import { useText } from '../../../shared/text/text.ts'
import { isWithin, type Measure, placeOf } from './place.ts'

/** What was measured, drawn beside where it may lie by chance. The words say the same. */
export function Interval({
  of,
  published,
  label,
}: {
  of: Measure & { rounds: number }
  published: string
  label: string
}) {
  const text = useText()
  const { measured, low, high, rounds } = of
  const within = isWithin(of)
  return (
    <span className="block">
      <span className="flex items-baseline justify-between gap-3 text-[13px]">
        <span className={join('num text-[15px] font-[680]', !within && 'text-warning')}>
          <bdi>{measured}%</bdi>
        </span>
        <span className="num text-end text-text-2">
          <bdi>
            {low}–{high}%
          </bdi>
        </span>
      </span>
      {/* An axis of numbers runs from left to right in every language. */}
      <span dir="ltr" className="relative mt-1.5 block h-2 rounded-full bg-line" aria-hidden="true">
        <span className="absolute inset-y-0 left-1/6 right-1/6 rounded-full bg-rind-400/55" />
        <span
          className="absolute -inset-y-0.5 w-[2px] -translate-x-1/2 bg-text-3"
          style={{ left: `${placeOf({ ...of, measured: published })}%` }}
        />
        <span
          className={join(
            'absolute top-1/2 size-3.5 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-surface',
            within ? 'bg-rind-600 dark:bg-rind-300' : 'bg-warning',
          )}
          style={{ left: `${placeOf(of)}%` }}
        />
      </span>
      <span className="mt-1.5 block text-[13px] text-text-2">
        {text(within ? 'returns.within' : 'returns.outside')} ·{' '}
        {text('returns.rounds', { number: formatCount(rounds) })}
      </span>
      <span className="sr-only">{label}</span>
    </span>
  )
}
