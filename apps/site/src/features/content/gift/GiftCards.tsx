import { GiftCard } from './GiftCard.tsx'
import type { Gift } from './useGifts.ts'

interface GiftCardsProps {
  gifts: readonly Gift[]
  isSmall?: boolean
  onChosen: () => void
}

/** The brand's gifts below each other. */
export function GiftCards({ gifts, isSmall = false, onChosen }: GiftCardsProps) {
  return (
    <ul className="grid gap-2.5" data-testid="gifts">
      {gifts.map((gift) => (
        <li key={gift.banner.bannerId} data-group={gift.banner.groupName}>
          <GiftCard {...{ gift, isSmall, onChosen }} />
        </li>
      ))}
    </ul>
  )
}
