import type { SlotTheme } from './reels/theme.ts'
import type { Say } from './texts.ts'

/** What a slot lends the frame around it: its look. Rules and outcomes come from the studio's server. */
export interface GameView {
  readonly name: string
  readonly studio: string
  /** Pictures behind and beside the reels. */
  readonly hall: string
  readonly guardian: string
  readonly theme: (say: Say) => Promise<SlotTheme>
  /** A symbol for the paytable. */
  readonly symbolPicture: (name: string) => HTMLElement
}
