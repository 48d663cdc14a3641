/** The waiting for reels that decide about something large, one after the other. */
import type { Held } from './anticipation.ts'
import { type Drawing, keyOf } from './drawing.ts'
import { makeWaiting } from './waiting.ts'

/** What is told while reels turn. */
export interface Heard {
  /** A reel has landed, with so many scatters on the reels up to it; 0 where it shows none. */
  readonly landed: (reel: number, scatters: number) => void
  /** A reel is waited for from now on; null when it no longer is. */
  readonly waits: (held: Held | null) => void
  /** The waiting goes on: a step more, several times a second. */
  readonly rises: (step: number) => void
}

interface Waits {
  /** These are waited for in this spin. */
  readonly expect: (held: readonly Held[]) => void
  /** One frame: which reels stand, and what has passed. */
  readonly step: (isStill: readonly boolean[], deltaMs: number) => void
  readonly landed: (reel: number) => void
  readonly leave: () => void
}

/** Steps of what rises while something is waited for. */
const riseMs = 200

export function makeWaits(
  drawing: Drawing,
  { wish, heard }: { readonly wish: { readonly isSlammed: boolean }; readonly heard: Heard },
): Waits {
  const light = makeWaiting()
  drawing.node.append(light.node)
  let [left, now]: [readonly Held[], Held | null] = [[], null]
  let [waited, steps] = [0, 0]

  const leaveOne = () => {
    if (!now) return
    now = null
    light.hide()
    heard.waits(null)
  }
  /** Once all reels before it stand, a reel is waited for. */
  const begin = (isStill: readonly boolean[]) => {
    const [next] = left
    if (now || !next || wish.isSlammed || isStill.slice(0, next.reel).includes(false)) return
    left = left.slice(1)
    if (isStill[next.reel]) return
    now = next
    ;[waited, steps] = [0, 0]
    drawing.columns[next.reel]?.strain()
    drawBefore(drawing, next)
    light.show(drawing.board(), next.reel)
    heard.waits(next)
  }
  return {
    expect: (held) => {
      left = held
    },
    step: (isStill, deltaMs) => {
      begin(isStill)
      if (!now) return
      waited += deltaMs
      light.draw(waited)
      for (; steps < waited / riseMs; steps += 1) heard.rises(steps)
    },
    landed: (reel) => {
      if (now?.reel === reel) leaveOne()
    },
    leave: () => {
      leaveOne()
      left = []
    },
  }
}

/** The reels left of one that is waited for: what makes it matter stays bright. */
function drawBefore({ columns, standing }: Drawing, { reel, cells }: Held): void {
  const bright = new Set(cells.map(keyOf))
  for (const [at, column] of columns.slice(0, reel).entries())
    column.draw(
      standing(at).map((piece) => (bright.has(`${at}/${piece.row}`) ? piece : { ...piece, shade: 'dim' })),
    )
}
