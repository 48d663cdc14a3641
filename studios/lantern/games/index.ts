/** Lantern's games. */
import { folder } from '@jackfruit/studio-kit/folder'
import type { GameFolder } from '@jackfruit/studio-kit/rules'
import { game as bingo75 } from './bingo75q/game.ts'
import { game as bingo90 } from './bingo90/game.ts'

export const games: readonly GameFolder[] = [folder(bingo75), folder(bingo90)]
