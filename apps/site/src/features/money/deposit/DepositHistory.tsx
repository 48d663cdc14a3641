import { formatDateTime } from '@jackfruit/i18n'
import { Button, Card, Empty, Skeleton } from '@jackfruit/ui'
import { CaretRightIcon } from '../../../shared/look/icons.ts'
import { Sum } from '../../../shared/money/Sum.tsx'
import { Failed } from '../../../shared/parts/Failed.tsx'
import { More } from '../../../shared/parts/More.tsx'
import { useBrand } from '../../../shared/session/brand.ts'
import { useLanguage, useText } from '../../../shared/text/text.ts'
import { type Order, useOrders } from './queries.ts'
import { StateBadge } from './StateBadge.tsx'

/** All orders, newest first. Each opens where it stands. */
export function DepositHistory({ onOpen, onNew }: { onOpen: (id: string) => void; onNew: () => void }) {
  const text = useText()
  const orders = useOrders()
  if (orders.isError && !orders.data)
    return (
      <Card>
        <Failed of={orders} title="deposit.failed" />
      </Card>
    )
  if (!orders.data)
    return (
      <Card className="grid gap-3 p-4" aria-busy="true">
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </Card>
    )
  const rows = orders.data.pages.flatMap((page) => page.orders)
  if (rows.length === 0) {
    return (
      <Card>
        <Empty
          title={text('deposit.empty')}
          action={
            <Button look="gold" onClick={onNew}>
              {text('deposit.new')}
            </Button>
          }
        >
          {text('deposit.empty_text')}
        </Empty>
      </Card>
    )
  }
  return (
    <div className="grid gap-4">
      <Card as="ul" className="overflow-hidden">
        {rows.map((order) => (
          <li key={order.id} className="border-line not-first:border-t">
            <HistoryRow order={order} onOpen={onOpen} />
          </li>
        ))}
      </Card>
      <More of={orders} words="deposit.more" />
    </div>
  )
}

function HistoryRow({ order, onOpen }: { order: Order; onOpen: (id: string) => void }) {
  const language = useLanguage()
  const { timeZone } = useBrand()
  const amount = order.credited === '0.00' ? order.due : order.credited
  return (
    <button
      type="button"
      className="flex w-full items-center gap-x-4 px-4 py-3 text-start -outline-offset-3 hover:bg-surface-2 md:px-5"
      onClick={() => onOpen(order.id)}
    >
      <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="min-w-[130px]">
          <Sum amount={amount} currency={order.currency} className="text-[16px]" />
          <span className="num block text-[13px] text-text-2">
            {order.methodName} · {formatDateTime(order.createdAt, language, timeZone, 'short')}
          </span>
        </span>
        <StateBadge state={order.state} />
      </span>
      <CaretRightIcon size={16} className="flex-none text-text-3 rtl:-scale-x-100" />
    </button>
  )
}
