/**
 * What a game lends the page around it: the table it is drawn on and played at. The page has the
 * rest: bars, stakes, balance, auto play, history, rules, proofs, sound, keyboard, recovery.
 */
import type { Currency, Minor } from '@jackfruit/kernel'
import type { Json } from '@jackfruit/studio-kit/rules'
import type { Cast } from './celebrate/cast.ts'

/** Rounds that somebody else pays, of one stake: how many there are, and what came of them. */
export interface FreeRounds {
  readonly id: string
  readonly rounds: number
  readonly played: number
  readonly stake: Minor
  readonly won: Minor
  /** All of them together win no more. */
  readonly maxWin: Minor
  /** None of them can be played any more. */
  readonly isOver: boolean
}

/** A round as the studio's server tells it. */
export interface Round {
  readonly id: string
  /** Short number for people. */
  readonly number: string
  /** All that was put down so far; of a free round, what it is worth: nothing was put down for it. */
  readonly stake: Minor
  /** 0 until it has ended. */
  readonly win: Minor
  readonly ended: boolean
  /** As the game's rules wrote it; the game's own `shown.ts` reads it. */
  readonly shown: Json
  /** How many actions were taken. */
  readonly steps: number
  readonly balance: Minor
  /** Its place among the rounds of one pair of seeds, from 0. */
  readonly nonce: number
  /** Of a free round: all of them, as they stand after it. */
  readonly free: FreeRounds | null
}

export interface Look {
  readonly turbo: boolean
  /** Reduced motion: what happened stands there at once. */
  readonly still: boolean
}

/** What would be bet now, or in words what is missing for it. */
export type Laid =
  | { readonly choice: Json /** Chips on places: what they cost together. */; readonly stake?: Minor }
  | {
      readonly missing: string /** Chips on places: what lies there so far, most often 0. */
      readonly stake?: Minor
    }

export interface Table {
  readonly node: HTMLElement
  /** Asked whenever the page wants to know; cheap and without effect. */
  readonly laid: () => Laid
  /** The room there is, in CSS pixels; called at the start and after each change. */
  readonly fit: (room: { readonly width: number; readonly height: number }) => void
  /** A bet, or an action, is on its way. */
  readonly begin: (look: Look) => void
  /** Draws what is new, to its end. The first call of a round that was left open draws all of it. */
  readonly show: (round: Round, look: Look) => Promise<void>
  /** Ends what is being drawn sooner. */
  readonly hurry: () => void
  /** The bet came to nothing: back to what stood there before. */
  readonly rest: () => void
  /** While locked, the choice cannot be changed. */
  readonly lock: (isLocked: boolean) => void
  /** The stake per bet (or the chip) was changed. */
  readonly setStake?: (stake: Minor) => void
  /** In auto play: the next action of an open round. Games with actions that lack it have no auto play. */
  readonly auto?: (round: Round) => Json
  /** A key that the page does not know; true when it did something. */
  readonly press?: (key: string) => boolean
  /** Where the play is, within the table: the plate of a win hangs at its lower edge. Without it the plate has a lane of its own below the table. */
  readonly frame?: () => Frame
  /** Where stake, options and action stand in a column instead of in a bar. */
  readonly dock?: Dock
  /**
   * Chips, and what can be done with them: they stand in the bar in place of the stake's steps, beside the sum and
   * a gold action that names it.
   */
  readonly rail?: HTMLElement
  /** Where cards, dice or the wheel are, beside what is bet on: the plate of a win hangs at its upper edge. */
  readonly play?: () => Frame
  /** What takes part when much was won: what stays lit, who reacts, in which colours. */
  readonly cast?: Cast
  /** What a round won, in the few words of its plate: "3 of a kind · line 2". */
  readonly words?: (round: Round) => string
  /** Whether auto play may be asked to stop at this round: free spins were won. Where given, the player may choose it. */
  readonly feature?: (round: Round) => boolean
  /** What the jackpots of this game hold, told every few seconds by a site that keeps such. */
  readonly setMeters?: (meters: readonly Meter[]) => void
}

/**
 * A column beside the table, below it on a phone, in this order: stake, options, one gold action, facts.
 * While `actions` shows a button, it stands in the place of the page's own.
 */
export interface Dock {
  readonly options: HTMLElement
  /** What is done in an open round, the end of it last. Hidden while there is none. */
  readonly actions: HTMLElement
  readonly facts: HTMLElement
  /** Its ground: a dark colour of the game. */
  readonly ground: string
}

/** A jackpot of the platform's. */
export interface Meter {
  /** As the brand named it: "chinthe-minor". */
  readonly name: string
  readonly amount: Minor
  /** It is won before it holds more; null where any stake may win it. */
  readonly mustFallBy: Minor | null
}

/** In CSS pixels, from the upper left corner of the table. */
export interface Frame {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string

export type SoundName =
  | 'tick'
  | 'land'
  | 'card'
  | 'chip'
  | 'reveal'
  | 'good'
  | 'big'
  | 'free'
  | 'bad'
  /** One more of what is waited for. */
  | 'bell'
  /** The waiting goes on. */
  | 'rise'
  | 'roll'
  | 'blast'

export interface Sounds {
  /** `step` from 0 raises what comes several times: the second reel, the third card. */
  readonly play: (name: SoundName, step?: number) => void
}

export interface ViewParts {
  readonly currency: Currency
  /** EN, MY, … */
  readonly language: string
  /** What the game's rules publish as `facts`. */
  readonly facts: Json
  /** Lowest first: stakes on offer, or chips. */
  readonly stakes: readonly Minor[]
  readonly maxWin: Minor
  /** The page's words and the game's own. */
  readonly say: Say
  readonly money: (amount: Minor) => string
  /** The stake per bet, or the chip, that is chosen now. */
  readonly stake: () => Minor
  /** Chooses one of `stakes`, where a table shows its chips; nothing happens while a round goes on. */
  readonly chooseStake: (stake: Minor) => void
  readonly sounds: Sounds
  /** Waits, unless the player hurries or wants stillness. */
  readonly pause: (ms: number) => Promise<void>
  /** The choice was changed: the page asks `laid` again. */
  readonly changed: () => void
  /** Takes an action in the open round. */
  readonly act: (action: Json) => void
}

/**
 * A set of words in all languages: what `import.meta.glob('./texts/*.ts')` answers. Each file is named by the
 * code of its language and exports `texts`; only the one that is spoken is fetched.
 */
export type TextFiles = Readonly<Record<string, () => Promise<unknown>>>

export interface GameView {
  /** Name of the game by language, as in game.json. */
  readonly name: Readonly<Record<string, string>>
  readonly studio: string
  /** Background picture of the stage, or a CSS background. */
  readonly hall: string
  /** What is on the main button: the turning arrow of reels, or the triangle of everything else. */
  readonly face?: 'spin' | 'play'
  /** Rounds wait for actions of the player: then there is auto play only with the table's `auto`. */
  readonly hasActions?: boolean
  /** The game's own words, what is shared first: a later set overrules an earlier one, and all of them the page's. */
  readonly texts: readonly TextFiles[]
  readonly make: (parts: ViewParts) => Table | Promise<Table>
  /** The game's part of the rules page, before what is the same for all games. */
  readonly rules: (parts: ViewParts) => readonly HTMLElement[]
}
