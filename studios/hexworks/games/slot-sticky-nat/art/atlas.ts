/** Where each picture lies in the game's one atlas: known to the drawing and to the view. */
import { grid } from '@jackfruit/art/slots/grid'

export const symbolNames = ['H1', 'H2', 'H3', 'H4', 'A', 'K', 'Q', 'J', 'W', 'S'] as const
export type SymbolName = (typeof symbolNames)[number]

export const atlas = grid(symbolNames)
export const { symbolSize, atlasWidth, atlasHeight, symbolBox, particleBoxes } = atlas
