import { Button, Card, Dialog, Skeleton } from '@jackfruit/ui'
import { type ReactNode, useState } from 'react'
import { XIcon } from '../../../shared/look/icons.ts'
import { Failed } from '../../../shared/parts/Failed.tsx'
import { useSession } from '../../../shared/session/session.ts'
import { useText } from '../../../shared/text/text.ts'
import { ExchangeDialog } from './ExchangeDialog.tsx'
import { pointsOf } from './figure.ts'
import { MallHead } from './MallHead.tsx'
import { OrderRow } from './OrderRow.tsx'
import { type Goods, useExchanges, useMall, usePoints } from './queries.ts'
import { RatioTable } from './RatioTable.tsx'
import { Shelf } from './Shelf.tsx'

export interface MallWays {
  /** Where it is shown when there are no goods. */
  readonly onOffers: () => void
  readonly onLogIn: () => void
  readonly onSetPassword: () => void
  readonly onRecord: () => void
}

interface PointMallProps extends MallWays {
  /** The slides of this page. */
  banner?: ReactNode
}

/** Goods for points, and points for money. */
export default function PointMall({ banner, ...ways }: PointMallProps) {
  const text = useText()
  const session = useSession()
  const found = useMall()
  const { data: own } = usePoints()
  const [chosen, setChosen] = useState<Goods | null>(null)
  const [isHowShown, setHowShown] = useState(false)
  const balance = own ? pointsOf(own.balance) : null
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] content-start gap-5 py-5 md:py-8">
      {banner}
      {found.isError && !found.data && (
        <Card>
          <Failed of={found} title="points.failed" />
        </Card>
      )}
      {found.isPending && (
        <div aria-busy="true" className="grid gap-5">
          <Skeleton className="h-[190px] !rounded-[18px]" />
          <Skeleton className="h-[320px] !rounded-[18px]" />
        </div>
      )}
      {found.data && (
        <>
          <MallHead terms={found.data.terms} onHow={() => setHowShown(true)} {...ways} />
          <div
            className={`grid grid-cols-[minmax(0,1fr)] items-start gap-5 ${session ? 'lg:grid-cols-[minmax(0,1fr)_300px]' : ''}`}
          >
            <Shelf
              goods={found.data.lists}
              balance={balance}
              onOffers={ways.onOffers}
              onExchange={(goods) => (session ? setChosen(goods) : ways.onLogIn())}
            />
            {session && <Mine onRecord={ways.onRecord} />}
          </div>
          <Dialog
            isOpen={isHowShown}
            onClose={() => setHowShown(false)}
            title={text('points.table_title')}
            closeLabel={text('common.close')}
            closeIcon={<XIcon size={22} />}
          >
            <div className="px-6 pt-4 pb-6">
              <RatioTable terms={found.data.terms} />
            </div>
          </Dialog>
        </>
      )}
      {chosen && own && (
        <ExchangeDialog
          goods={chosen}
          own={own}
          onClose={() => setChosen(null)}
          onSetPassword={ways.onSetPassword}
        />
      )}
    </div>
  )
}

/** So many of the newest stand beside the goods. */
const newest = 4

function Mine({ onRecord }: { onRecord: () => void }) {
  const text = useText()
  const found = useExchanges()
  const rows = found.data?.pages.flatMap(({ lists }) => lists) ?? []
  return (
    <Card as="aside" className="grid gap-4 p-4 md:p-5" aria-labelledby="my-exchanges">
      <div className="flex items-center justify-between gap-2">
        <h2 id="my-exchanges" className="!text-[18px]">
          {text('points.mine')}
        </h2>
        <Button look="text" size="sm" className="-me-2" onClick={onRecord}>
          {text('points.all')}
        </Button>
      </div>
      {found.isError && !found.data && <Failed of={found} title="points.record_failed" />}
      {found.isPending && <Skeleton className="h-32" />}
      {found.data && rows.length === 0 && (
        <p className="text-[14px] text-text-2">{text('points.mine_empty')}</p>
      )}
      {rows.length > 0 && (
        <ul className="divide-y divide-line" data-testid="exchanges">
          {rows.slice(0, newest).map((order) => (
            <li key={order.id} className="py-3 first:pt-0 last:pb-0">
              <OrderRow order={order} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
