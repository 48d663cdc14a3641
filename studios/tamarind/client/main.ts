import { start } from '@jackfruit/game-page/start'

start({
  'tg-roulette': () => import('../games/tg-roulette/view.ts'),
  'tg-baccarat': () => import('../games/tg-baccarat/view.ts'),
  'tg-sicbo': () => import('../games/tg-sicbo/view.ts'),
  'tg-dragontiger': () => import('../games/tg-dragontiger/view.ts'),
  'tg-fpc': () => import('../games/tg-fpc/view.ts'),
  'tg-andarbahar': () => import('../games/tg-andarbahar/view.ts'),
  'tg-blackjack': () => import('../games/tg-blackjack/view.ts'),
})
