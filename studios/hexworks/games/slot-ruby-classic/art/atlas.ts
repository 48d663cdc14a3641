/** Where each picture lies in the game's one atlas: known to the drawing and to the view. */
import { grid } from '@jackfruit/art/slots/grid'

export const symbolNames = ['W', '7', '3BAR', '2BAR', '1BAR', 'Cherry', 'Blank'] as const
export type SymbolName = (typeof symbolNames)[number]

export const atlas = grid(symbolNames)
export const { symbolSize, atlasWidth, atlasHeight, symbolBox, particleBoxes } = atlas
