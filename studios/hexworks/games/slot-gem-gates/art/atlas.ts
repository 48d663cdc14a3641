/** Where each picture lies in the game's one atlas: known to the drawing and to the view. */
import { grid } from '@jackfruit/art/slots/grid'

export const symbolNames = ['W', 'R', 'S', 'E', 'A', 'K', 'Q', 'x1', 'x2', 'x3', 'x5', 'x10', 'x15'] as const
export type SymbolName = (typeof symbolNames)[number]

export const atlas = grid(symbolNames)
export const { symbolSize, atlasWidth, atlasHeight, symbolBox, particleBoxes } = atlas
