/** Where each picture lies in the game's one atlas: known to the drawing and to the view. */
import { grid } from '@jackfruit/art/slots/grid'

export const symbolNames = ['L1', 'L2', 'L3', 'L4', 'L5', 'L6', 'L7'] as const
export type SymbolName = (typeof symbolNames)[number]

export const atlas = grid(symbolNames, { symbolSize: 192, columns: 4 })
export const { symbolSize, atlasWidth, atlasHeight, symbolBox, particleBoxes } = atlas
