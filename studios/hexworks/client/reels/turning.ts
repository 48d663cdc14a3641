import type { Cell, Grid } from '../../shared/shown.ts'
import { isHeldBack, scattersBefore } from './anticipation.ts'
import { paces } from './column-motion.ts'
import { type Drawing, keyOf } from './drawing.ts'
import type { ReelLook } from './look.ts'
import type { Motion } from './motion.ts'

/** How the player wants to see a spin; `isSlammed` once they want no more of it. */
export interface Wish {
  turbo: boolean
  still: boolean
  isSlammed: boolean
}

export interface Turning {
  /** `held` cells stay as they are while the reels turn. */
  readonly begin: (held: readonly Cell[], passing?: readonly string[]) => void
  /** The dealt grid; resolves when every reel stands. */
  readonly deliver: (grid: Grid) => Promise<void>
  /** Leaves the reels as they are. */
  readonly stop: () => void
  readonly isOn: () => boolean
}

const firstStopMs = { normal: 620, turbo: 220 }
const staggerMs = { normal: 120, turbo: 45 }
const suspenseMs = 750

/** The reels turn until a result is there, and stop one after the other. */
export function makeTurning(
  look: ReelLook,
  drawing: Drawing,
  parts: { wish: Wish; motion: Motion; onLand: (reel: number, scatters: number) => void },
): Turning {
  const { wish, motion, onLand } = parts
  const { columns, shown } = drawing
  let turning: { stop: () => void; done: Promise<void> } | null = null
  let dealt: Grid | null = null
  let elapsed = 0

  const { scatter, suspenseAt } = look
  const scattersUpTo = (reel: number) => scattersBefore(dealt ?? [], reel, scatter)

  const step = (_: number, deltaMs: number): boolean => {
    elapsed += deltaMs
    let isMoving = false
    for (const [reel, column] of columns.entries()) {
      const state = column.step(deltaMs)
      if (state !== 'still') isMoving = true
      if (state !== 'landed') continue
      onLand(reel, dealt?.[reel]?.includes(scatter ?? '') ? scattersUpTo(reel + 1) : 0)
    }
    return isMoving
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
    deliver: async (grid) => {
      dealt = grid
      if (!turning) {
        shown.held = []
        drawing.showAll(grid)
        return
      }
      const speed = wish.turbo ? 'turbo' : 'normal'
      // A reel is held back while scatters stand: the result is dealt already, this is only suspense.
      let at = Math.max(elapsed, firstStopMs[speed])
      for (const [reel, column] of columns.entries()) {
        if (reel > 0) at += staggerMs[speed]
        if (!wish.turbo && reel < look.reels && isHeldBack({ grid, reel, scatter, suspenseAt }))
          at += suspenseMs
        column.stopWith(grid[reel] ?? column.shown(), at)
        if (wish.isSlammed) column.hurry()
      }
      await turning.done
      turning = null
      shown.held = []
      drawing.drawReels()
    },
    stop: () => {
      turning?.stop()
      turning = null
      shown.held = []
    },
    isOn: () => turning !== null,
  }
}
