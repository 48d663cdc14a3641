import type { ViewParts } from '@jackfruit/game-page/view'
import { shortTimes } from '../../client/house/figures.ts'
import { payTable, section } from '../../client/house/rules-page.ts'
import { readFacts } from './shown.ts'

const grouped = (count: number) => count.toLocaleString('en-US')

export function rulesPage({ say, facts }: ViewParts): readonly HTMLElement[] {
  const { prizes, tickets } = readFacts(facts)
  return [
    section(say('lab.how'), say('scratch.how'), say('scratch.print', { tickets: grouped(tickets) })),
    section(
      say('lab.pays'),
      payTable([
        [say('scratch.prize'), say('scratch.tickets', { tickets: grouped(tickets) })],
        ...prizes.map((prize) => [shortTimes(prize.multiple * 100), grouped(prize.tickets)]),
      ]),
    ),
  ]
}
