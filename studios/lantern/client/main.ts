import { start } from '@jackfruit/game-page/start'

/** What many see at once has a page of its own, which nobody else loads. */
const arenas: ReadonlySet<string> = new Set(['cock-arena'])

const [, code = ''] = location.pathname.split('/').filter(Boolean)
const root = document.getElementById('game')
if (root && arenas.has(code)) void import('./arena/start.ts').then((arena) => arena.start(root))
else
  start({
    bingo75q: () => import('../games/bingo75q/view.ts'),
    bingo90: () => import('../games/bingo90/view.ts'),
  })
