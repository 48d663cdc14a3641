import type { ViewParts } from '@jackfruit/game-page/view'
import { percentText, timesText } from '../../client/house/figures.ts'
import { payTable, section } from '../../client/house/rules-page.ts'

const targets = [101, 150, 200, 500, 1_000, 10_000, 100_000, 100_000_000]

export const rulesPage = ({ say }: ViewParts): readonly HTMLElement[] => [
  section(say('lab.how'), say('limbo.how'), say('limbo.odds'), say('limbo.cap')),
  section(
    say('lab.pays'),
    payTable([
      [say('limbo.target'), say('lab.chance')],
      ...targets.map((target) => [
        timesText(target),
        target > 99_999 ? `${(9_700 / target).toPrecision(2)}%` : percentText(97 / target),
      ]),
    ]),
  ),
]
