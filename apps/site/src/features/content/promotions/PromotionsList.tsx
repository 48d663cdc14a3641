import { formatDateTime } from '@jackfruit/i18n'
import { Button, Card, RindTexture, Skeleton } from '@jackfruit/ui'
import type { ReactNode } from 'react'
import { GiftIcon } from '../../../shared/look/icons.ts'
import { Failed } from '../../../shared/parts/Failed.tsx'
import { More } from '../../../shared/parts/More.tsx'
import { useBrand } from '../../../shared/session/brand.ts'
import { safeNodes } from '../../../shared/text/html.ts'
import { useLanguage, useText } from '../../../shared/text/text.ts'
import { type Promotion, usePromotions } from './queries.ts'

interface PromotionsListProps {
  onOpen: (id: string) => void
  /** What is shown where the house has written none. */
  whereNone: ReactNode
}

/** What the house has written as promotions, one card each. */
export default function PromotionsList({ onOpen, whereNone }: PromotionsListProps) {
  const text = useText()
  const found = usePromotions()
  const rows = found.data?.pages.flatMap(({ content }) => content)
  if (rows?.length === 0) return whereNone
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-labelledby="house-promotions">
      <h2 id="house-promotions" className="text-[21px] md:text-[24px]">
        {text('offers.articles')}
      </h2>
      {!rows && found.isError && (
        <Card>
          <Failed of={found} title="promotions.failed" />
        </Card>
      )}
      {!rows && found.isPending && (
        <div aria-busy="true" className={columns}>
          <Skeleton className="h-[260px] !rounded-[18px]" />
          <Skeleton className="h-[260px] !rounded-[18px]" />
        </div>
      )}
      {rows && (
        <ul className={columns} data-testid="promotions">
          {rows.map((row) => (
            <li key={row.id} className="grid">
              <PromotionCard promotion={row} onOpen={() => onOpen(row.id)} />
            </li>
          ))}
        </ul>
      )}
      <More of={found} words="promotions.more" />
    </section>
  )
}

const columns = 'grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 lg:grid-cols-3'

const leadMax = 140

/** The first words of what was written, without its marks. */
function leadOf(html: string): string {
  const words = [...safeNodes(html).childNodes].map(({ textContent }) => textContent ?? '').join(' ')
  const plain = words.replace(/\s+/g, ' ').trim()
  return plain.length > leadMax ? `${plain.slice(0, leadMax).replace(/\s+\S*$/, '')}…` : plain
}

function PromotionCard({ promotion, onOpen }: { promotion: Promotion; onOpen: () => void }) {
  const text = useText()
  const language = useLanguage()
  const { timeZone } = useBrand()
  const { title, content, publishedAt } = promotion
  return (
    <Card as="article" className="flex flex-col overflow-hidden" data-testid="promotion">
      <div className="rind on-rind relative flex min-h-[132px] items-end overflow-hidden p-5">
        <RindTexture strength={0.22} fade="start" />
        <GiftIcon
          size={104}
          weight="duotone"
          className="absolute end-3 -bottom-2 -z-[1] text-gold-300 opacity-60"
        />
        <h3 className="max-w-[70%] !text-[20px]">{title}</h3>
      </div>
      <div className="flex flex-1 flex-col justify-between gap-4 p-5">
        <p className="text-[15px] text-text-2 [overflow-wrap:anywhere]">{leadOf(content)}</p>
        <div className="flex items-center justify-between gap-3">
          <time dateTime={publishedAt} className="num text-[13px] text-text-2">
            {formatDateTime(publishedAt, language, timeZone, 'day')}
          </time>
          <Button onClick={onOpen} aria-label={`${text('promotions.details')}: ${title}`}>
            {text('promotions.details')}
          </Button>
        </div>
      </div>
    </Card>
  )
}
