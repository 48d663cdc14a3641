/** What a kind of table lends its page. */
import type { Board, Shape } from '@jackfruit/game-page/felt/board'
import type { Tone } from '@jackfruit/game-page/felt/tone'
import type { Say, TextFiles } from '@jackfruit/game-page/view'
import type { Minor } from '@jackfruit/kernel'
import type { Json } from '@jackfruit/studio-kit/rules'
import type { Played } from '@jackfruit/table-rules/roads/big-road'
import type { TablePlace } from '@jackfruit/table-rules/table'
import type { MakeProps } from '../solid/contract.ts'
import type { HandStanding, Scene, SceneParts } from './scene.ts'

export type { HandStanding, Room, Scene, SceneParts } from './scene.ts'

export interface PlaceLook {
  readonly label: string
  readonly tone: Tone
  /** Drawn instead of the label. */
  readonly short?: string
  /** Whose bet it is, by the tone of that side. */
  readonly side?: Tone
  readonly pictures?: readonly SVGElement[]
  /** A hot spot between places: drawn only when chips lie there or the pointer does. */
  readonly isSpot?: boolean
  /** The first thing that is bet on: large letters. */
  readonly isMain?: boolean
}

/** What a table where members decide after the deal lends its page. */
export interface DecisionLook {
  /** All of them, each by its key of the keyboard. */
  readonly actions: readonly (readonly [id: string, key: string])[]
  /** How long the first cards take. */
  readonly dealMs: number
  readonly decideMs: number
  /** Key of an action's name. */
  readonly name: (action: string) => string
  readonly place: string
  readonly can: (hand: Pick<HandStanding, 'outcome' | 'actions'>) => readonly string[]
  /** Whether it puts as much down again as the hand began with. */
  readonly isRaise: (action: string) => boolean
  /** What comes back of a stake on the hand, by when it was put down. */
  readonly stakeReturn: (
    outcome: Json,
    actions: readonly string[],
    bet: { readonly stake: Minor; readonly step: number | null },
  ) => Minor
  /** What the member's hands came to. */
  readonly words: (outcome: Json, actions: readonly string[], say: Say) => string
}

/** One result as it is kept on the road. */
export interface Mark {
  readonly text: string
  readonly tone: Tone
  readonly pictures?: readonly (readonly SVGElement[])[]
}

/** Two that play against each other: their roads, and a count. */
export interface Sides {
  readonly of: (outcome: Json) => Played
  /** In the order of the count; the last may be nobody's. */
  readonly names: readonly (readonly [id: string, tone: Tone, key: string])[]
  /** The three roads that are made from the big one, and what the next round would add to them. */
  readonly hasDerived: boolean
}

export interface Statistic {
  readonly name: string
  readonly tone: Tone
  readonly percent: number
}

export type Kind = 'cards' | 'wheel' | 'dice' | 'beads'

export interface GameOfPage {
  readonly code: string
  readonly places: readonly TablePlace[]
  readonly bettingMs: number
  readonly dealingMs: (outcome: Json) => number
  readonly payout: (outcome: Json, place: string, stake: Minor) => Minor
  readonly mostBack: (stakes: ReadonlyMap<string, Minor>) => Minor
}

export interface TableLook {
  /** What lies on the cloth in three dimensions, fetched where a device holds it. */
  readonly solid?: () => Promise<MakeProps>
  /** Key of its name. */
  readonly name: string
  readonly game: GameOfPage
  readonly kind: Kind
  /** Where the play is: over the board, or beside it where the board is large. */
  readonly layout: 'over' | 'beside'
  /** Background of the hall, and the colour of the cloth. */
  readonly hall: string
  readonly cloth: string
  readonly texts: readonly TextFiles[]
  /** `ratio`: how many times as wide as high the board is. */
  readonly board: (shape: Shape, ratio: number) => Board
  readonly place: (id: string, say: Say) => PlaceLook
  readonly scene: (parts: SceneParts) => Scene
  /** Null for what is no outcome of this game. */
  readonly mark: (outcome: Json) => Mark | null
  readonly words: (outcome: Json, say: Say) => string
  readonly sides?: Sides
  /** Shares of what the last rounds came to, in rows of what belongs together. */
  readonly statistics?: (outcomes: readonly Json[], say: Say) => readonly (readonly Statistic[])[]
  /** Fingers see what lies under them. */
  readonly hasLoupe?: boolean
  readonly decisions?: DecisionLook
  /** Bets by parts of the wheel. */
  readonly hasRace?: boolean
  /** Paragraphs of the rules, as keys of texts. */
  readonly rules: readonly string[]
}
