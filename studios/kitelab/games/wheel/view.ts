import { picture } from 'virtual:art/wheel'
import type { GameView } from '@jackfruit/game-page/view'
import { houseTexts } from '../../client/house/texts.ts'
import manifest from './game.json' with { type: 'json' }
import { rulesPage } from './view-rules.ts'
import { makeTable } from './view-table.ts'

export const view: GameView = {
  name: manifest.name,
  studio: 'KiteLab',
  hall: picture('hall'),
  texts: [houseTexts, import.meta.glob('./texts/*.ts')],
  make: makeTable,
  rules: rulesPage,
}
