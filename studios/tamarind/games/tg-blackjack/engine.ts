/**
 * Draws from one shoe: player, dealer's open card, player, dealer's hidden card; then each card as
 * it is asked for, hand by hand; then the dealer's. Side bets are decided by the first three.
 */
import { formatMinor, type Minor } from '@jackfruit/kernel'
import type { Json, Rules } from '@jackfruit/studio-kit/rules'
import { isBlackjack, totalOf } from '@jackfruit/table-rules/blackjack/hand'
import {
  type Action,
  act,
  actions,
  type Hand,
  mostUnits,
  openHand,
  possible,
} from '@jackfruit/table-rules/blackjack/hands'
import { type Card, shoeOf, textOf } from '@jackfruit/table-rules/cards/shoe'
import { backOf } from '@jackfruit/table-rules/laid'
import type { Place } from '@jackfruit/table-rules/place'
import { readChips } from '../../shared/chip-game.ts'
import { chips, limits, maxWin, roundLimits } from '../../shared/ladders.ts'
import { code, decks, mainPlace, type Start, sidePlaces, version } from './rules.ts'

export interface Choice {
  readonly main: Minor
  readonly sides: readonly { readonly place: Place<Start>; readonly amount: Minor }[]
}

const main: Place<Start> = { ...mainPlace, group: 'hand', exact: '', returns: () => 0 }
const places = new Map([main, ...sidePlaces].map((place) => [place.id, place]))

/** Main bets that a hand returns for each one put down: 2 for a win, 1 for a push. */
function timesOf(cards: readonly Card[], dealer: readonly Card[]): bigint {
  const [own, theirs] = [totalOf(cards), totalOf(dealer)]
  if (own > 21) return 0n
  return theirs > 21 || own > theirs ? 2n : own === theirs ? 1n : 0n
}

function naturalBack(stake: Minor, playerHas: boolean, dealerHas: boolean): Minor {
  if (!playerHas) return 0n
  return dealerHas ? stake : (stake * 5n) / 2n
}

const sum = (amounts: readonly Minor[]): Minor => amounts.reduce((total, amount) => total + amount, 0n)

export const rules: Rules<Choice, Action> = {
  ...{ code, version, stakes: chips, maxWin },
  limits: roundLimits([...Array.from({ length: mostUnits }, () => main), ...sidePlaces]),
  facts: {
    limits,
    places: [mainPlace, ...sidePlaces].map(({ id, limit, pays, rtp }) => ({ id, limit, pays, rtp })),
  },
  readChoice: (raw, table) => {
    const laid = readChips(places, raw, table)
    const bet = laid?.find(({ place }) => place === main)
    return laid && bet ? { main: bet.amount, sides: laid.filter((each) => each !== bet) } : null
  },
  // The hand and what lies beside it win and lose by different things: none covers another.
  atRisk: null,
  stakeOf: (choice) => choice.main + sum(choice.sides.map(({ amount }) => amount)),
  readAction: (raw) => actions.find((action) => action === raw) ?? null,
  play: ({ stake, choice }, taken, random, { scale }) => {
    const next = shoeOf(random, decks)
    const [first, up, second, hole] = [next(), next(), next(), next()]
    const [dealer, hands] = [[up, hole], [openHand([first, second])]]
    const [playerHas, dealerHas] = [isBlackjack([first, second]), isBlackjack(dealer)]
    const isNatural = playerHas || dealerHas
    for (const action of taken) {
      if (isNatural || !possible(hands).includes(action)) return null
      act(hands, action, next)
    }
    const can = isNatural ? [] : possible(hands)
    const ended = can.length === 0
    if (ended && !isNatural && hands.some(({ cards }) => totalOf(cards) <= 21))
      while (totalOf(dealer) < 17) dealer.push(next())
    const back = (hand: Hand): Minor =>
      isNatural
        ? naturalBack(choice.main, playerHas, dealerHas)
        : choice.main * BigInt(hand.units) * timesOf(hand.cards, dealer)
    const start = { first, second, up }
    const sides = choice.sides.map(({ place, amount }) => ({
      ...{ id: place.id, amount },
      win: backOf(amount, place.returns(start)),
    }))
    const money = (amount: Minor) => formatMinor(amount, scale)
    const active = hands.findIndex(({ isDone }) => !isDone)
    const shown: Json = {
      dealer: handShown(ended ? dealer : [up]),
      hands: hands.map((hand) => ({
        ...handShown(hand.cards),
        stake: money(choice.main * BigInt(hand.units)),
        win: ended ? money(back(hand)) : null,
      })),
      active: ended ? null : active,
      can,
      sides: sides.map(({ id, amount, win }) => ({ id, stake: money(amount), win: money(win) })),
    }
    const extra = choice.main * BigInt(hands.reduce((units, hand) => units + hand.units, 0) - 1)
    const win = ended ? sum([...hands.map(back), ...sides.map((side) => side.win)]) : 0n
    return { stake: stake + extra, win, ended, shown, ...(ended ? {} : { ifLeft: 'stand' }) }
  },
}

const handShown = (cards: readonly Card[]) => ({ cards: cards.map(textOf), total: totalOf(cards) })
