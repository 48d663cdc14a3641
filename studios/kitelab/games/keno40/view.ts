import type { GameView } from '@jackfruit/game-page/view'
import { houseTexts } from '../../client/house/texts.ts'
import { kenoRulesPage } from '../../client/keno/rules-page.ts'
import { makeKenoTable } from '../../client/keno/table.ts'
import { kenoTexts } from '../../client/keno/texts.ts'
import manifest from './game.json' with { type: 'json' }

export const view: GameView = {
  name: manifest.name,
  studio: 'KiteLab',
  hall: 'radial-gradient(circle at 40% 0%, #3a5fd0 0%, #182a78 50%, #080e2e 100%)',
  texts: [houseTexts, kenoTexts],
  make: (parts) => makeKenoTable(parts, 'keno40'),
  rules: (parts) => kenoRulesPage(parts, manifest.published.parts),
}
