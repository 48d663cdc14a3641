/**
 * What a table puts on the cloth in three dimensions. The hall, the table, the presenter, light and camera are the
 * stage's; what is dealt is the props'.
 */
import type { Json } from '@jackfruit/studio-kit/rules'
import type { Group, Vector3 } from 'three'
import type { HandStanding, SceneParts } from '../felt/scene.ts'
import type { Course } from '../scenes/course.ts'

/** Words and figures, laid over the picture in the page's own letters. */
export interface Label {
  readonly node: HTMLElement
  /** Where its middle is, in the props' own space; may be moved. */
  readonly at: Vector3
}

/** What must be in the picture, on the cloth's plane. */
export interface View {
  readonly look: Vector3
  readonly width: number
  readonly depth: number
  /** So large it stays, of what the room would allow, when the presenter's head would need room too. */
  readonly least?: number
}

/** Where the presenter's hands want to be, and what she looks at; null where she rests, or looks at the member. */
export interface Hands {
  /** The hand at the viewer's left and at the viewer's right. */
  readonly left: Vector3 | null
  readonly right: Vector3 | null
  readonly looksAt: Vector3 | null
}

export interface PropsParts extends SceneParts {
  /** Milliseconds of the page: the clock of `step` and `hands`. */
  readonly now: () => number
}

/** Shape of the room for the play: a phone's is narrow, a desk's wide and low. */
export interface RoomShape {
  readonly width: number
  readonly height: number
}

/**
 * In its space the origin is the middle of the cloth, y = 0 the cloth's plane, z towards the member; one unit is 10 cm.
 * Its functions are called as those of a `Scene`: it shows what it is told, and knows nothing before. After each call,
 * and after each piece of work that a course calls for, frames are drawn until `step` says that nothing moves.
 */
export interface SolidProps {
  readonly whole: Group
  readonly labels: readonly Label[]
  readonly view: View
  /** Draws on the cloth, once: in units, x to the right and y towards the member, around the middle. */
  readonly mark?: (pen: CanvasRenderingContext2D) => void
  /** Before the first picture, and when the room has changed: `view` and what stands where may follow. */
  readonly fit?: (room: RoomShape) => void
  readonly open: () => void
  readonly closed: (isStill: boolean) => void
  readonly deal: (outcome: Json, course: Course) => void
  readonly show: (outcome: Json) => void
  readonly follow?: (hand: HandStanding) => void
  /** How it stands at that moment; whether anything moves. */
  readonly step: (now: number) => boolean
  readonly hands?: (now: number) => Hands
  /** What of it is not in `whole`, or not at every time: pictures that are kept for later. */
  readonly release?: () => void
}

export type MakeProps = (parts: PropsParts) => SolidProps
