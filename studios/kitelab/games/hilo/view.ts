import type { GameView } from '@jackfruit/game-page/view'
import manifest from './game.json' with { type: 'json' }
import { rulesPage } from './view-rules.ts'
import { makeTable } from './view-table.ts'
import { texts } from './view-texts.ts'

export const view: GameView = {
  name: manifest.name,
  studio: 'KiteLab',
  hall: 'radial-gradient(circle at 30% 0%, #2f62b8 0%, #122a63 50%, #060d24 100%)',
  texts,
  make: makeTable,
  rules: rulesPage,
}
