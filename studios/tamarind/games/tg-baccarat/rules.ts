/** Baccarat, eight decks, five per cent commission on Banker. */
import { type Place, returned, returnOf, simplePlace } from '../../shared/place.ts'
import { isPair, isPerfect, marginOf, type Outcome, winnerOf } from './outcome.ts'

export const code = 'tg-baccarat'
export const version = '1.0.0'
export const decks = 8

/** Dragon Bonus: odds of a win without a natural, by the margin from 0 to 9. */
const bonus = ['', '', '', '', '1:1', '2:1', '4:1', '6:1', '10:1', '30:1'] as const
const bonusReturns = bonus.map((pays) => (pays ? returnOf(pays) : 0))

const evenPlace = (id: 'P' | 'B', pays: string, rtp: string): Place<Outcome> => {
  const back = returnOf(pays)
  return {
    ...{ id, limit: 'main', pays: [pays], rtp },
    returns: (outcome) => {
      const winner = winnerOf(outcome)
      return winner === id ? back : winner === 'T' ? returned : 0
    },
  }
}

const bonusPlace = (id: string, side: 'P' | 'B', rtp: string): Place<Outcome> => ({
  ...{ id, limit: 'side', pays: bonus.slice(4), rtp },
  returns: (outcome) => {
    const { isNatural } = outcome
    const winner = winnerOf(outcome)
    if (winner === 'T') return isNatural ? returned : 0
    if (winner !== side) return 0
    return isNatural ? returnOf('1:1') : (bonusReturns[marginOf(outcome)] ?? 0)
  },
})

const side = 'side' as const
const cardsOf = ({ player, banker }: Outcome) => player.cards + banker.cards
const bankerSix = (outcome: Outcome) => winnerOf(outcome) === 'B' && outcome.banker.total === 6

const perfectPays = ['25:1', '200:1'] as const
const perfectReturns = [0, ...perfectPays.map(returnOf)]
const luckyPays = ['12:1', '20:1'] as const
const luckyReturns = [0, 0, ...luckyPays.map(returnOf)]

export const places: readonly Place<Outcome>[] = [
  evenPlace('B', '0.95:1', '98.9421'),
  evenPlace('P', '1:1', '98.7649'),
  simplePlace({ id: 'T', limit: side, pays: '8:1', rtp: '85.6404' }, (o: Outcome) => winnerOf(o) === 'T'),
  simplePlace({ id: 'PP', limit: side, pays: '11:1', rtp: '89.6386' }, (o: Outcome) => isPair(o.player)),
  simplePlace({ id: 'BP', limit: side, pays: '11:1', rtp: '89.6386' }, (o: Outcome) => isPair(o.banker)),
  simplePlace(
    { id: 'EP', limit: side, pays: '5:1', rtp: '86.2901' },
    (o: Outcome) => isPair(o.player) || isPair(o.banker),
  ),
  {
    ...{ id: 'XP', limit: side, pays: perfectPays, rtp: '91.9530' },
    returns: (o) => perfectReturns[Number(isPerfect(o.player)) + Number(isPerfect(o.banker))] ?? 0,
  },
  simplePlace({ id: 'BIG', limit: side, pays: '0.54:1', rtp: '95.6543' }, (o: Outcome) => cardsOf(o) > 4),
  simplePlace({ id: 'SML', limit: side, pays: '1.5:1', rtp: '94.7171' }, (o: Outcome) => cardsOf(o) === 4),
  simplePlace({ id: 'S6', limit: side, pays: '12:1', rtp: '70.0228' }, bankerSix),
  {
    ...{ id: 'L6', limit: side, pays: luckyPays, rtp: '83.3164' },
    returns: (o) => (bankerSix(o) ? (luckyReturns[o.banker.cards] ?? 0) : 0),
  },
  simplePlace(
    { id: 'D7', limit: side, pays: '40:1', rtp: '92.3887' },
    (o: Outcome) => winnerOf(o) === 'B' && o.banker.total === 7 && o.banker.cards === 3,
  ),
  simplePlace(
    { id: 'P8', limit: side, pays: '25:1', rtp: '89.8124' },
    (o: Outcome) => winnerOf(o) === 'P' && o.player.total === 8 && o.player.cards === 3,
  ),
  bonusPlace('DBP', 'P', '97.3483'),
  bonusPlace('DBB', 'B', '90.6269'),
]

/** Whether the banker draws, by the banker's total and the value of the player's third card. */
const bankerDraws = ['0123456789', '0123456789', '0123456789', '012345679', '234567', '4567', '67', '']

/** A player stands on 6 and 7, and so does a banker then. */
export const drawsOnTwo = (total: number): boolean => total <= 5

export const drawsOnThird = (total: number, third: number): boolean =>
  (bankerDraws[total] ?? '').includes(String(third))
