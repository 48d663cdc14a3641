/** The multipliers of wins in a row, as rungs beside the reels: which one holds now. */
import { element } from '@jackfruit/game-page/dom'
import type { Json } from '@jackfruit/studio-kit/rules'
import * as z from 'zod/mini'
import type { Spin } from '../../shared/shown.ts'

export interface Rungs {
  readonly base: readonly number[]
  readonly free: readonly number[]
}

export interface Ladder {
  readonly node: HTMLElement
  /** A spin begins: in free spins the rung stays where it was, in others it is the first again. */
  readonly enter: (kind: Spin['kind']) => void
  /** What won has vanished: the next rung holds. */
  readonly climb: () => void
}

const rungsShown = 4

const schema = z.object({ baseTimes: z.array(z.number()), freeTimes: z.array(z.number()) })

/** As a game publishes them, the lowest first; null where it has none. */
export function rungsOf(facts: Json): Rungs | null {
  const read = schema.safeParse(facts)
  return read.success ? { base: read.data.baseTimes, free: read.data.freeTimes } : null
}

/** Which rung holds, from 0. */
export interface Rung {
  readonly kind: 'base' | 'free'
  readonly at: number
}

export const enterRung = ({ kind, at }: Rung, entered: Spin['kind']): Rung =>
  entered === 'free' ? { kind: 'free', at: kind === 'free' ? at : 0 } : { kind: 'base', at: 0 }

export const climbRung = ({ kind, at }: Rung, rungs: Rungs): Rung => ({
  kind,
  at: Math.min(at + 1, rungs[kind].length - 1),
})

export function makeLadder(rungs: Rungs): Ladder {
  const now = element('strong', { class: 'ladder-now num' })
  const list = element('ol', { class: 'rungs' })
  const node = element('div', { class: 'ladder', 'aria-hidden': 'true' }, now, list)
  let drawn: Rung['kind'] | null = null
  let rung: Rung = { kind: 'base', at: 0 }
  const draw = () => {
    if (drawn !== rung.kind)
      list.replaceChildren(
        ...rungs[rung.kind].map((times) => element('li', { class: 'rung num' }, `×${times}`)),
      )
    drawn = rung.kind
    now.textContent = `×${rungs[rung.kind][rung.at] ?? 1}`
    // So many fit above the reels of a phone: those around the one that holds.
    const from = Math.max(0, Math.min(rung.at - 1, rungs[rung.kind].length - rungsShown))
    for (const [index, one] of [...list.children].entries()) {
      one.classList.toggle('away', index < from || index >= from + rungsShown)
      one.classList.toggle('now', index === rung.at)
      one.classList.toggle('past', index < rung.at)
    }
  }
  draw()
  return {
    node,
    enter: (kind) => {
      rung = enterRung(rung, kind)
      draw()
    },
    climb: () => {
      rung = climbRung(rung, rungs)
      draw()
      now.classList.remove('climbed')
      void now.offsetWidth
      now.classList.add('climbed')
    },
  }
}
