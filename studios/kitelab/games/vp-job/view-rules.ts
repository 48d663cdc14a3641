import type { ViewParts } from '@jackfruit/game-page/view'
import { shortTimes } from '../../client/house/figures.ts'
import { payTable, section } from '../../client/house/rules-page.ts'
import { hands } from './rules.ts'
import { readFacts } from './shown.ts'

export function rulesPage({ say, facts }: ViewParts): readonly HTMLElement[] {
  const { pays } = readFacts(facts)
  return [
    section(say('lab.how'), say('vp.how'), say('vp.deck'), say('vp.best'), say('vp.left')),
    section(
      say('lab.pays'),
      payTable([
        [say('vp.hand'), say('lab.multiplier')],
        ...hands.slice(0, -1).map((hand) => [say(`vp.hand.${hand}`), shortTimes(pays[hand] * 100)]),
      ]),
    ),
  ]
}
