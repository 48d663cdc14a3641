import type { GameView, TextFiles, ViewParts } from '@jackfruit/game-page/view'
import type { ReelLook } from '../reels/look.ts'
import type { RulesKit } from './rules-kit.ts'
import type { OwnWords } from './words.ts'

/** A slot as data: what makes it differ from all others. */
export interface SlotLook extends ReelLook {
  readonly name: GameView['name']
  readonly hall: string
  /** A picture beside the reels, where a screen is wide enough. */
  readonly guardian?: string
  /** The game's own words; they overrule the slot frame's and the page's. */
  readonly texts: TextFiles
  /** Wins that are no number of a kind: the key of their own words by symbol. */
  readonly ownWords?: OwnWords
  /** The key of what is told of the free spins before they begin, besides their multiplier. */
  readonly freeNote?: string
  /** Coins with names are published among its facts: what they pay stands above the reels. */
  readonly hasPrizes?: boolean
  /** The platform keeps jackpots for this game: they stand above the reels. */
  readonly hasMeters?: boolean
  /** The game's part of the rules page, of the pieces of `kit`. */
  readonly rules: (parts: ViewParts, kit: RulesKit) => readonly HTMLElement[]
}
