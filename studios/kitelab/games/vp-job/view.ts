import type { GameView } from '@jackfruit/game-page/view'
import { houseTexts } from '../../client/house/texts.ts'
import manifest from './game.json' with { type: 'json' }
import { rulesPage } from './view-rules.ts'
import { makeTable } from './view-table.ts'

export const view: GameView = {
  name: manifest.name,
  studio: 'KiteLab',
  hall: 'radial-gradient(circle at 50% 0%, #1f8a5c 0%, #0f4a3a 50%, #051a17 100%)',
  texts: [houseTexts, import.meta.glob('./texts/*.ts')],
  make: makeTable,
  rules: rulesPage,
}
