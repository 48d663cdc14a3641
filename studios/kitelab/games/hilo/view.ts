import type { GameView } from '@jackfruit/game-page/view'
import { houseTexts } from '../../client/house/texts.ts'
import manifest from './game.json' with { type: 'json' }
import { rulesPage } from './view-rules.ts'
import { makeTable } from './view-table.ts'

export const view: GameView = {
  name: manifest.name,
  studio: 'KiteLab',
  hall: 'radial-gradient(circle at 30% 0%, #2f62b8 0%, #122a63 50%, #060d24 100%)',
  texts: [houseTexts, import.meta.glob('./texts/*.ts')],
  make: makeTable,
  rules: rulesPage,
}
