import { formatDateTime, formatMoney } from '@jackfruit/i18n'
import { Badge, type BadgeTone } from '@jackfruit/ui'
import {
  CheckCircleIcon,
  HourglassIcon,
  type IconKind,
  SealCheckIcon,
  XCircleIcon,
} from '../../../shared/look/icons.ts'
import { useBrand } from '../../../shared/session/brand.ts'
import { useLanguage, useText } from '../../../shared/text/text.ts'
import { pointsFigure } from './figure.ts'
import { GoodsArt } from './GoodsArt.tsx'
import type { Order } from './queries.ts'

/** Colour never speaks alone: each state has its icon and its words. */
const looks: Readonly<Record<Order['state'], readonly [BadgeTone, IconKind]>> = {
  inProcess: ['warning', HourglassIcon],
  rejected: ['negative', XCircleIcon],
  approved: ['info', SealCheckIcon],
  confirmed: ['positive', CheckCircleIcon],
}

interface OrderRowProps {
  order: Order
  /** With picture and address, where there is room. */
  isWhole?: boolean
}

/** One exchange: what, for how much, how it stands, and what was said to it. */
export function OrderRow({ order, isWhole = false }: OrderRowProps) {
  const text = useText()
  const language = useLanguage()
  const { currency, timeZone } = useBrand()
  const { what, goods, state, quantity, points, paidAmount, remark, time } = order
  const [tone, Icon] = looks[state]
  const name =
    what === 'cash'
      ? text('points.cash', { amount: formatMoney(paidAmount ?? '0', currency) })
      : (goods?.name ?? '')
  const sent = [
    order.receivingAddress,
    order.zaloId && `Zalo ${order.zaloId}`,
    order.whatsappId && `WhatsApp ${order.whatsappId}`,
  ]
    .filter(Boolean)
    .join(' · ')
  return (
    <div className="flex gap-3.5" data-testid="exchange" data-state={state}>
      {isWhole && goods && <GoodsArt art={goods.art} className="size-[64px] flex-none rounded-[12px]" />}
      <div className="grid min-w-0 flex-1 gap-1">
        <div className="flex items-start justify-between gap-3">
          <p className="font-[640] text-[15px] [overflow-wrap:anywhere]">
            {name}
            {quantity > 1 && <span className="text-text-2"> × {quantity}</span>}
          </p>
          <p className={`num font-[680] ${state === 'rejected' ? 'text-text-2 line-through' : ''}`}>
            −{pointsFigure(points)}
          </p>
        </div>
        <p className="text-[13px] text-text-2">
          {formatDateTime(time, language, timeZone, 'short')} ·{' '}
          {text(what === 'cash' ? 'points.said_cash' : `points.said_${state}`)}
        </p>
        {remark && <p className="text-[13px] [overflow-wrap:anywhere]">{remark}</p>}
        {isWhole && sent && <p className="text-[13px] text-text-2 [overflow-wrap:anywhere]">{sent}</p>}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={tone} icon={<Icon size={14} weight="bold" />}>
            {text(`points.state_${state}`)}
          </Badge>
          {isWhole && (
            <span className="text-[13px] text-text-3">{text('points.number', { order: order.id })}</span>
          )}
        </div>
      </div>
    </div>
  )
}
