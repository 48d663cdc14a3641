import { promotions, type ReplyOf } from '@jackfruit/contracts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { safeParse } from 'zod/mini'
import { call } from '../../../shared/calls/api.ts'
import { useSession } from '../../../shared/session/session.ts'
import { useLanguage } from '../../../shared/text/text.ts'

export type Offer = promotions.Offer
export type OfferDetail = ReplyOf<typeof promotions.detail>

/** Where somebody stands differs by who asks. */
const useAsked = () => {
  const language = useLanguage() as 'EN'
  const who = useSession() ? 'member' : 'visitor'
  return { language, who }
}

export function useOffers() {
  const { language, who } = useAsked()
  return useQuery({
    queryKey: ['offers', who, language],
    queryFn: ({ signal }) => call(promotions.list, { query: { language }, signal }),
    staleTime: 15_000,
  })
}

/** Null for what is no offer: an article of the house, or an address that is not complete. */
export function useOffer(id: string | undefined) {
  const { language, who } = useAsked()
  return useQuery({
    queryKey: ['offers', who, language, id],
    queryFn: ({ signal }) => call(promotions.detail, { query: { id: id ?? '', language }, signal }),
    enabled: id !== undefined && isOfferId(id),
    staleTime: 15_000,
    retry: false,
  })
}

const isOfferId = (id: string): boolean => safeParse(promotions.offerId, id).success

/** What hangs on offers is asked for again: cards, rewards, what is counted beside the menu. */
export function useOffersChanged(): () => Promise<unknown> {
  const cache = useQueryClient()
  return () =>
    Promise.all(['offers', 'rewards', 'counts'].map((key) => cache.invalidateQueries({ queryKey: [key] })))
}
