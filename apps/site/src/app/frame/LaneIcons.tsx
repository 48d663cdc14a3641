import {
  BirdIcon,
  CardsIcon,
  ClubIcon,
  FishIcon,
  GameControllerIcon,
  LightningIcon,
  SoccerBallIcon,
  SquaresFourIcon,
  TicketIcon,
  TrophyIcon,
} from '../../shared/look/icons.ts'
import type { Category } from './categories.ts'

/** The pictures of the kinds of games, apart from those of slots, which stand with the navigation itself. */
export default function LaneIcons({ lane, size }: { lane: Category['gameType']; size: number }) {
  switch (lane) {
    case 'LIVE':
      return <CardsIcon size={size} weight="duotone" />
    case 'FISH':
      return <FishIcon size={size} weight="duotone" />
    case 'PVP':
    case 'CARD':
      return <ClubIcon size={size} weight="duotone" />
    case 'SPORTS':
      return <SoccerBallIcon size={size} weight="duotone" />
    case 'ESPORTS':
      return <GameControllerIcon size={size} weight="duotone" />
    case 'LOTT':
      return <TicketIcon size={size} weight="duotone" />
    case 'ELOTT':
      return <LightningIcon size={size} weight="duotone" />
    case 'COCKFIGHT':
      return <BirdIcon size={size} weight="duotone" />
    case 'JACKPOT':
      return <TrophyIcon size={size} weight="duotone" />
    default:
      return <SquaresFourIcon size={size} weight="duotone" />
  }
}
