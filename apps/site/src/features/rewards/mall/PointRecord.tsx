import { formatDateTime } from '@jackfruit/i18n'
import { Button, Card, Empty, RindTexture, SegmentedTabs, Skeleton } from '@jackfruit/ui'
import { type ReactNode, useState } from 'react'
import { type Asked, Failed } from '../../../shared/parts/Failed.tsx'
import { More, type Paged } from '../../../shared/parts/More.tsx'
import { NotYet } from '../../../shared/parts/NotYet.tsx'
import { useBrand } from '../../../shared/session/brand.ts'
import { useLanguage, useText } from '../../../shared/text/text.ts'
import { pointsFigure, pointsMoved, pointsOf } from './figure.ts'
import { OrderRow } from './OrderRow.tsx'
import { type Entry, useEntries, useExchanges, useMall, usePoints } from './queries.ts'
import { nameOfLine, RatioTable } from './RatioTable.tsx'

const tabs = ['orders', 'earned', 'spent', 'table'] as const
type Tab = (typeof tabs)[number]

/** The member's points in the member centre: what is there, what came and went, and what earns them. */
export default function PointRecord({ onMall }: { onMall: () => void }) {
  const text = useText()
  const own = usePoints()
  const [tab, setTab] = useState<Tab>('orders')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 pb-4">
      <section
        className="rind on-rind relative isolate flex flex-wrap items-end justify-between gap-4 overflow-hidden rounded-[18px] p-5"
        aria-labelledby="own-points"
      >
        <RindTexture strength={0.2} fade="end" />
        <div className="grid gap-1">
          <h3 id="own-points" className="!text-[14px] font-[620] text-on-rind-2">
            {text('points.your_points')}
          </h3>
          <p className="num text-[30px] leading-[1.15] font-[720]" data-testid="points-balance">
            {own.data ? pointsFigure(own.data.balance) : '…'}
          </p>
          {own.data && pointsOf(own.data.owed) > 0n && (
            <p className="max-w-[46ch] text-[14px]">
              {text('points.owed', { points: pointsFigure(own.data.owed) })}
            </p>
          )}
          <p className="text-[14px] text-on-rind-2">{text('points.never')}</p>
        </div>
        <Button look="gold" onClick={onMall}>
          {text('points.to_mall')}
        </Button>
      </section>
      <div className="-mx-1 overflow-x-auto px-1 [scrollbar-width:none]">
        <SegmentedTabs
          label={text('points.record')}
          value={tab}
          onChange={setTab}
          segments={tabs.map((each) => ({ value: each, label: text(`points.tab_${each}`) }))}
        />
      </div>
      {tab === 'orders' && <Orders onMall={onMall} />}
      {tab === 'earned' && <Entries show="earned" onMall={onMall} />}
      {tab === 'spent' && <Entries show="spent" onMall={onMall} />}
      {tab === 'table' && <Table />}
    </div>
  )
}

function Table() {
  const found = useMall()
  if (found.isPending) return <Skeleton className="h-96 !rounded-[18px]" />
  return (
    <Card className="p-4 md:p-5">
      {found.isError ? <Failed of={found} title="points.failed" /> : <RatioTable terms={found.data.terms} />}
    </Card>
  )
}

type Pages = Asked & Paged & { readonly isPending: boolean; readonly isError: boolean }

/** What all lists of pages have: waiting, failed, nothing there, and older ones. */
function Listed({
  of,
  isEmpty,
  onMall,
  children,
}: {
  of: Pages
  isEmpty: boolean
  onMall: () => void
  children: ReactNode
}) {
  const text = useText()
  if (of.isPending || of.isError) return <NotYet of={of} title="points.record_failed" height="h-64" />
  if (isEmpty)
    return (
      <Card>
        <Empty
          title={text('points.nothing_title')}
          action={<Button onClick={onMall}>{text('points.to_mall')}</Button>}
        >
          {text('points.nothing_text')}
        </Empty>
      </Card>
    )
  return (
    <>
      <Card as="ul" className="divide-y divide-line px-4">
        {children}
      </Card>
      <More of={of} words="promotions.more" />
    </>
  )
}

function Orders({ onMall }: { onMall: () => void }) {
  const found = useExchanges()
  const rows = found.data?.pages.flatMap(({ lists }) => lists) ?? []
  return (
    <Listed of={found} isEmpty={rows.length === 0} onMall={onMall}>
      {rows.map((order) => (
        <li key={order.id} className="py-4">
          <OrderRow order={order} isWhole />
        </li>
      ))}
    </Listed>
  )
}

function Entries({ show, onMall }: { show: 'earned' | 'spent'; onMall: () => void }) {
  const found = useEntries(show)
  const rows = found.data?.pages.flatMap(({ lists }) => lists) ?? []
  return (
    <Listed of={found} isEmpty={rows.length === 0} onMall={onMall}>
      {rows.map((entry) => (
        <li key={`${entry.what}${entry.orderId}${entry.day}${entry.line}`} className="py-3">
          <EntryRow entry={entry} />
        </li>
      ))}
    </Listed>
  )
}

function EntryRow({ entry }: { entry: Entry }) {
  const text = useText()
  const language = useLanguage()
  const { timeZone } = useBrand()
  const { what, line, orderId, points, day, at } = entry
  const name = line
    ? text(nameOfLine(line))
    : text(`points.what_${what}` as 'points.what_redeem', { order: orderId ?? '' })
  // A day is the brand's own: noon of it in UTC is written as that day, without a zone.
  const when = day
    ? formatDateTime(`${day}T12:00:00Z`, language, 'UTC', 'day')
    : formatDateTime(at ?? '', language, timeZone, 'short')
  return (
    <div className="flex items-center justify-between gap-4" data-testid="entry">
      <div className="min-w-0">
        <p className="text-[15px] font-[600] [overflow-wrap:anywhere]">{name}</p>
        <p className="text-[13px] text-text-2">{when}</p>
      </div>
      <p className={`num font-[680] ${pointsOf(points) < 0n ? '' : 'text-positive'}`}>
        {pointsMoved(points)}
      </p>
    </div>
  )
}
