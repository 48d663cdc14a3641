/** Baccarat, eight decks: Banker pays five per cent commission, or half when it wins with six. */
import { type Place, placeOf, returned, returnOf, simplePlace } from '../place.ts'
import { isPair, isPerfect, marginOf, type Outcome, winnerOf } from './outcome.ts'

export const decks = 8

/** Dragon Bonus: odds of a win without a natural, by the margin from 0 to 9. */
const bonus = ['', '', '', '', '1:1', '2:1', '4:1', '6:1', '10:1', '30:1'] as const
const bonusReturns = bonus.map((pays) => (pays ? returnOf(pays) : 0))

const evenPlace = (id: 'P' | 'B', pays: string, exact: string): Place<Outcome> => {
  const back = returnOf(pays)
  return placeOf({ id, group: 'side', limit: 'main', pays: [pays], exact }, (outcome) => {
    const winner = winnerOf(outcome)
    return winner === id ? back : winner === 'T' ? returned : 0
  })
}

const bonusPlace = (id: string, side: 'P' | 'B', exact: string): Place<Outcome> =>
  placeOf({ id, group: 'bonus', limit: 'side', pays: bonus.slice(4), exact }, (outcome) => {
    const { isNatural } = outcome
    const winner = winnerOf(outcome)
    if (winner === 'T') return isNatural ? returned : 0
    if (winner !== side) return 0
    return isNatural ? returnOf('1:1') : (bonusReturns[marginOf(outcome)] ?? 0)
  })

const side = 'side' as const
const cardsOf = ({ player, banker }: Outcome) => player.cards + banker.cards
const bankerSix = (outcome: Outcome) => winnerOf(outcome) === 'B' && outcome.banker.total === 6

const perfectPays = ['25:1', '200:1'] as const
const perfectReturns = [0, ...perfectPays.map(returnOf)]
const luckyPays = ['12:1', '20:1'] as const
const luckyReturns = [0, 0, ...luckyPays.map(returnOf)]

/** Without commission, a Banker who wins with six pays half. */
const noCommission = placeOf<Outcome>(
  { id: 'B', group: 'side', limit: 'main', pays: ['1:1', '0.5:1'], exact: '19240298465317/19524993263685' },
  (outcome) => {
    const winner = winnerOf(outcome)
    if (winner === 'T') return returned
    return winner === 'P' ? 0 : returnOf(outcome.banker.total === 6 ? '0.5:1' : '1:1')
  },
)

const others: readonly Place<Outcome>[] = [
  evenPlace('P', '1:1', '19283843717413/19524993263685'),
  simplePlace(
    { id: 'T', group: 'side', limit: side, pays: '8:1', exact: '619306544887/723147898655' },
    (o) => winnerOf(o) === 'T',
  ),
  simplePlace({ id: 'PP', group: 'pair', limit: side, pays: '11:1', exact: '372/415' }, (o) =>
    isPair(o.player),
  ),
  simplePlace({ id: 'BP', group: 'pair', limit: side, pays: '11:1', exact: '372/415' }, (o) =>
    isPair(o.banker),
  ),
  simplePlace(
    { id: 'EP', group: 'pair', limit: side, pays: '5:1', exact: '680326/788417' },
    (o) => isPair(o.player) || isPair(o.banker),
  ),
  placeOf(
    { id: 'XP', group: 'pair', limit: side, pays: perfectPays, exact: '1553513/1689465' },
    (o) => perfectReturns[Number(isPerfect(o.player)) + Number(isPerfect(o.banker))] ?? 0,
  ),
  simplePlace(
    { id: 'BIG', group: 'cards', limit: side, pays: '0.54:1', exact: '506231/529230' },
    (o) => cardsOf(o) > 4,
  ),
  simplePlace(
    { id: 'SML', group: 'cards', limit: side, pays: '1.5:1', exact: '350890/370461' },
    (o) => cardsOf(o) === 4,
  ),
  simplePlace(
    { id: 'S6', group: 'six', limit: side, pays: '12:1', exact: '210337737856/300384511749' },
    bankerSix,
  ),
  placeOf(
    { id: 'L6', group: 'six', limit: side, pays: luckyPays, exact: '235761260096/282970916865' },
    (o) => (bankerSix(o) ? (luckyReturns[o.banker.cards] ?? 0) : 0),
  ),
  simplePlace(
    { id: 'D7', group: 'third', limit: side, pays: '40:1', exact: '784299161768/848912750595' },
    (o) => winnerOf(o) === 'B' && o.banker.total === 7 && o.banker.cards === 3,
  ),
  simplePlace(
    { id: 'P8', group: 'third', limit: side, pays: '25:1', exact: '1348912212992/1501922558745' },
    (o) => winnerOf(o) === 'P' && o.player.total === 8 && o.player.cards === 3,
  ),
  bonusPlace('DBP', 'P', '3801450797986/3904998652737'),
  bonusPlace('DBB', 'B', '93623815842/103306842665'),
]

/** Banker at 0.95:1. */
export const places: readonly Place<Outcome>[] = [
  evenPlace('B', '0.95:1', '10732465128097/10847218479825'),
  ...others,
]
export const noCommissionPlaces: readonly Place<Outcome>[] = [noCommission, ...others]

/** Whether the banker draws, by the banker's total and the value of the player's third card. */
const bankerDraws = ['0123456789', '0123456789', '0123456789', '012345679', '234567', '4567', '67', '']

/** A player stands on 6 and 7, and so does a banker then. */
export const drawsOnTwo = (total: number): boolean => total <= 5

export const drawsOnThird = (total: number, third: number): boolean =>
  (bankerDraws[total] ?? '').includes(String(third))
