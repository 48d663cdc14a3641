import { Button, Card, Empty, SegmentedTabs, Skeleton } from '@jackfruit/ui'
import { type ReactNode, useState } from 'react'
import { Failed } from '../../../shared/parts/Failed.tsx'
import { useSession } from '../../../shared/session/session.ts'
import { useText } from '../../../shared/text/text.ts'
import { type Offer, useOffers } from '../shared/offers.ts'
import { OfferCard } from './OfferCard.tsx'
import type { OfferWays } from './PromotionAction.tsx'

interface OffersPageProps extends OfferWays {
  /** The slides of this page. */
  banner?: ReactNode
  /** What the house has written as promotions, below its offers; it says what is shown where there is none either. */
  articles: (whereNone: ReactNode) => ReactNode
  onOpen: (id: string) => void
}

const tabs = ['all', 'open', 'mine'] as const
type Tab = (typeof tabs)[number]

const isIn: Readonly<Record<Tab, (offer: Offer) => boolean>> = {
  all: () => true,
  open: ({ action, status }) => action !== 'none' && status !== 'rejected',
  mine: ({ status }) => !['join', 'comingSoon', 'closed', 'claim'].includes(status),
}

/** Every offer of the house, and where the member stands with each. */
export default function OffersPage({ banner, articles, onOpen, ...ways }: OffersPageProps) {
  const text = useText()
  const session = useSession()
  const [tab, setTab] = useState<Tab>('all')
  const found = useOffers()
  const offers = found.data?.lists
  const shown = offers?.filter(isIn[tab])
  const count = (of: Tab) => offers?.filter(isIn[of]).length ?? 0
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] content-start gap-5 py-5 md:py-8">
      {banner}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-[26px] md:text-[34px]">{text('promotions.title')}</h1>
        {session && offers && offers.length > 0 && (
          <SegmentedTabs
            label={text('offers.choose')}
            value={tab}
            onChange={setTab}
            segments={tabs.map((each) => ({
              value: each,
              label: (
                <>
                  {text(`offers.tab_${each}`)} <span className="num text-text-2">{count(each)}</span>
                </>
              ),
            }))}
          />
        )}
      </div>
      {!offers && found.isError && (
        <Card>
          <Failed of={found} title="promotions.failed" />
        </Card>
      )}
      {!offers && found.isPending && (
        <div aria-busy="true" className={columns}>
          {[1, 2, 3].map((each) => (
            <Skeleton key={each} className="h-[320px] !rounded-[18px]" />
          ))}
        </div>
      )}
      {offers && offers.length > 0 && shown?.length === 0 && tab !== 'all' && (
        <Card>
          <Empty
            title={text(`offers.none_${tab}_title`)}
            action={<Button onClick={() => setTab('all')}>{text('offers.see_all')}</Button>}
          >
            {text('offers.none_text')}
          </Empty>
        </Card>
      )}
      {shown && shown.length > 0 && (
        <ul className={columns} data-testid="offers">
          {shown.map((offer) => (
            <li key={offer.id} className="grid">
              <OfferCard offer={offer} onOpen={() => onOpen(offer.id)} {...ways} />
            </li>
          ))}
        </ul>
      )}
      {tab === 'all' &&
        articles(
          offers?.length === 0 && (
            <Card>
              <Empty title={text('promotions.empty_title')}>{text('promotions.empty_text')}</Empty>
            </Card>
          ),
        )}
    </div>
  )
}

const columns = 'grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 lg:grid-cols-3'
