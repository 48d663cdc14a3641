import { formatDateTime } from '@jackfruit/i18n'
import { Badge, Button, Card, Empty } from '@jackfruit/ui'
import { CaretRightIcon } from '../../../shared/look/icons.ts'
import { Failed } from '../../../shared/parts/Failed.tsx'
import { More } from '../../../shared/parts/More.tsx'
import { SubPage } from '../../../shared/parts/SubPage.tsx'
import { useBrand } from '../../../shared/session/brand.ts'
import { useLanguage, useText } from '../../../shared/text/text.ts'
import { isOver, type Order, useOrders } from './queries.ts'
import { Sum } from './Sum.tsx'
import { WaitingList } from './Waiting.tsx'
import { reasonText, stateText, toneOf, useMethodName } from './words.ts'

/** All withdrawals, the newest first; each opens with its whole story. */
export function HistoryPage({ onBack, onOrder }: { onBack: () => void; onOrder: (id: string) => void }) {
  const text = useText()
  const orders = useOrders()
  const rows = orders.data?.pages.flatMap(({ lists }) => lists) ?? []
  return (
    <SubPage title={text('withdraw.history')} back={text('withdraw.title')} onBack={onBack}>
      {orders.isPending ? (
        <WaitingList />
      ) : !orders.data ? (
        <Card>
          <Failed of={orders} title="withdraw.failed" />
        </Card>
      ) : rows.length === 0 ? (
        <Card>
          <Empty
            title={text('withdraw.history_empty')}
            action={
              <Button look="gold" onClick={onBack}>
                {text('withdraw.submit')}
              </Button>
            }
          >
            {text('withdraw.history_empty_text')}
          </Empty>
        </Card>
      ) : (
        <>
          <Card as="ul" className="overflow-hidden">
            {rows.map((order) => (
              <OrderRow key={order.id} order={order} onOpen={() => onOrder(order.id)} />
            ))}
          </Card>
          <More of={orders} words="withdraw.more" />
        </>
      )}
    </SubPage>
  )
}

function OrderRow({ order, onOpen }: { order: Order; onOpen: () => void }) {
  const language = useLanguage()
  const { timeZone } = useBrand()
  const nameOf = useMethodName()
  const { state, amount, currency, createdAt, tail, reason } = order
  const why = isOver(state) && state !== 'COMPLETED' ? reasonText(reason) : null
  return (
    <li className="border-line not-first:border-t">
      <button
        type="button"
        data-order={order.id}
        className="flex w-full items-center gap-x-4 px-4 py-3 text-start -outline-offset-3 hover:bg-surface-2 md:px-5"
        onClick={onOpen}
      >
        <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <span className="min-w-[130px]">
            <Sum amount={amount} currency={currency} className="text-[16px]" />
            <span className="num block text-[13px] text-text-2">
              {nameOf(order)} <bdi className="whitespace-nowrap">···· {tail}</bdi> ·{' '}
              {formatDateTime(createdAt, language, timeZone, 'short')}
            </span>
            {why && <span className="block text-[13px] text-text-2">{why}</span>}
          </span>
          <Badge tone={toneOf[state]}>{stateText(state)}</Badge>
        </span>
        <CaretRightIcon size={16} className="flex-none text-text-3 rtl:-scale-x-100" />
      </button>
    </li>
  )
}
