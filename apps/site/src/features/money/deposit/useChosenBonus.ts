import { promotions, type ReplyOf } from '@jackfruit/contracts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePlace } from '../../../shared/address/navigation.ts'
import { call } from '../../../shared/calls/api.ts'
import { useLanguage } from '../../../shared/text/text.ts'

export type DepositBonus = ReplyOf<typeof promotions.depositOffers>['lists'][number]

/**
 * What each offer would bring for this amount, and the one that is chosen: first the one that the address names. What was
 * known stays on screen while the next is asked for.
 */
export function useChosenBonus(amount: string | null) {
  const language = useLanguage() as 'EN'
  const [offer, setOffer] = useState<string | null>(usePlace().search['bonus'] ?? null)
  const known = useQuery({
    queryKey: ['offers', 'deposit', amount, language],
    queryFn: ({ signal }) =>
      call(promotions.depositOffers, { query: { language, ...(amount ? { amount } : {}) }, signal }),
    placeholderData: keepPreviousData,
  })
  const offers = known.data?.lists ?? []
  return {
    offers,
    // What cannot be chosen any more for this amount is not sent along.
    bonus: offers.find(({ id, why }) => id === offer && why === null) ?? null,
    setOffer,
    askAgain: () => void known.refetch(),
  }
}
