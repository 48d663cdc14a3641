import { formatDateTime } from '@jackfruit/i18n'
import { Button, Card } from '@jackfruit/ui'
import { ClockCounterClockwiseIcon } from '../../../shared/look/icons.ts'
import { useBrand } from '../../../shared/session/brand.ts'
import { useSay } from '../../../shared/text/said.ts'
import { useLanguage, useText } from '../../../shared/text/text.ts'
import { OfferArt } from '../shared/OfferArt.tsx'
import type { Offer } from '../shared/offers.ts'
import { StatusBadge } from '../shared/StatusBadge.tsx'
import { type OfferWays, PromotionAction } from './PromotionAction.tsx'

interface OfferCardProps extends OfferWays {
  offer: Offer
  onOpen: () => void
}

/** What, how much, until when, and one thing to do. */
export function OfferCard({ offer, onOpen, ...ways }: OfferCardProps) {
  const text = useText()
  const say = useSay()
  const isOver = offer.status === 'closed'
  return (
    <Card
      as="article"
      className="flex flex-col overflow-hidden"
      data-testid="offer"
      data-status={offer.status}
    >
      <OfferArt
        art={offer.art}
        isOver={isOver}
        className="min-h-[164px] flex-col items-start justify-between gap-4 p-4"
      >
        <StatusBadge status={offer.status} />
        <h2 className="max-w-[62%] !text-[21px] [overflow-wrap:anywhere]">
          <button type="button" className="text-start hover:underline" onClick={onOpen}>
            {offer.title}
          </button>
        </h2>
      </OfferArt>
      <div className="flex flex-1 flex-col gap-3 p-4">
        <p className="font-[620] text-[15px]">{say(offer.promise)}</p>
        <div className="flex flex-1 flex-col gap-3">
          <PromotionAction offer={offer} onOpen={onOpen} {...ways} />
          <div className="flex items-center justify-between gap-2 text-[13px] text-text-2">
            <span className="flex items-center gap-1.5">
              <ClockCounterClockwiseIcon size={15} />
              <OfferTime offer={offer} />
            </span>
            <Button
              look="text"
              size="sm"
              className="-me-2"
              onClick={onOpen}
              aria-label={`${text('promotions.details')}: ${offer.title}`}
            >
              {text('promotions.details')}
            </Button>
          </div>
        </div>
      </div>
    </Card>
  )
}

function OfferTime({ offer: { endsAt, startsAt, status } }: { offer: Offer }) {
  const text = useText()
  const language = useLanguage()
  const { timeZone } = useBrand()
  const written = (instant: string) => formatDateTime(instant, language, timeZone, 'short')
  if (status === 'comingSoon') return text('offers.from', { at: written(startsAt) })
  return endsAt ? text('offers.until', { at: written(endsAt) }) : text('offers.no_end')
}
