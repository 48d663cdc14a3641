import { join } from './join.ts'

interface MeterProps {
  /** What is measured: read out, not shown. */
  label: string
  /** In words, as "60.00 of 100.00". */
  value: string
  /** 0 to 100; null for an open end: an empty track. */
  percent: number | null
  tone?: 'good' | 'warning' | 'full'
  className?: string
}

const tones = { good: 'bg-rind-500', warning: 'bg-gold-500', full: 'bg-negative' }

/** How much of something is used or done. */
export function Meter({ label, value, percent, tone = 'good', className }: MeterProps) {
  return (
    <div
      className={join(
        'relative h-2 overflow-hidden rounded-full bg-sunken ring-1 ring-line ring-inset',
        className,
      )}
    >
      <meter
        className="sr-only"
        aria-label={label}
        aria-valuetext={value}
        min={0}
        max={100}
        value={percent ?? 0}
      />
      <div
        aria-hidden="true"
        className={join('h-full rounded-full', tones[tone])}
        style={{ width: `${percent ?? 0}%` }}
      />
    </div>
  )
}
