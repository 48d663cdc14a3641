/** Where each picture lies in the game's one atlas: known to the drawing and to the view. */
export const symbolNames = ['C1', 'C2', 'C3', 'C4', 'A', 'K', 'Q', 'J', 'W', 'S'] as const
export type SymbolName = (typeof symbolNames)[number]

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export const symbolSize = 256
const particleSize = 128
export const atlasWidth = symbolSize * 5
export const atlasHeight = symbolSize * 2 + particleSize

export const symbolBox = (name: SymbolName): Box => {
  const index = symbolNames.indexOf(name)
  return {
    x: (index % 5) * symbolSize,
    y: Math.floor(index / 5) * symbolSize,
    width: symbolSize,
    height: symbolSize,
  }
}

export const coinBox: Box = { x: 0, y: symbolSize * 2, width: particleSize, height: particleSize }
export const podBox: Box = { x: particleSize, y: symbolSize * 2, width: particleSize, height: particleSize }
