import { rindFrameFacets } from '@jackfruit/art'
import { FillGradient, type Graphics } from 'pixi.js'
import type { Board } from './layout.ts'
import type { SlotTheme } from './theme.ts'

/** The rind frame and the dark wells behind the reels. */
export function drawFrame(into: Graphics, board: Board): void {
  const { x, y, width, height, frame } = board
  into.clear()
  const radius = frame * 1.5
  into
    .roundRect(x - frame - 3, y - frame + 4, width + frame * 2 + 6, height + frame * 2 + 8, radius + 4)
    .fill({ color: 0x07000a, alpha: 0.5 })
  for (const { corners, colour } of rindFrameFacets(width, height, frame)) {
    into.poly(corners.flatMap(([px, py]) => [px + x, py + y])).fill(colour)
  }
  into
    .roundRect(x - frame + 0.5, y - frame + 0.5, width + frame * 2 - 1, height + frame * 2 - 1, radius)
    .stroke({ width: 1.5, color: 0xa9efc6, alpha: 0.55 })
  into
    .roundRect(x - 1.5, y - 1.5, width + 3, height + 3, 10)
    .stroke({ width: 3, color: 0x04160e, alpha: 0.9 })
}

/** The frame's outline, to round its corners. */
export function drawFrameMask(into: Graphics, board: Board): void {
  const { x, y, width, height, frame } = board
  into.clear()
  into.roundRect(x - frame, y - frame, width + frame * 2, height + frame * 2, frame * 1.5).fill(0xffffff)
}

export function drawWells(into: Graphics, board: Board, theme: SlotTheme): void {
  const { width, height, cellWidth } = board
  const { ground, groundLow, groundLine } = theme.colours
  into.clear()
  const wall = new FillGradient({
    type: 'linear',
    start: { x: 0, y: 0 },
    end: { x: 0, y: 1 },
    colorStops: [
      { offset: 0, color: groundLow },
      { offset: 0.5, color: ground },
      { offset: 1, color: groundLow },
    ],
  })
  into.rect(0, 0, width, height).fill(wall)
  for (let reel = 0; reel < theme.reels; reel += 1) {
    const left = reel * cellWidth
    // Each reel is a drum: darker toward its sides.
    for (const [step, alpha] of [
      [0, 0.2],
      [1, 0.12],
      [2, 0.06],
    ] as const) {
      const thick = cellWidth * 0.035
      into.rect(left + step * thick, 0, thick, height).fill({ color: 0x000000, alpha })
      into.rect(left + cellWidth - (step + 1) * thick, 0, thick, height).fill({ color: 0x000000, alpha })
    }
    if (reel > 0) into.rect(left - 1, 0, 2, height).fill({ color: groundLine, alpha: 0.9 })
    if (reel > 0) into.rect(left + 1, 0, 1, height).fill({ color: 0xffffff, alpha: 0.07 })
  }
}

/** Shade over the upper and lower edge of the drums. */
export function drawDrumShade(into: Graphics, board: Board): void {
  const { width, height } = board
  const deep = Math.round(height * 0.07)
  into.clear()
  for (let step = 0; step < 6; step += 1) {
    const thick = deep / 6
    const alpha = 0.32 * (1 - step / 6)
    into.rect(0, step * thick, width, thick).fill({ color: 0x000000, alpha })
    into.rect(0, height - (step + 1) * thick, width, thick).fill({ color: 0x000000, alpha })
  }
}
