import { formatMoney, formatPercent } from '@jackfruit/i18n'
import {
  ArrowCircleUpIcon,
  CoinsIcon,
  HeadsetIcon,
  type IconKind,
  PercentIcon,
} from '../../../shared/look/icons.ts'
import { useBrand } from '../../../shared/session/brand.ts'
import { useText } from '../../../shared/text/text.ts'
import type { Level } from './queries.ts'

/** What a level brings, in its three or four most telling figures. */
export function Brings({ level }: { level: Level }) {
  const text = useText()
  const { currency } = useBrand()
  const { rebates, payoutDayMax, freePayouts, hasService } = level
  const best = rebates.reduce((most, { rate }) => (Number(rate) > Number(most) ? rate : most), '0.000')
  const rows: (readonly [IconKind, string])[] = []
  if (Number(best) > 0) rows.push([PercentIcon, text('vip.brings_rebate', { rate: formatPercent(best) })])
  if (payoutDayMax)
    rows.push([
      ArrowCircleUpIcon,
      text('vip.brings_day', { amount: formatMoney(payoutDayMax, currency, { whole: true }) }),
    ])
  if (freePayouts > 0) rows.push([CoinsIcon, text('vip.brings_free', { count: String(freePayouts) })])
  if (hasService) rows.push([HeadsetIcon, text('vip.service')])
  if (rows.length === 0) return null
  return (
    <div className="grid gap-2 rounded-[14px] bg-black/20 p-4">
      <h4 className="!text-[14px] font-[660] text-gold-300">
        {text('vip.brings', { rank: String(level.rank) })}
      </h4>
      <ul className="grid gap-2 text-[14px]">
        {rows.map(([Icon, words]) => (
          <li key={words} className="flex items-start gap-2">
            <Icon size={18} className="mt-0.5 flex-none text-gold-300" />
            <span className="min-w-0">{words}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
