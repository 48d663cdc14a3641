/** Where each picture lies in the game's one atlas: known to the drawing and to the view. */
import { grid } from '@jackfruit/art/slots/grid'

export const symbolNames = ['P1', 'P2', 'P3', 'P4', 'A', 'K', 'Q', 'J', 'T', 'W', 'S'] as const
export type SymbolName = (typeof symbolNames)[number]

export const atlas = grid(symbolNames, { symbolSize: 224 })
export const { symbolSize, atlasWidth, atlasHeight, symbolBox, particleBoxes } = atlas
