/** Where each picture lies in the game's one atlas: known to the drawing and to the view. */
export const symbolNames = ['C1', 'C2', 'C3', 'C4', 'A', 'K', 'Q', 'J', 'W', 'S'] as const
export type SymbolName = (typeof symbolNames)[number]

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export const sharpSize = 256
const blurredSize = 128
export const atlasWidth = sharpSize * 5
/** A smear is taller than its symbol by this much. */
export const smearStretch = 1.5
const smearHeight = blurredSize * smearStretch
export const atlasHeight = sharpSize * 2 + smearHeight + blurredSize

export const sharpBox = (name: SymbolName): Box => {
  const index = symbolNames.indexOf(name)
  return {
    x: (index % 5) * sharpSize,
    y: Math.floor(index / 5) * sharpSize,
    width: sharpSize,
    height: sharpSize,
  }
}

/** The same symbol smeared downward, for reels at speed. */
export const blurredBox = (name: SymbolName): Box => ({
  x: symbolNames.indexOf(name) * blurredSize,
  y: sharpSize * 2,
  width: blurredSize,
  height: smearHeight,
})

export const coinBox: Box = { x: 0, y: sharpSize * 2 + smearHeight, width: blurredSize, height: blurredSize }
export const podBox: Box = {
  x: blurredSize,
  y: sharpSize * 2 + smearHeight,
  width: blurredSize,
  height: blurredSize,
}
