import { formatMoney, formatPercent } from '@jackfruit/i18n'
import { parseMinor } from '@jackfruit/kernel'
import { Meter } from '@jackfruit/ui'
import { CheckCircleIcon } from '../../../shared/look/icons.ts'
import { portionOf } from '../../../shared/money/portion.ts'
import { useBrand } from '../../../shared/session/brand.ts'
import { useText } from '../../../shared/text/text.ts'

interface ProgressProps {
  of: 'deposits' | 'valid'
  done: string
  need: string
  isOnRind?: boolean
}

/** How far one of the two sums is, and what is missing. */
export function Progress({ of, done, need, isOnRind = false }: ProgressProps) {
  const text = useText()
  const { currency } = useBrand()
  const money = (amount: string | bigint) => formatMoney(amount, currency, { whole: true })
  const percent = portionOf(done, need)
  const missing = (parseMinor(need) ?? 0n) - (parseMinor(done) ?? 0n)
  const label = text(`vip.${of}`)
  const progress = text('vip.done_of', { done: money(done), need: money(need) })
  const quiet = isOnRind ? 'text-on-rind-2' : 'text-text-2'
  return (
    <div className="grid content-start gap-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-[14px]">
        <span className="font-[660]">{label}</span>
        <span className={`num ${quiet}`}>{formatPercent(String(percent), 0)}</span>
      </p>
      <Meter
        label={label}
        value={progress}
        percent={percent}
        {...(isOnRind && { tone: 'warning' as const, className: '!bg-white/15 !ring-white/10' })}
      />
      <p className={`num flex flex-wrap justify-between gap-x-4 text-[13px] ${quiet}`}>
        <span>{progress}</span>
        {missing > 0n ? (
          <span className={isOnRind ? 'font-[620] text-gold-300' : 'font-[620] text-text'}>
            {text('vip.to_go', { amount: money(missing) })}
          </span>
        ) : (
          <span className="flex items-center gap-1 font-[620]">
            <CheckCircleIcon size={16} weight="fill" />
            {text('vip.done')}
          </span>
        )}
      </p>
    </div>
  )
}
