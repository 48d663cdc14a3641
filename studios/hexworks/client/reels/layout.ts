/** Where the reels stand on a stage of any size. */
export interface Board {
  /** The reel area, without its frame. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly cellWidth: number
  readonly cellHeight: number
  readonly frame: number
  readonly reels: number
}

const tallest = 1.3
/** On a phone held upright the room is high and not wide. */
const tallestUpright = 1.44
/** How much of the room that is left over stands above the reels there: the name, and who looks over the frame. */
const shareAbove = 0.68

/** The largest board of `reels` by `rows` that fits: cells at most `widest` wide and little taller than that, a frame around, `below` kept free under it. */
export function placeBoard(
  stage: { width: number; height: number },
  reels: number,
  rows: number,
  options: { below?: number; above?: number; widest?: number } = {},
): Board {
  const { below = 0, above = 0, widest = 0.92 } = options
  const narrow = stage.width < 600
  const frame = narrow
    ? 12
    : Math.max(10, Math.min(22, Math.round(Math.min(stage.width, stage.height) * 0.03)))
  // On a phone the reels go from edge to edge, and the frame is above and below them.
  const roomWide = narrow ? stage.width : Math.max(0, stage.width - (frame + 16) * 2)
  const roomHigh = Math.max(0, stage.height - frame * 2 - 8 - below - above)
  const most = narrow ? tallestUpright : tallest
  let cellWidth = roomWide / reels
  let cellHeight = roomHigh / rows
  if (cellWidth > cellHeight * widest) cellWidth = cellHeight * widest
  if (cellHeight > cellWidth * most) cellHeight = cellWidth * most
  cellWidth = Math.floor(cellWidth)
  cellHeight = Math.floor(cellHeight)
  const [width, height] = [cellWidth * reels, cellHeight * rows]
  return {
    x: Math.round((stage.width - width) / 2),
    y: Math.round(above + frame + 4 + (roomHigh - height) * (narrow ? shareAbove : 0.5)),
    width,
    height,
    cellWidth,
    cellHeight,
    frame,
    reels,
  }
}
