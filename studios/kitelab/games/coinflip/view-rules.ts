import type { ViewParts } from '@jackfruit/game-page/view'
import { timesText } from '../../client/house/figures.ts'
import { payTable, section } from '../../client/house/rules-page.ts'
import { readFacts } from './shown.ts'

export const rulesPage = ({ say, facts }: ViewParts): readonly HTMLElement[] => [
  section(
    say('lab.how'),
    say('coin.how'),
    say('coin.odds'),
    say('lab.left'),
    say('lab.limit'),
    say('coin.auto'),
  ),
  section(
    say('lab.pays'),
    payTable([
      [say('coin.count'), say('lab.multiplier')],
      ...readFacts(facts).ladder.map((multiple, i) => [String(i + 1), timesText(multiple)]),
    ]),
  ),
]
