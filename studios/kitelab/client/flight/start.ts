/** Opens the flight of the address in an element. */
import './style/flight.css'
import { openRounds } from '@jackfruit/game-page/line/open-rounds'
import type { TextFiles } from '@jackfruit/game-page/view'
import { runFlight } from './page/flight-page.ts'

const words: TextFiles = import.meta.glob('./texts/*.ts')

export const start = (root: HTMLElement): Promise<void> =>
  openRounds(root, async () => ({
    texts: [words],
    title: (say) => `${say('crash.name')} · KiteLab`,
    run: (entered) => runFlight(root, entered),
  }))
