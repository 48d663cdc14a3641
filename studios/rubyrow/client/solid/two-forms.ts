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

export class TwoForms implements Scene {
  readonly node: HTMLElement
  readonly #forms: Forms
  #seen: Scene
  #solid: SolidScene | null = null
  /** Measured, and to be seen as soon as nothing is dealt; without one, the drawn form. */
  #chosen: { readonly made: SolidScene | null } | null = null
  #told: Told = { kind: 'open' }
  #hand: HandStanding | null = null
  #room: Room | null = null
  /** The last who asks is answered: another wish may come while one is measured. */
  #asked = 0
  readonly #unheard: () => void

  constructor(forms: Forms) {
    this.#forms = forms
    this.#seen = forms.drawn
    this.node = element('div', { class: 'live-forms' }, forms.drawn.node)
    const tried = () => forms.idle(() => void this.#choose().catch(() => {}))
    this.#unheard = onWish(tried)
    tried()
  }

  open(): void {
    if (this.#solid && !isHeld(this.#solid)) this.#giveUp()
    this.#told = { kind: 'open' }
    this.#hand = null
    this.#settle()
    this.#seen.open()
  }
  closed(isStill: boolean): void {
    this.#told = { kind: 'closed' }
    this.#seen.closed(isStill)
  }
  deal(outcome: Json, course: Course): void {
    this.#told = { kind: 'deal', outcome, course, began: this.#forms.now() }
    this.#seen.deal(outcome, this.#courseOf(this.#seen, course))
  }
  show(outcome: Json): void {
    this.#told = { kind: 'show', outcome }
    this.#seen.show(outcome)
    this.#settle()
  }
  follow(hand: HandStanding): void {
    this.#hand = hand
    this.#seen.follow?.(hand)
  }
  fit(room: Room): void {
    this.#room = room
    this.#seen.fit?.(room)
  }
  /** Nothing of it is kept. */
  stop(): void {
    this.#asked += 1
    this.#unheard()
    this.#chosen?.made?.release()
    this.#chosen = null
    this.#giveUp()
  }

  #take(scene: Scene): void {
    this.#seen = scene
    this.node.replaceChildren(scene.node)
    if (this.#room) scene.fit?.(this.#room)
    this.#repeat(scene)
  }
  /** Only what is seen is heard: a course goes on when its form is gone. */
  #courseOf(scene: Scene, course: Course): Course {
    return {
      ...course,
      at: (ms, work) =>
        course.at(ms, (isStill) => {
          if (this.#seen === scene) work(isStill)
        }),
    }
  }
  #repeat(scene: Scene): void {
    const told = this.#told
    scene.open()
    if (told.kind === 'closed') scene.closed(true)
    if (told.kind === 'deal') {
      const rest = courseFrom(told.course, this.#forms.now() - told.began)
      scene.deal(told.outcome, this.#courseOf(scene, rest))
    }
    if (this.#hand && told.kind !== 'open') scene.follow?.(this.#hand)
    if (told.kind === 'show') scene.show(told.outcome)
  }
  #giveUp(): void {
    const left = this.#solid
    if (!left) return
    this.#solid = null
    if (this.#seen === left) this.#take(this.#forms.drawn)
    left.release()
  }
  /** What is being dealt is dealt to its end in the form in which it began. */
  #settle(): void {
    if (!this.#chosen || this.#told.kind === 'deal') return
    const { made } = this.#chosen
    this.#chosen = null
    if (!made) {
      this.#giveUp()
      return
    }
    const before = this.#solid
    this.#solid = made
    this.#take(made)
    before?.release()
  }
  async #choose(): Promise<void> {
    this.#asked += 1
    const mine = this.#asked
    const made = await best(this.#forms, this.#room)
    if (mine !== this.#asked) return made?.release()
    this.#chosen?.made?.release()
    this.#chosen = { made }
    made?.onLost(() => {
      if (this.#solid === made) this.#giveUp()
      else if (this.#chosen?.made === made) this.#chosen = null
    })
    this.#settle()
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
