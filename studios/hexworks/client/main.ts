import { start } from '@jackfruit/game-page/start'

start({
  'slot-golden-chinthe': () => import('../games/slot-golden-chinthe/view.ts'),
  'slot-ruby-classic': () => import('../games/slot-ruby-classic/view.ts'),
  'slot-gem-gates': () => import('../games/slot-gem-gates/view.ts'),
  'slot-irrawaddy-243': () => import('../games/slot-irrawaddy-243/view.ts'),
  'slot-thingyan-tumble': () => import('../games/slot-thingyan-tumble/view.ts'),
  'slot-lucky-coins-hold': () => import('../games/slot-lucky-coins-hold/view.ts'),
  'slot-sticky-nat': () => import('../games/slot-sticky-nat/view.ts'),
  'slot-bagan-ways': () => import('../games/slot-bagan-ways/view.ts'),
  'slot-book-of-pagan': () => import('../games/slot-book-of-pagan/view.ts'),
  'slot-lotus-cluster': () => import('../games/slot-lotus-cluster/view.ts'),
  'slot-chinthe-jackpot': () => import('../games/slot-chinthe-jackpot/view.ts'),
})
