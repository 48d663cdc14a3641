import { formatDateTime } from '@jackfruit/i18n'
import { useEffect, useState } from 'react'
import { useBrand } from '../../../shared/session/brand.ts'
import { useLanguage, useText } from '../../../shared/text/text.ts'

const two = (count: number) => String(count).padStart(2, '0')

/** By the clock, so that a sleeping tab is right when it wakes. Not read out: it would never stop. */
export function TimeLeft({ from, until }: { from: string; until: string }) {
  const text = useText()
  const language = useLanguage()
  const { timeZone } = useBrand()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  const left = Math.max(0, Math.ceil((Date.parse(until) - now) / 1_000))
  const share = Math.min(100, (left * 100_000) / Math.max(1, Date.parse(until) - Date.parse(from)))
  return (
    <div className="grid gap-2 rounded-[14px] bg-info-bg px-4 py-3">
      <div className="flex items-center justify-between gap-3">
        <span className="min-w-0">
          <span className="block text-[14px] leading-[1.45] font-[600] tall:leading-[1.6]">
            {text('deposit.time_left')}
          </span>
          <span className="num block text-[13px] text-text-2">
            {text('deposit.expires_at', { time: formatDateTime(until, language, timeZone, 'short') })}
          </span>
        </span>
        <span className="num text-[24px] leading-[1.25] font-[760]" aria-hidden="true">
          {two(Math.floor(left / 60))}:{two(left % 60)}
        </span>
      </div>
      <span aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-line">
        <span className="block h-full rounded-full bg-info" style={{ width: `${share}%` }} />
      </span>
      <p className="text-[13px] text-text-2">{text('deposit.late_ok')}</p>
    </div>
  )
}
