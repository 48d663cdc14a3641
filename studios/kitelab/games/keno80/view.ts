import type { GameView } from '@jackfruit/game-page/view'
import { houseTexts } from '../../client/house/texts.ts'
import { kenoRulesPage } from '../../client/keno/rules-page.ts'
import { makeKenoTable } from '../../client/keno/table.ts'
import { kenoTexts } from '../../client/keno/texts.ts'
import manifest from './game.json' with { type: 'json' }

export const view: GameView = {
  name: manifest.name,
  studio: 'KiteLab',
  hall: 'radial-gradient(circle at 60% 0%, #b04fc0 0%, #55206e 50%, #1a0a28 100%)',
  texts: [houseTexts, kenoTexts],
  make: (parts) => makeKenoTable(parts, 'keno80'),
  rules: (parts) => kenoRulesPage(parts, manifest.published.parts),
}
