import type { ViewParts } from '@jackfruit/game-page/view'
import { timesText } from '../../client/house/figures.ts'
import { payTable, section } from '../../client/house/rules-page.ts'
import manifest from './game.json' with { type: 'json' }
import { correctRanks, hundredths, nothing, times } from './price.ts'
import { ranks } from './rules.ts'
import type { Call } from './shown.ts'
import { letterOf } from './view-table.ts'

const first = (rank: number, call: Call): string => {
  const correct = correctRanks(rank, call)
  return correct === ranks ? '–' : timesText(hundredths(times(nothing, correct)))
}

export const rulesPage = ({ say }: ViewParts): readonly HTMLElement[] => [
  section(
    say('lab.how'),
    say('hilo.how'),
    say('hilo.deck'),
    say('hilo.price', { worst: manifest.published.parts.worst }),
    say('hilo.none'),
    say('lab.left'),
    say('lab.limit'),
  ),
  section(
    say('lab.pays'),
    payTable([
      [say('hilo.card'), say('hilo.higher'), say('hilo.lower')],
      ...Array.from({ length: ranks }, (_, i) => [
        letterOf(i + 1),
        first(i + 1, 'higher'),
        first(i + 1, 'lower'),
      ]),
    ]),
  ),
]
