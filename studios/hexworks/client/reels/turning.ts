import type { Cell, Grid } from '../../shared/shown.ts'
import type { Held } from './anticipation.ts'
import { paces } from './column-motion.ts'
import { type Drawing, keyOf } from './drawing.ts'
import type { ReelLook } from './look.ts'
import type { Motion } from './motion.ts'
import { type Heard, makeWaits } from './waits.ts'

/** How the player wants to see a spin; `isSlammed` once they want no more of it. */
export interface Wish {
  turbo: boolean
  still: boolean
  isSlammed: boolean
}

export interface Turning {
  /** `held` cells stay as they are while the reels turn. */
  readonly begin: (held: readonly Cell[], passing?: readonly string[]) => void
  /** The dealt grid, and which of its reels are waited for; resolves when every reel stands. */
  readonly deliver: (grid: Grid, held?: readonly Held[]) => Promise<void>
  /** Leaves the reels as they are. */
  readonly stop: () => void
  readonly isOn: () => boolean
}

const firstStopMs = { normal: 620, turbo: 220 }
const staggerMs = { normal: 120, turbo: 45 }
/** The last reel that is waited for has the most time; those before it do not use up the patience. */
const waitMs = { last: 1_600, other: 850 }

/** The reels turn until a result is there, and stop one after the other. */
export function makeTurning(
  look: ReelLook,
  drawing: Drawing,
  parts: { wish: Wish; motion: Motion; heard: Heard },
): Turning {
  const { wish, motion, heard } = parts
  const { columns, shown } = drawing
  const waits = makeWaits(drawing, { wish, heard })
  let turning: { stop: () => void; done: Promise<void> } | null = null
  let dealt: Grid | null = null
  let elapsed = 0

  const { scatter = '' } = look
  const scattersUpTo = (reel: number) =>
    (dealt ?? []).slice(0, reel + 1).filter((symbols) => symbols.includes(scatter)).length

  const step = (_: number, deltaMs: number): boolean => {
    elapsed += deltaMs
    const isStill: boolean[] = []
    for (const [reel, column] of columns.entries()) {
      const state = column.step(deltaMs)
      isStill.push(state === 'still')
      if (state !== 'landed') continue
      waits.landed(reel)
      heard.landed(reel, dealt?.[reel]?.includes(scatter) ? scattersUpTo(reel) : 0)
    }
    waits.step(isStill, deltaMs)
    return isStill.includes(false)
  }
  const end = () => {
    waits.leave()
    turning = null
    shown.held = []
  }

  return {
    begin: (held, passing) => {
      dealt = null
      elapsed = 0
      shown.held = held.map((cell) => ({
        ...{ cell, symbol: columns[cell[0]]?.shown()[cell[1]] ?? '', tag: shown.tags.get(keyOf(cell)) },
      }))
      shown.tags = new Map()
      shown.wells = { cells: held, each: passing !== undefined }
      drawing.drawUnder(0)
      if (wish.still) return
      for (const column of columns) column.begin(paces[wish.turbo ? 'turbo' : 'normal'], passing)
      turning = motion.run(step)
    },
    deliver: async (grid, held = []) => {
      dealt = grid
      if (!turning) {
        shown.held = []
        drawing.showAll(grid)
        return
      }
      const speed = wish.turbo ? 'turbo' : 'normal'
      const waited = wish.turbo ? [] : held.map(({ reel: each }) => each)
      waits.expect(wish.turbo ? [] : held)
      // The result is dealt already: a reel that is waited for only turns longer.
      let at = Math.max(elapsed, firstStopMs[speed])
      for (const [reel, column] of columns.entries()) {
        if (reel > 0) at += staggerMs[speed]
        if (waited.includes(reel)) at += waited.at(-1) === reel ? waitMs.last : waitMs.other
        column.stopWith(grid[reel] ?? column.shown(), at)
        if (wish.isSlammed) column.hurry()
      }
      await turning.done
      end()
      drawing.drawReels()
    },
    stop: () => {
      turning?.stop()
      end()
    },
    isOn: () => turning !== null,
  }
}
