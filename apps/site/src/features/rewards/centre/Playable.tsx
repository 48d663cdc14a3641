import { Button, Card } from '@jackfruit/ui'
import { useSay } from '../../../shared/text/said.ts'
import { useText } from '../../../shared/text/text.ts'
import { OfferArt } from '../shared/OfferArt.tsx'
import { type Offer, useOffers } from '../shared/offers.ts'

type Drawn = Offer & { readonly action: 'spin' | 'crack' | 'open' }

const isDrawn = (offer: Offer): offer is Drawn =>
  offer.action === 'spin' || offer.action === 'crack' || offer.action === 'open'

/** Wheels, eggs and envelopes that the member may still try today. Where there are none, nothing is said. */
export function Playable({ onOffer }: { onOffer: (id: string) => void }) {
  const text = useText()
  const rows = useOffers().data?.lists.filter(isDrawn) ?? []
  if (rows.length === 0) return null
  return (
    <section className="grid gap-3">
      <h3 className="text-[17px]">{text('offers.rewards_play')}</h3>
      <ul
        className="grid gap-3 sm:grid-cols-2 sm:[&>li:last-child:nth-child(odd)]:col-span-2"
        data-testid="playable"
      >
        {rows.map((offer) => (
          <li key={offer.id} className="grid">
            <Play offer={offer} onOpen={() => onOffer(offer.id)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Play({ offer, onOpen }: { offer: Drawn; onOpen: () => void }) {
  const text = useText()
  const say = useSay()
  return (
    <Card as="article" className="flex flex-col overflow-hidden">
      <OfferArt art={offer.art} className="min-h-[136px] items-end p-4">
        <h4 className="max-w-[56%] !text-[18px] [overflow-wrap:anywhere]">{offer.title}</h4>
      </OfferArt>
      <div className="flex flex-1 flex-col justify-between gap-3 p-4">
        <p className="text-[14px] text-text-2">{say(offer.state)}</p>
        <Button
          className="w-full"
          onClick={onOpen}
          aria-label={`${text(`offers.do_${offer.action}`)}: ${offer.title}`}
        >
          {text(`offers.do_${offer.action}`)}
        </Button>
      </div>
    </Card>
  )
}
