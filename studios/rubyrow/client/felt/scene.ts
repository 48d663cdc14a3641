/** Where a round is shown, in whichever form. */
import type { Say, Sounds } from '@jackfruit/game-page/view'
import type { Json } from '@jackfruit/studio-kit/rules'
import type { Course } from '../scenes/course.ts'

export interface SceneParts {
  readonly say: Say
  readonly sounds: Sounds
}

/** A hand that everybody plays for himself, as far as it is known. */
export interface HandStanding {
  readonly outcome: Json
  /** How many things were shown in steps. */
  readonly steps: number
  /** What the member did in them; null for who has no hand. */
  readonly actions: readonly string[] | null
  readonly isOver: boolean
}

/** The room for the play, in the hall around it, in CSS pixels. */
export interface Room {
  readonly width: number
  readonly height: number
  /** From the hall's left and upper edge. */
  readonly x: number
  readonly y: number
  readonly hall: { readonly width: number; readonly height: number }
}

/** Where cards, wheel or dice are. It shows what it is told, and knows nothing before. */
export interface Scene {
  readonly node: HTMLElement
  /** A round begins: the table is cleared. */
  readonly open: () => void
  /** No more bets: whatever is set going before anything is known. */
  readonly closed: (isStill: boolean) => void
  /** Draws the outcome in its time; the course may be hurried. */
  readonly deal: (outcome: Json, course: Course) => void
  /** The outcome stands there, all of it. */
  readonly show: (outcome: Json) => void
  /** Of a table where members decide: how the hand stands, each time that anything has changed. */
  readonly follow?: (hand: HandStanding) => void
  readonly fit?: (room: Room) => void
}
