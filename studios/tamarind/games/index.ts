/** Tamarind's games. */
import { folder } from '@jackfruit/studio-kit/folder'
import type { GameFolder } from '@jackfruit/studio-kit/rules'
import { game as andarBahar } from './tg-andarbahar/game.ts'
import { game as baccarat } from './tg-baccarat/game.ts'
import { game as blackjack } from './tg-blackjack/game.ts'
import { game as dragonTiger } from './tg-dragontiger/game.ts'
import { game as fishPrawnCrab } from './tg-fpc/game.ts'
import { game as roulette } from './tg-roulette/game.ts'
import { game as sicBo } from './tg-sicbo/game.ts'

export const games: readonly GameFolder[] = [
  folder(roulette),
  folder(baccarat),
  folder(sicBo),
  folder(dragonTiger),
  folder(fishPrawnCrab),
  folder(andarBahar),
  folder(blackjack),
]
