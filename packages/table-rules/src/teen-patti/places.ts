/** Teen patti 20-20: two hands of three cards, the better wins; bets on each hand's kind, and on all six cards. */
import { type Place, placeOf, returned, returnOf, simplePlace } from '../place.ts'
import type { Kind } from './hand.ts'
import type { Six } from './six.ts'

/** What bets ask for. */
export type Outcome = {
  readonly winner: 'A' | 'B' | 'T'
  readonly kinds: readonly [Kind, Kind]
  /** Whether a trail is one of aces. */
  readonly aces: readonly [boolean, boolean]
  readonly six: Six
}

const pairPlus: Readonly<Record<Kind, string | null>> = {
  ...{ high: null, pair: '1:1', colour: '3:1', sequence: '6:1', pure: '30:1', trail: '40:1' },
}
const acesPay = '50:1'

const bonus: Readonly<Record<Six, string | null>> = {
  ...{ none: null, three: '7:1', straight: '10:1', flush: '15:1', full: '20:1', four: '100:1' },
  ...{ 'straight-flush': '200:1', royal: '1000:1' },
}

const paid = (table: Readonly<Record<string, string | null>>) =>
  Object.values(table).filter((pays) => pays !== null)

const backsOf = (table: Readonly<Record<string, string | null>>) =>
  new Map(Object.entries(table).map(([name, pays]) => [name, pays ? returnOf(pays) : 0]))

const [pairBacks, bonusBacks] = [backsOf(pairPlus), backsOf(bonus)]

const onHand = (id: 'A' | 'B'): Place<Outcome> =>
  placeOf({ id, group: 'side', limit: 'main', pays: ['0.95:1'], exact: '9543327/9787750' }, ({ winner }) =>
    winner === id ? returnOf('0.95:1') : winner === 'T' ? returned : 0,
  )

const onKind = (id: string, at: 0 | 1): Place<Outcome> =>
  placeOf(
    { id, group: 'pair-plus', limit: 'side', pays: [...paid(pairPlus), acesPay], exact: '5143/5525' },
    ({ kinds, aces }) => (aces[at] ? returnOf(acesPay) : (pairBacks.get(kinds[at]) ?? 0)),
  )

export const places: readonly Place<Outcome>[] = [
  onHand('A'),
  onHand('B'),
  simplePlace(
    { id: 'T', group: 'side', limit: 'side', pays: '800:1', exact: '867483/978775' },
    ({ winner }) => winner === 'T',
  ),
  onKind('A-pair-plus', 0),
  onKind('B-pair-plus', 1),
  placeOf(
    { id: 'six', group: 'six', limit: 'side', pays: paid(bonus), exact: '136879/149695' },
    ({ six }) => bonusBacks.get(six) ?? 0,
  ),
]
