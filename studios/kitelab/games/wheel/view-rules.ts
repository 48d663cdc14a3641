import type { ViewParts } from '@jackfruit/game-page/view'
import { shortTimes } from '../../client/house/figures.ts'
import { payTable, section } from '../../client/house/rules-page.ts'
import manifest from './game.json' with { type: 'json' }
import { readFacts } from './shown.ts'

const parts: Readonly<Record<string, string>> = manifest.published.parts

export const rulesPage = ({ say, facts }: ViewParts): readonly HTMLElement[] => [
  section(say('lab.how'), say('wheel.how')),
  ...([10, 20, 50] as const).map((segments) => {
    const wheel = readFacts(facts).wheels[segments]
    const multiples = [...new Set(wheel)].toSorted((a, b) => b - a)
    return section(
      say('wheel.returned', { segments, rtp: parts[`${segments} segments`] ?? '' }),
      payTable([
        [say('lab.multiplier'), say('wheel.times')],
        ...multiples.map((multiple) => [
          shortTimes(multiple),
          String(wheel.filter((own) => own === multiple).length),
        ]),
      ]),
    )
  }),
]
