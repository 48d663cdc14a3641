import { picture } from 'virtual:art/mines'
import type { GameView } from '@jackfruit/game-page/view'
import { shortTimes } from '../../client/house/figures.ts'
import { payTable, section } from '../../client/house/rules-page.ts'
import { houseTexts } from '../../client/house/texts.ts'
import manifest from './game.json' with { type: 'json' }
import { readFacts } from './shown.ts'
import { makeTable } from './view-table.ts'

export const view: GameView = {
  name: manifest.name,
  studio: 'KiteLab',
  hall: picture('hall'),
  texts: [houseTexts, import.meta.glob('./texts/*.ts')],
  make: makeTable,
  rules: ({ say, facts }) => {
    const { ladders } = readFacts(facts)
    const shown = [1, 2, 3, 5, 10, 15, 24]
    const rows = [1, 2, 3, 4, 5, 6, 8, 10].map((safe) => [
      String(safe),
      ...shown.map((mines) => {
        const multiple = ladders[mines - 1]?.[safe - 1]
        return multiple === undefined ? '–' : shortTimes(multiple)
      }),
    ])
    const head = [say('mines.cells'), ...shown.map((mines) => `${say('mines.count')} ${mines}`)]
    return [
      section(
        say('lab.how'),
        say('mines.how'),
        say('mines.field'),
        say('lab.left'),
        say('lab.limit'),
        say('mines.auto'),
      ),
      section(say('lab.pays'), payTable([head, ...rows])),
    ]
  },
}
