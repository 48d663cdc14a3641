import { start } from '@jackfruit/game-page/start'

start({
  bingo75q: () => import('../games/bingo75q/view.ts'),
  bingo90: () => import('../games/bingo90/view.ts'),
})
