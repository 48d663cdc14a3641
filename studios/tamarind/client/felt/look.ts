/** What a game lends the felt. */
import type { GameView, Look, Round, Say, TextFiles, ViewParts } from '@jackfruit/game-page/view'
import type { Json } from '@jackfruit/studio-kit/rules'
import type { Wins } from '../../shared/shown.ts'
import type { Board, Shape } from './board.ts'
import type { OpenBets } from './stacks.ts'

/** Where the cards, the dice or the wheel are. */
export interface Scene {
  readonly node: HTMLElement
  readonly begin: (look: Look) => void
  /** Draws the round to its end. */
  readonly show: (shown: Json, look: Look, round: Round) => Promise<void>
  readonly hurry?: () => void
  /** A key for an action of the open round; true when it did something. */
  readonly press?: (key: string) => boolean
  readonly rest: () => void
}

export type Tone = 'red' | 'blue' | 'green' | 'black' | 'gold' | 'plain'

/** One result on the road. */
export interface Mark {
  readonly text: string
  readonly tone: Tone
  /** Drawn instead of the text, each in a box of 40. */
  readonly pictures?: readonly (readonly SVGElement[])[]
}

export interface PlaceLook {
  readonly label: string
  readonly tone: Tone
  /** Drawn instead of the label; the odds are left out where it is the odds. */
  readonly short?: string
  /** Drawn before the label. */
  readonly pictures?: readonly SVGElement[]
  /** A hot spot between places: it is drawn only when chips lie there or the pointer does. */
  readonly isSpot?: boolean
}

export interface FeltLook {
  readonly name: GameView['name']
  readonly hall: string
  /** The colour of the cloth. */
  readonly cloth: string
  readonly texts: TextFiles
  /** `ratio`: how many times as wide as high the board is. */
  readonly board: (shape: Shape, ratio: number) => Board
  readonly place: (id: string, say: Say) => PlaceLook
  readonly scene: (parts: ViewParts) => Scene
  readonly mark: (shown: Json) => Mark
  readonly wins: (shown: Json) => Wins
  /** What happened, in a few words. */
  readonly words: (shown: Json, say: Say) => string
  /** Its results stand in columns, as players of these games keep them. */
  readonly isBead?: boolean
  /** Paragraphs of the rules, as keys of texts. */
  readonly rules: readonly string[]
  /** The play itself needs the room: places are few. */
  readonly isSceneLarge?: boolean
  /** Rounds wait for the player: a hand is played by the buttons of the scene. */
  readonly hasActions?: boolean
  /** Of a round that waits for the player. */
  readonly bets?: (shown: Json, scale: number) => OpenBets
  /** A place without which nothing can be bet. */
  readonly needs?: string
}
