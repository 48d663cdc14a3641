/** What both forms of the wheel are asked for. */
import type { Tone } from '../felt/tone.ts'
import type { SpinPath } from './path.ts'

/** Where the wheel stands in the table: its middle and its width, in CSS pixels. */
export interface Station {
  readonly x: number
  readonly y: number
  readonly width: number
}

export interface WheelParts {
  /** The numbers as they stand around it, clockwise. */
  readonly order: readonly number[]
  readonly toneOf: (number: number) => Tone
}

export interface Wheel {
  readonly node: HTMLElement
  /** The table's size, where the wheel stands in it, and how long it takes to come there. */
  readonly place: (
    table: { readonly width: number; readonly height: number },
    at: Station,
    ms: number,
  ) => void
  /** Resolves when the ball lies. */
  readonly spin: (path: SpinPath) => Promise<void>
  /** The ball lies, and nothing moves: a spin that goes on is brought to its end. */
  readonly lie: (rotor: number, ball: number | null) => void
  readonly remove: () => void
}

/** How high the picture of the wheel is for its width. */
export const flatness = 0.74

export const inks: Readonly<Record<string, string>> = { red: '#c31f30', black: '#15171c', green: '#12875a' }
