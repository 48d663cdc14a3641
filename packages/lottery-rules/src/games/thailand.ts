/** Thai government and Yi Ki (games.md §7.2), and Laos, which is bet alike (§7.4). */

import { numbers } from '../choose/numbers.ts'
import type { Tier } from '../draws.ts'
import { fraction } from '../fraction.ts'
import { type Hit, type Play, pays } from '../play.ts'
import { straight } from '../plays/digits.ts'
import { type Cut, runAt, straightAt, todAt } from './number-plays.ts'

export const thaiTiers: readonly Tier[] = [
  { prize: 'first', count: 1, width: 6 },
  { prize: 'front3', count: 2, width: 3 },
  { prize: 'back3', count: 2, width: 3 },
  { prize: 'last2', count: 1, width: 2 },
  { prize: 'second', count: 5, width: 6 },
  { prize: 'third', count: 10, width: 6 },
  { prize: 'fourth', count: 50, width: 6 },
  { prize: 'fifth', count: 100, width: 6 },
]

/** In tickets of 80 baht: a first prize of 6,000,000 baht is 75,000 of them. */
const ticketOdds = {
  first: pays(75_000),
  neighbour: pays(1250),
  second: pays(2500),
  third: pays(1000),
  fourth: pays(500),
  fifth: pays(250),
  front3: pays(50),
  back3: pays(50),
  last2: pays(25),
}

const neighbours = (first: string): string[] =>
  [1, 999_999].map((step) => String((Number(first) + step) % 1_000_000).padStart(6, '0'))

/** What a ticket has in common with each prize: its tail, or its front for the front three. */
const part = (pick: string, { prize, width }: Tier) =>
  prize === 'front3' ? pick.slice(0, 3) : pick.slice(-width)

/** The ticket of six digits itself, with all its prizes. */
const ticket: Play = {
  id: 'ticket',
  stations: 1,
  odds: ticketOdds,
  choose: numbers({ width: 6 }),
  kinds: ['012345'],
  cost: () => 100,
  hits(pick, [result], odds) {
    const hits: Hit[] = thaiTiers.flatMap((tier) =>
      (result?.[tier.prize] ?? []).flatMap((drawn, at) =>
        drawn === part(pick, tier)
          ? [{ prize: tier.prize, at, digits: drawn, times: odds[tier.prize] ?? 0 }]
          : [],
      ),
    )
    const first = result?.['first']?.[0]
    if (first === undefined || !neighbours(first).includes(pick)) return hits
    return [...hits, { prize: 'neighbour', at: 0, digits: first, times: odds['neighbour'] ?? 0 }]
  },
  // It cannot be the first prize and beside it.
  most: (_, odds) => thaiTiers.reduce((sum, { prize, count }) => sum + (odds[prize] ?? 0) * count, 0),
  exact(_, odds) {
    const million = 1_000_000
    const owed = thaiTiers.reduce(
      (sum, { prize, count, width }) => sum + (odds[prize] ?? 0) * count * (million / 10 ** width),
      2 * (odds['neighbour'] ?? 0),
    )
    return fraction(owed, million * 10_000)
  },
}

interface Places {
  readonly top3: Cut
  readonly top2: Cut
  readonly bottom2: Cut
}

/** Three and two digits at the top, two at the bottom. */
const bookmaker = ({ top3, top2, bottom2 }: Places): Play[] => [
  straightAt('top3', 3, top3, 900),
  todAt('tod3', top3, 150),
  straightAt('top2', 2, top2, 90),
  straightAt('bottom2', 2, bottom2, 90),
  runAt('runtop', 3, top3, 3.2),
  runAt('runbottom', 2, bottom2, 4.2),
]

const twice = (id: string, prize: string): Play =>
  straight({
    id,
    width: 3,
    lots: [0, 1].map((at) => ({ prize, at, from: 0 })),
    odds: { win: pays(450) },
    cost: 100,
    once: true,
  })

export const thaiPlays: readonly Play[] = [
  ticket,
  ...bookmaker({
    top3: { prize: 'first', from: -3 },
    top2: { prize: 'first', from: -2 },
    bottom2: { prize: 'last2', from: 0 },
  }),
  twice('front3', 'front3'),
  twice('back3', 'back3'),
]

/** Five digits: the last three are the top, the first two the bottom. */
export const yikiTiers: readonly Tier[] = [{ prize: 'number', count: 1, width: 5 }]

export const yikiPlays: readonly Play[] = bookmaker({
  top3: { prize: 'number', from: -3 },
  top2: { prize: 'number', from: -2 },
  bottom2: { prize: 'number', from: 0, to: 2 },
})

/** Six digits; the last four are bet on, and the first two of these are the bottom. */
export const laosTiers: readonly Tier[] = [{ prize: 'number', count: 1, width: 6 }]

export const laosPlays: readonly Play[] = [
  straightAt('top4', 4, { prize: 'number', from: -4 }, 6000),
  ...bookmaker({
    top3: { prize: 'number', from: -3 },
    top2: { prize: 'number', from: -2 },
    bottom2: { prize: 'number', from: -4, to: -2 },
  }),
]
