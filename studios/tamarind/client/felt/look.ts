/** What a game lends the felt. */

import type { Board, Shape } from '@jackfruit/game-page/felt/board'
import type { OpenBets } from '@jackfruit/game-page/felt/stacks'
import type { Tone } from '@jackfruit/game-page/felt/tone'
import type { Motion } from '@jackfruit/game-page/motion/motion'
import type { GameView, Look, Round, Say, TextFiles, ViewParts } from '@jackfruit/game-page/view'
import type { Json } from '@jackfruit/studio-kit/rules'
import type { Wins } from '../../shared/shown.ts'

/** Where the cards, the dice or the wheel are. */
export interface Scene {
  readonly node: HTMLElement
  /** Over all of the cloth, behind what is bet on. */
  readonly backdrop?: HTMLElement
  /** Buttons of an open round: while one is shown, they stand where the chips do. */
  readonly actions?: HTMLElement
  /** The room of the whole table and of the play within it was changed. */
  readonly fit?: (table: Room, play: Room) => void
  readonly begin: (look: Look) => void
  /** Draws the round to its end. */
  readonly show: (shown: Json, look: Look, round: Round) => Promise<void>
  readonly hurry?: () => void
  /** A key for an action of the open round; true when it did something. */
  readonly press?: (key: string) => boolean
  readonly rest: () => void
}

/** In CSS pixels, from the corner of the table. */
export interface Room {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Cards of two sides; one hand against the dealer's; dice; a wheel: what needs the room of the table. */
export type Kind = 'cards' | 'hand' | 'dice' | 'wheel'

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
  /** Whose bet it is, by the tone of that side. */
  readonly side?: Tone
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
  readonly kind: Kind
  readonly scene: (parts: ViewParts, motion: Motion) => Scene
  /** What is printed on the cloth, the largest first; without it the game's name. */
  readonly printed?: (say: Say) => readonly string[]
  readonly mark: (shown: Json) => Mark
  readonly wins: (shown: Json) => Wins
  /** What happened, in a few words. */
  readonly words: (shown: Json, say: Say) => string
  /** Its results stand in columns, as players of these games keep them. */
  readonly isBead?: boolean
  /** Who play against each other, by the tones of their marks: they have a road and a count of their own. */
  readonly sides?: (say: Say) => ReadonlyMap<Tone, string>
  /** Fingers see what lies under them: the board's places are small. */
  readonly hasLoupe?: boolean
  /** Paragraphs of the rules, as keys of texts. */
  readonly rules: readonly string[]
  /** Rounds wait for the player: a hand is played by the buttons of the scene. */
  readonly hasActions?: boolean
  /** Of a round that waits for the player. */
  readonly bets?: (shown: Json, scale: number) => OpenBets
  /** A place without which nothing can be bet. */
  readonly needs?: string
}
