import type { promotions } from '@jackfruit/contracts'
import { RindTexture } from '@jackfruit/ui'
import type { ReactNode } from 'react'
import {
  CardsIcon,
  CoinsIcon,
  DiamondIcon,
  EggCrackIcon,
  EnvelopeSimpleIcon,
  FlowerLotusIcon,
  type IconKind,
  LampIcon,
  OrangeIcon,
  PokerChipIcon,
  RocketIcon,
  SoccerBallIcon,
  TicketIcon,
} from '../../../shared/look/icons.ts'

type Art = promotions.Offer['art']

const icons: Readonly<Record<Art, IconKind>> = {
  fruit: OrangeIcon,
  coins: CoinsIcon,
  gem: DiamondIcon,
  lotus: FlowerLotusIcon,
  ball: SoccerBallIcon,
  cards: CardsIcon,
  rocket: RocketIcon,
  temple: LampIcon,
  wheel: PokerChipIcon,
  egg: EggCrackIcon,
  envelope: EnvelopeSimpleIcon,
  ticket: TicketIcon,
}

interface OfferArtProps {
  art: Art
  /** What is over is told in grey as well. */
  isOver?: boolean
  className?: string
  size?: number
  children: ReactNode
}

/** The picture over which an offer says its name. */
export function OfferArt({ art, isOver = false, className = '', size = 116, children }: OfferArtProps) {
  const Icon = icons[art]
  return (
    <div
      className={`rind on-rind relative isolate flex overflow-hidden ${isOver ? 'saturate-[.25]' : ''} ${className}`}
    >
      <RindTexture strength={0.22} fade="start" />
      <span
        aria-hidden="true"
        className="absolute -end-6 -bottom-8 -z-[1] size-[190px] rounded-full bg-gold-300 opacity-[.14] blur-2xl"
      />
      <Icon
        size={size}
        weight="duotone"
        // Large, it stands behind words on a phone.
        className={`absolute end-4 -bottom-2 -z-[1] text-gold-300 opacity-80 ${size > 150 ? 'max-md:opacity-25' : ''}`}
      />
      {children}
    </div>
  )
}
