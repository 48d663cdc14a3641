/**
 * A table of two forms: the drawn one until the one in three dimensions has come and was measured, and the drawn one
 * again where that does not hold its frames. Whichever is seen was told all that the other was.
 */
import { element } from '@jackfruit/game-page/dom'
import { held, holds, mayBeSolid, thisDevice } from '@jackfruit/game-page/forms/form'
import { onWish } from '@jackfruit/game-page/forms/wish'
import type { Json } from '@jackfruit/studio-kit/rules'
import type { HandStanding, Room, Scene } from '../felt/look.ts'
import type { Course } from '../scenes/course.ts'
import { courseFrom } from './rest-of-course.ts'

/** A scene that holds memory of the graphics processor, and can tell what it costs. */
export interface SolidScene extends Scene {
  readonly costs: (frames: number) => readonly number[]
  /** How far apart the frames of the last deal came, in ms. */
  readonly gaps: () => readonly number[]
  readonly release: () => void
  /** Nothing is drawn any more: the processor took its memory away. */
  readonly onLost: (tell: () => void) => void
}

export interface Forms {
  readonly drawn: Scene
  /** Fetches it and makes it. */
  readonly solid: () => Promise<SolidScene>
  readonly now: () => number
  /** When the page has nothing else to do. */
  readonly idle: (work: () => void) => void
}

/** The last that was told, as it stands. */
type Told =
  | { readonly kind: 'open' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'deal'; readonly outcome: Json; readonly course: Course; readonly began: number }
  | { readonly kind: 'show'; readonly outcome: Json }

const measuredFrames = 14

export interface TwoForms extends Scene {
  readonly stop: () => void
}

export function sceneOfTwoForms(forms: Forms): TwoForms {
  const { drawn } = forms
  const node = element('div', { class: 'live-forms' }, drawn.node)
  let seen: Scene = drawn
  let solid: SolidScene | null = null
  let told: Told = { kind: 'open' }
  let hand: HandStanding | null = null
  let room: Room | null = null
  /** Made, and to be seen as soon as nothing is dealt. */
  let chosen: { readonly made: SolidScene | null } | null = null
  /** The last who asks is answered: another wish may come while one is measured. */
  let asked = 0

  function take(other: Scene) {
    seen = other
    node.replaceChildren(other.node)
    if (room) other.fit?.(room)
    repeat(other)
  }
  /** Only what is seen is heard: a course goes on when its form is gone. */
  const courseOf = (scene: Scene, course: Course): Course => ({
    ...course,
    at: (ms, work) =>
      course.at(ms, (isStill) => {
        if (seen === scene) work(isStill)
      }),
  })
  function repeat(scene: Scene) {
    scene.open()
    if (told.kind === 'closed') scene.closed(true)
    if (told.kind === 'deal') {
      const { outcome, course, began } = told
      scene.deal(outcome, courseOf(scene, courseFrom(course, forms.now() - began)))
    }
    if (hand && told.kind !== 'open') scene.follow?.(hand)
    if (told.kind === 'show') scene.show(told.outcome)
  }
  function giveUp() {
    if (!solid) return
    const left = solid
    solid = null
    if (seen === left) take(drawn)
    left.release()
  }
  /** What is being dealt is dealt to its end in the form in which it began. */
  function settle() {
    if (!chosen || told.kind === 'deal') return
    const { made } = chosen
    chosen = null
    if (!made) return giveUp()
    const before = solid
    solid = made
    take(made)
    before?.release()
  }
  async function choose() {
    asked += 1
    const mine = asked
    const made = await best(forms, room)
    if (mine !== asked) return made?.release()
    chosen?.made?.release()
    chosen = { made }
    made?.onLost(() => {
      if (solid === made) giveUp()
      else if (chosen?.made === made) chosen = null
    })
    settle()
  }
  const tried = () => forms.idle(() => void choose().catch(() => {}))
  tried()
  const unheard = onWish(tried)

  return {
    node,
    open: () => {
      if (solid && !isHeld(solid)) giveUp()
      told = { kind: 'open' }
      hand = null
      settle()
      seen.open()
    },
    closed: (isStill) => {
      told = { kind: 'closed' }
      seen.closed(isStill)
    },
    deal: (outcome, course) => {
      told = { kind: 'deal', outcome, course, began: forms.now() }
      seen.deal(outcome, courseOf(seen, course))
    },
    show: (outcome) => {
      told = { kind: 'show', outcome }
      seen.show(outcome)
      settle()
    },
    follow: (standing) => {
      hand = standing
      seen.follow?.(standing)
    },
    fit: (wanted) => {
      room = wanted
      seen.fit?.(wanted)
    },
    stop: () => {
      asked += 1
      unheard()
      giveUp()
    },
  }
}

/** Whoever asks for it by name gets it, however slow. */
const isHeld = (solid: SolidScene) => thisDevice().asked === 'solid' || held(solid.gaps())

/** Fetched only where it may be; null where it does not hold its frames. */
async function best({ solid }: Forms, room: Room | null): Promise<SolidScene | null> {
  const device = thisDevice()
  if (!mayBeSolid(device)) return null
  const made = await solid()
  if (room) made.fit?.(room)
  if (device.asked === 'solid' || holds(made.costs(measuredFrames))) return made
  made.release()
  return null
}
