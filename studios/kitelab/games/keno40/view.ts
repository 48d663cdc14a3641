import { picture } from 'virtual:art/keno40'
import type { GameView } from '@jackfruit/game-page/view'
import { houseTexts } from '../../client/house/texts.ts'
import { kenoRulesPage } from '../../client/keno/rules-page.ts'
import { makeKenoTable } from '../../client/keno/table.ts'
import { kenoTexts } from '../../client/keno/texts.ts'
import manifest from './game.json' with { type: 'json' }

export const view: GameView = {
  name: manifest.name,
  studio: 'KiteLab',
  hall: picture('hall'),
  texts: [houseTexts, kenoTexts],
  make: (parts) => makeKenoTable(parts, 'keno40'),
  rules: (parts) => kenoRulesPage(parts, manifest.published.parts),
}
