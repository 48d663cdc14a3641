import type { ViewParts } from '@jackfruit/game-page/view'
import { shortTimes } from '../../client/house/figures.ts'
import { payTable, section } from '../../client/house/rules-page.ts'
import manifest from './game.json' with { type: 'json' }
import { halves } from './rules.ts'

const parts: Readonly<Record<string, string>> = manifest.published.parts

export const rulesPage = ({ say }: ViewParts): readonly HTMLElement[] => [
  section(say('lab.how'), say('plinko.how'), say('plinko.returned')),
  section(
    say('lab.pays'),
    payTable([
      [say('plinko.rows'), say('plinko.risk'), say('plinko.edge'), say('plinko.rtp')],
      ...([8, 12, 16] as const).flatMap((rows) =>
        (['low', 'medium', 'high'] as const).map((risk) => [
          String(rows),
          say(`plinko.${risk}`),
          halves[rows][risk].map(shortTimes).join(' '),
          `${parts[`${rows} ${risk}`]}%`,
        ]),
      ),
    ]),
  ),
]
