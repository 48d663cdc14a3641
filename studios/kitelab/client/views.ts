/** The tables of KiteLab's instant games, each loaded when it is played. */
import type { Views } from '@jackfruit/game-page/start'

export const instantViews: Views = {
  coinflip: () => import('../games/coinflip/view.ts'),
  dice: () => import('../games/dice/view.ts'),
  hilo: () => import('../games/hilo/view.ts'),
  keno40: () => import('../games/keno40/view.ts'),
  keno80: () => import('../games/keno80/view.ts'),
  'kite-dice': () => import('../games/kite-dice/view.ts'),
  limbo: () => import('../games/limbo/view.ts'),
  mines: () => import('../games/mines/view.ts'),
  plinko: () => import('../games/plinko/view.ts'),
  'scratch-kyat': () => import('../games/scratch-kyat/view.ts'),
  'vp-job': () => import('../games/vp-job/view.ts'),
  wheel: () => import('../games/wheel/view.ts'),
}
