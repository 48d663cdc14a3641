import type { GameView } from '@jackfruit/game-page/view'
import manifest from './game.json' with { type: 'json' }
import { rulesPage } from './view-rules.ts'
import { makeTable } from './view-table.ts'
import { texts } from './view-texts.ts'

export const view: GameView = {
  name: manifest.name,
  studio: 'KiteLab',
  hall: 'radial-gradient(circle at 50% 0%, #d08a2a 0%, #6b3a12 50%, #1f0f06 100%)',
  texts,
  make: makeTable,
  rules: rulesPage,
}
