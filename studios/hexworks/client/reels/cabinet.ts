import type { Board } from './layout.ts'
import type { ReelLook } from './look.ts'

/** The frame, the dark wells behind the reels, the dividing lines: drawn once for each size. */
export function drawCabinet(
  pen: CanvasRenderingContext2D,
  look: ReelLook,
  board: Board,
  ratio: number,
): void {
  const { width, height, frame } = board
  pen.setTransform(ratio, 0, 0, ratio, 0, 0)
  pen.clearRect(0, 0, width + frame * 2, height + frame * 2)
  pen.save()
  outline(pen, 0, 0, width + frame * 2, height + frame * 2, frame * 1.5)
  pen.clip()
  if (look.frame) {
    pen.translate(frame, frame)
    look.frame(pen, width, height, frame)
    pen.translate(-frame, -frame)
  } else bevel(pen, look.colours.frame, width, height, frame)
  pen.restore()
  pen.translate(frame, frame)
  pen.save()
  outline(pen, 0, 0, width, height, 9)
  pen.clip()
  wells(pen, look, board)
  pen.restore()
}

function bevel(
  pen: CanvasRenderingContext2D,
  [bright, middle, dark]: readonly [string, string, string],
  width: number,
  height: number,
  frame: number,
): void {
  const across = pen.createLinearGradient(0, 0, width * 0.3, height + frame * 2)
  for (const [offset, colour] of [
    [0, bright],
    [0.28, middle],
    [0.72, dark],
    [1, middle],
  ] as const)
    across.addColorStop(offset, colour)
  pen.fillStyle = across
  pen.fillRect(0, 0, width + frame * 2, height + frame * 2)
  const line = Math.max(1.5, frame * 0.14)
  pen.lineWidth = line
  for (const [inset, colour, radius] of [
    [line, bright, frame * 1.4],
    [frame * 0.52, dark, frame],
    [frame - line * 1.2, bright, frame * 0.5],
  ] as const) {
    pen.strokeStyle = colour
    pen.globalAlpha = 0.75
    outline(pen, inset, inset, width + (frame - inset) * 2, height + (frame - inset) * 2, radius)
    pen.stroke()
  }
  pen.globalAlpha = 1
}

function wells(pen: CanvasRenderingContext2D, { colours }: ReelLook, board: Board): void {
  const { width, height, cellWidth, reels } = board
  const wall = pen.createLinearGradient(0, 0, 0, height)
  wall.addColorStop(0, colours.groundLow)
  wall.addColorStop(0.5, colours.ground)
  wall.addColorStop(1, colours.groundLow)
  pen.fillStyle = wall
  pen.fillRect(0, 0, width, height)
  for (let reel = 0; reel < reels; reel += 1) {
    // Each reel is a drum: darker toward its sides.
    const drum = pen.createLinearGradient(reel * cellWidth, 0, (reel + 1) * cellWidth, 0)
    for (const [offset, dark] of [
      [0, 0.3],
      [0.14, 0],
      [0.86, 0],
      [1, 0.3],
    ] as const)
      drum.addColorStop(offset, `rgb(0 0 0 / ${dark})`)
    pen.fillStyle = drum
    pen.fillRect(reel * cellWidth, 0, cellWidth, height)
    if (reel === 0) continue
    pen.fillStyle = colours.groundLine
    pen.fillRect(reel * cellWidth - 1, 0, 2, height)
  }
}

function outline(
  pen: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): void {
  pen.beginPath()
  pen.roundRect(x, y, width, height, radius)
}
