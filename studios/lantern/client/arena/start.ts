/** Opens the arena of the address in an element. */
import '@jackfruit/game-page/style/page.css'
import './style/arena.css'
import { words as feltWords } from '@jackfruit/game-page/felt/words'
import { openRounds } from '@jackfruit/game-page/line/open-rounds'
import type { TextFiles } from '@jackfruit/game-page/view'
import { runArena } from './page/arena-page.ts'

const words: TextFiles = import.meta.glob('./texts/*.ts')

export const start = (root: HTMLElement): Promise<void> =>
  openRounds(root, async () => ({
    texts: [words, feltWords],
    title: (say) => `${say('arena.name')} · Lantern`,
    run: (entered) => runArena(root, entered),
  }))
