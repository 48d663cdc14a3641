import { cashierDeposits } from '@jackfruit/contracts'
import { formatDateTime } from '@jackfruit/i18n'
import { Button, Card, Skeleton } from '@jackfruit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../../shared/calls/api.ts'
import { OrderHead } from '../../../shared/money/OrderHead.tsx'
import { Timeline, type TimelineRow } from '../../../shared/money/Timeline.tsx'
import { Failed } from '../../../shared/parts/Failed.tsx'
import { useBrand } from '../../../shared/session/brand.ts'
import { note } from '../../../shared/text/notes.ts'
import { failureText, useLanguage, useText } from '../../../shared/text/text.ts'
import { payText, shareOf } from './amounts.ts'
import { ClaimForm } from './ClaimForm.tsx'
import { HowToPay } from './HowToPay.tsx'
import { type Change, isOpen, type Order, useOrder, useRefresh } from './queries.ts'
import { reasonKey } from './reasons.ts'
import { dotOf, StateBadge } from './StateBadge.tsx'

/** One order: where it stands, how it is paid, and everything that happened to it. */
export function OrderView({ id }: { id: string }) {
  const order = useOrder(id)
  const client = useQueryClient()
  const credited = order.data?.order.credited
  // What was credited is in the purse: the balance beside it is read again.
  useEffect(() => {
    if (credited !== undefined) void client.invalidateQueries({ queryKey: ['wallet', 'balance'] })
  }, [client, credited])
  if (order.isError && !order.data)
    return (
      <Card>
        <Failed of={order} title="deposit.failed" />
      </Card>
    )
  if (!order.data)
    return (
      <div className="grid gap-4" aria-busy="true">
        <Skeleton className="h-[150px] !rounded-[20px]" />
        <Skeleton className="h-[380px] !rounded-[18px]" />
      </div>
    )
  return <Shown {...order.data} />
}

function Shown({ order, changes }: { order: Order; changes: readonly Change[] }) {
  const text = useText()
  const language = useLanguage()
  const { timeZone } = useBrand()
  const refresh = useRefresh()
  const [isBusy, setBusy] = useState(false)
  const giveUp = async () => {
    setBusy(true)
    try {
      await call(cashierDeposits.giveUp, { body: { id: order.id } })
      note('plain', text('deposit.given_up_note'))
    } catch (failure) {
      note('bad', failureText(failure))
    } finally {
      await refresh()
      setBusy(false)
    }
  }
  const isPart = order.state === 'PARTIAL'
  const pays = isOpen(order) && order.state !== 'CREATED'
  const rows = [...changes].reverse().map(
    ({ to, at, actor, reason }): TimelineRow => ({
      ...{ id: `${at}-${to}`, at, title: text(`deposit.state_${to}`), tone: dotOf(to) },
      detail: [reason && text(reasonKey(reason)), text(`deposit.actor_${actor}`)].filter(Boolean).join(' · '),
    }),
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <OrderHead
        letter="D"
        id={order.id}
        currency={order.currency}
        amount={isPart || order.credited === '0.00' ? order.due : order.credited}
        since={formatDateTime(order.createdAt, language, timeZone, 'short')}
        badge={<StateBadge state={order.state} />}
        line={order.methodName}
      >
        {order.pay.currency !== order.currency && order.credited === '0.00' && (
          <p className="text-[13px]">{text('deposit.worth')}</p>
        )}
        {order.reason && <p className="text-[14px]">{text(reasonKey(order.reason))}</p>}
        {isPart && (
          <div className="grid gap-1.5">
            <span aria-hidden="true" className="h-3 overflow-hidden rounded-full bg-white/20">
              <span
                className="block h-full rounded-full bg-rind-300"
                style={{ width: `${shareOf(order.paid, order.pay.amount)}%` }}
              />
            </span>
            <p className="text-[14px] text-on-rind-2">
              {text('deposit.came_so_far')}:{' '}
              <b className="num text-white">
                {payText({ ...order.pay, amount: order.paid }, order.currency)}
              </b>
              {' / '}
              <span className="num">{payText(order.pay, order.currency)}</span>
            </p>
          </div>
        )}
        {order.state === 'UNMATCHED' && order.reviewDueAt && (
          <p className="text-[14px]">
            {text('deposit.review_until', {
              time: formatDateTime(order.reviewDueAt, language, timeZone, 'short'),
            })}
          </p>
        )}
      </OrderHead>
      {pays && <HowToPay order={order} />}
      {pays && <ClaimForm order={order} />}
      <Timeline title={text('deposit.progress')} rows={rows} />
      {order.state === 'AWAITING_PAYMENT' && (
        <Button look="text" isBusy={isBusy} className="justify-self-center" onClick={() => void giveUp()}>
          {text('deposit.give_up')}
        </Button>
      )}
    </div>
  )
}
