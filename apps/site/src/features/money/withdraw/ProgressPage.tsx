import { cashierPayouts as calls } from '@jackfruit/contracts'
import { formatDateTime } from '@jackfruit/i18n'
import { Badge, Button, Card } from '@jackfruit/ui'
import { useState } from 'react'
import { call } from '../../../shared/calls/api.ts'
import { CheckCircleIcon, InfoIcon } from '../../../shared/look/icons.ts'
import { OrderHead } from '../../../shared/money/OrderHead.tsx'
import { Failed } from '../../../shared/parts/Failed.tsx'
import { SubPage } from '../../../shared/parts/SubPage.tsx'
import { useBrand } from '../../../shared/session/brand.ts'
import { note } from '../../../shared/text/notes.ts'
import { failureText, useLanguage, useText } from '../../../shared/text/text.ts'
import { CoinRate } from './CoinRate.tsx'
import { type Detail, isOver, useOrder, useRefresh } from './queries.ts'
import { Stages } from './Stages.tsx'
import { Story } from './Story.tsx'
import { Sum } from './Sum.tsx'
import { WaitingOrder } from './Waiting.tsx'
import { reasonText, stateText, toneOf, useDuration, useMethodName } from './words.ts'

interface ProgressPageProps {
  id: string
  onBack: () => void
  /** Where the parts that other members pay are shown and answered. */
  onMembers: (id: string) => void
}

/** One withdrawal on its way: where it stands, who stands before it, how long it takes, and all that happened. */
export function ProgressPage({ id, onBack, onMembers }: ProgressPageProps) {
  const text = useText()
  const order = useOrder(id)
  return (
    <SubPage title={text('withdraw.progress')} back={text('withdraw.title')} onBack={onBack}>
      {order.data ? (
        <Shown detail={order.data} onMembers={() => onMembers(id)} />
      ) : order.isError ? (
        <Card>
          <Failed of={order} title="withdraw.failed" />
        </Card>
      ) : (
        <WaitingOrder />
      )}
    </SubPage>
  )
}

function Shown({ detail, onMembers }: { detail: Detail; onMembers: () => void }) {
  const text = useText()
  const { order, parts, changes } = detail
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Head detail={detail} />
      {changes.some(({ to }) => to === 'P2P') && (
        <Card className="flex flex-wrap items-center gap-x-4 gap-y-2 p-5">
          <p className="min-w-[200px] flex-1 text-[15px] font-[640]">{text('withdraw.members_pay')}</p>
          <Button look={order.state === 'P2P' ? 'gold' : 'ghost'} onClick={onMembers}>
            {text('withdraw.members_see')}
          </Button>
        </Card>
      )}
      {!isOver(order.state) && <Waiting detail={detail} />}
      {(isOver(order.state) || order.state === 'KYC_WAIT') && <Why order={order} />}
      {parts.length > 0 && (
        <Card as="ul" className="overflow-hidden" aria-label={text('withdraw.parts')}>
          {parts.map((part, index) => (
            <li key={part.id} className="flex items-center gap-3 border-line px-4 py-3 not-first:border-t">
              <span className="flex-1 font-[640]">
                {text('withdraw.part', { number: index + 1, count: parts.length })}
              </span>
              <Sum amount={part.amount} currency={order.currency} />
              <Badge tone={toneOf[part.state]}>{stateText(part.state)}</Badge>
            </li>
          ))}
        </Card>
      )}
      <Story changes={changes} />
    </div>
  )
}

function Head({ detail: { order } }: { detail: Detail }) {
  const text = useText()
  const language = useLanguage()
  const { timeZone } = useBrand()
  const nameOf = useMethodName()
  const { id, state, amount, fee, receive, currency, pay, createdAt, tail } = order
  return (
    <OrderHead
      letter="W"
      {...{ id, amount, currency }}
      since={text('withdraw.asked_at', { time: formatDateTime(createdAt, language, timeZone, 'short') })}
      badge={<Badge tone={toneOf[state]}>{stateText(state)}</Badge>}
      line={text('withdraw.goes_to', { account: `${nameOf(order)} ····\u00a0${tail}` })}
    >
      <Stages state={state} />
      <dl className="grid grid-cols-2 gap-3 text-[14px]">
        <div>
          <dt className="text-on-rind-2">{text('withdraw.fee')}</dt>
          <dd>
            <Sum amount={fee} currency={currency} />
          </dd>
        </div>
        <div>
          <dt className="text-on-rind-2">{text('withdraw.receive')}</dt>
          <dd>
            <Sum amount={receive} currency={currency} />
          </dd>
          {pay && (
            <dd>
              <CoinRate coin={pay} purse={currency} isOnRind />
            </dd>
          )}
        </div>
      </dl>
    </OrderHead>
  )
}

/** The place in the line and the channel's times, both as they are now; and the way back while there is one. */
function Waiting({ detail: { order, ahead, channel } }: { detail: Detail }) {
  const text = useText()
  const duration = useDuration()
  const refresh = useRefresh()
  const [isBusy, setBusy] = useState(false)
  const cancel = async () => {
    setBusy(true)
    try {
      await call(calls.cancelPayout, { body: { id: order.id } })
      note('good', text('withdraw.cancelled'))
    } catch (failure) {
      note('bad', failureText(failure))
    }
    await refresh()
    setBusy(false)
  }
  return (
    <Card className="grid gap-4 p-5">
      <dl className="grid gap-4 sm:grid-cols-2">
        <div>
          <dt className="text-[13px] font-[600] text-text-2">{text('withdraw.in_line')}</dt>
          <dd className="text-[17px] font-[720]">
            {ahead === null
              ? text('withdraw.no_line')
              : ahead === 0
                ? text('withdraw.next_in_line')
                : text('withdraw.ahead', { count: ahead })}
          </dd>
        </div>
        <div>
          <dt className="text-[13px] font-[600] text-text-2">
            {text('withdraw.channel_times', { method: order.methodName })}
          </dt>
          <dd className="text-[17px] font-[720]">
            {channel
              ? text('withdraw.median', { time: duration(channel.medianSeconds) })
              : text('withdraw.no_times')}
          </dd>
          {channel && (
            <dd className="text-[13px] text-text-2">
              {text('withdraw.slowest', { time: duration(channel.slowSeconds), count: channel.paid })}
            </dd>
          )}
        </div>
      </dl>
      {order.canCancel && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4">
          <p className="min-w-[200px] flex-1 text-[14px] text-text-2">{text('withdraw.cancel_hint')}</p>
          <Button isBusy={isBusy} onClick={() => void cancel()}>
            {text('withdraw.cancel')}
          </Button>
        </div>
      )}
    </Card>
  )
}

/** How it ended and why, in words, with a person's own where there are any. */
function Why({ order: { state, reason, note: words } }: { order: Detail['order'] }) {
  const sentence = reasonText(reason)
  if (!sentence && !words) return null
  return (
    <Card className="flex gap-3 px-5 py-4 text-[15px]">
      {state === 'COMPLETED' ? (
        <CheckCircleIcon size={24} weight="fill" className="flex-none text-positive" />
      ) : (
        <InfoIcon size={24} weight="fill" className="flex-none text-warning" />
      )}
      <div className="grid min-w-0 gap-1">
        {sentence && <p className="font-[640]">{sentence}</p>}
        {words && <p className="text-text-2">{words}</p>}
      </div>
    </Card>
  )
}
