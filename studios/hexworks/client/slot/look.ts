import type { GameView, TextFiles, ViewParts } from '@jackfruit/game-page/view'
import type { ReelLook } from '../reels/look.ts'
import type { RulesKit } from './rules-kit.ts'
import type { OwnWords } from './words.ts'

/** A slot as data: what makes it differ from all others. */
export interface SlotLook extends ReelLook {
  readonly name: GameView['name']
  readonly hall: string
  /** Who stands on both sides of the reels, and looks over them where there are no sides. */
  readonly guardian: string
  /** Where on that picture what must be seen begins, and how much of its height it takes. */
  readonly face?: readonly [from: number, share: number]
  /** What flies or swims is borne up and down; what has feet breathes. */
  readonly floats?: boolean
  /** The game's own words; they overrule the slot frame's and the page's. */
  readonly texts: TextFiles
  /** Wins that are no number of a kind: the key of their own words by symbol. */
  readonly ownWords?: OwnWords
  /** The key of what is told of the free spins before they begin, besides their multiplier. */
  readonly freeNote?: string
  /** The symbol of coins that are held, and pay what is printed on them. */
  readonly coin?: string
  /** Coins with names are published among its facts: what they pay stands above the reels. */
  readonly hasPrizes?: boolean
  /** The platform keeps jackpots for this game: they stand above the reels. */
  readonly hasMeters?: boolean
  /** Wins are counted by ways: how many there are stands beside the reels. */
  readonly hasWays?: boolean
  /** The game's part of the rules page, of the pieces of `kit`. */
  readonly rules: (parts: ViewParts, kit: RulesKit) => readonly HTMLElement[]
}
