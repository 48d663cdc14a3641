/** Opens the table of the address in the element with the id `game`. */
import '@jackfruit/game-page/style/page.css'
import '../style/live.css'
import { words as feltWords } from '@jackfruit/game-page/felt/words'
import { openRounds } from '@jackfruit/game-page/line/open-rounds'
import { findTable } from '../looks/all.ts'
import { words } from '../words.ts'
import { runTable } from './table-page.ts'

export const start = (root: HTMLElement): Promise<void> =>
  openRounds(root, async (tableId) => {
    const table = findTable(tableId)
    if (!table) return null
    const look = await table.look()
    return {
      texts: [words, feltWords, ...look.texts],
      title: (say) => `${say(look.name)} ${table.number} · Rubyrow`,
      run: (entered) => runTable(root, { look, table, ...entered }),
    }
  })
