import type { ViewParts } from '@jackfruit/game-page/view'
import { payTable, section } from '../../client/house/rules-page.ts'
import manifest from './game.json' with { type: 'json' }
import { multipleOf } from './rules.ts'
import { fourTimes } from './view-table.ts'

const counts = [100, 500, 1_000, 2_500, 4_950, 6_600, 7_500, 9_000, 9_500]

export const rulesPage = ({ say }: ViewParts): readonly HTMLElement[] => [
  section(
    say('lab.how'),
    say('dice.how'),
    say('dice.multiplier'),
    say('dice.worst', { worst: manifest.published.parts['worst at stake 1.00'] }),
  ),
  section(
    say('lab.pays'),
    payTable([
      [say('lab.chance'), say('lab.multiplier')],
      ...counts.map((count) => [`${(count / 100).toFixed(2)}%`, fourTimes(multipleOf(count))]),
    ]),
  ),
]
