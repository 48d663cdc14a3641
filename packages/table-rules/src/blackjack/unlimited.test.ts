import { expect, test } from 'vitest'
import { streamFrom } from '../seeded.ts'
import { totalOf } from './hand.ts'
import { lateReturn } from './late.ts'
import { unlimitedBlackjack } from './table.ts'
import { type Action, type Deal, deal, defaultAction, lateRtp, played, shownOf } from './unlimited.ts'

const { decisions, payout, mostBack } = unlimitedBlackjack('bj-unlimited')
const cardOf = (text: string) => 'A23456789TJQK'.indexOf(text[0] ?? '') * 4 + 'shdc'.indexOf(text[1] ?? '')
const cards = (texts: string) => texts.split(' ').map(cardOf)

function round(player: string, dealer: string, steps: string): Deal {
  const [first = 0, second = 0] = cards(player)
  return { player: [first, second], dealer: cards(dealer), steps: cards(steps) }
}

const hands = (dealt: Deal, ...actions: Action[]) =>
  played(dealt, actions)?.hands.map((hand) => totalOf(hand.cards))

test('whoever hits twice and whoever hits once see the same cards in the same steps', () => {
  const dealt = round('5s 6h', 'Td 7c', '2s 3s 4s 5s')
  expect(hands(dealt, 'hit')).toEqual([13])
  expect(hands(dealt, 'hit', 'hit')).toEqual([16])
  expect(hands(dealt, 'hit', 'stand')).toEqual([13])
  expect(played(dealt, ['stand', 'hit'])).toBeNull()
})

test('a split takes the card of its step for the first half, and the second waits until that is done', () => {
  const dealt = round('8s 8h', 'Td 7c', '3s Tc 9d 2s 4s')
  expect(played(dealt, ['split'])?.hands.map(({ cards: held }) => held.length)).toEqual([2, 1])
  // Doubled with the second card; the other half takes the third, then the fourth.
  expect(hands(dealt, 'split', 'double', 'deal', 'hit')).toEqual([21, 19])
  expect(decisions.can(dealt, ['split', 'double'])).toEqual(['deal'])
  // A stand takes no card, so the other half takes that of the same step.
  expect(hands(dealt, 'split', 'stand')).toEqual([11, 18])
  expect(decisions.units(dealt, ['split', 'double'])).toBe(3)
  expect(decisions.payout(dealt, 100n, ['split', 'double', 'deal', 'hit', 'stand'])).toBe(600n)
})

test('split aces get one card each, and 21 with them is no blackjack', () => {
  const dealt = round('As Ah', 'Td 7c', 'Ks 5s')
  expect(decisions.can(dealt, ['split'])).toEqual(['deal'])
  expect(decisions.can(dealt, ['split', 'deal'])).toEqual([])
  expect(decisions.payout(dealt, 100n, ['split', 'deal'])).toBe(200n)
})

test('blackjack pays 3:2, pushes against the dealer’s, and leaves nothing to decide', () => {
  const natural = round('As Kh', 'Td 7c', '2s')
  expect(decisions.can(natural, [])).toEqual([])
  expect(payout(natural, 'hand', 100n)).toBe(250n)
  expect(payout(round('As Kh', 'Ad Kc', '2s'), 'hand', 100n)).toBe(100n)
  expect(decisions.can(round('Ts 9h', 'Ad Kc', '2s'), [])).toEqual([])
  expect(payout(round('Ts 9h', 'Ad Kc', '2s'), 'hand', 100n)).toBe(0n)
})

test('who does not decide hits hard eleven and soft seventeen, and stands above', () => {
  const late = (player: string) => decisions.ifLate(round(player, 'Td 7c', '2s'), [])
  expect(['5s 6h', '5s 7h', 'As 6h', 'As 7h'].map(late)).toEqual(['hit', 'stand', 'hit', 'stand'])
  expect(payout(round('5s 6h', 'Td 7c', 'Ts'), 'hand', 100n)).toBe(200n)
})

test('side bets look at the hand and the dealer’s open card', () => {
  const dealt = round('8s 8s', '8d 7c', '2s')
  expect([payout(dealt, 'pairs', 100n), payout(dealt, 'poker', 100n)]).toEqual([2600n, 1000n])
})

test('20,000 rounds of random decisions end within the steps and return no more than said', () => {
  const stream = streamFrom(22)
  for (let i = 0; i < 20_000; i++) {
    const dealt = deal(stream)
    const actions: Action[] = []
    for (;;) {
      const can = decisions.can(dealt, actions) ?? []
      const pick = can[stream.below(Math.max(1, can.length))]
      if (pick === undefined) break
      actions.push(pick)
    }
    const now = played(dealt, actions)
    expect(now?.can).toEqual([])
    expect(now?.hands.every((hand) => hand.cards.length >= 2)).toBe(true)
    expect(decisions.payout(dealt, 100n, actions)).toBeLessThanOrEqual(mostBack(new Map([['hand', 100n]])))
  }
})

test('late players lose what counting says: 100,000 rounds within four standard errors, and the figure that is told', () => {
  const exact = lateReturn()
  expect((exact * 100).toFixed(4)).toBe(lateRtp)
  const [stream, rounds] = [streamFrom(7), 100_000]
  let back = 0n
  for (let i = 0; i < rounds; i++) back += payout(deal(stream), 'hand', 100n)
  expect(Math.abs(Number(back) / 100 / rounds - exact)).toBeLessThan(4 / Math.sqrt(rounds))
  expect(defaultAction({ hands: [{ cards: cards('5s 6h'), units: 1, isDone: false }] })).toBe('hit')
})

test('nothing but the hand and the open card is shown before its step', () => {
  const dealt = round('5s 6h', 'Td 7c', '2s 3s 4s')
  expect(shownOf(dealt, 0, false)).toEqual({ player: cards('5s 6h'), dealer: cards('Td'), steps: [] })
  expect(shownOf(dealt, 2, true)).toEqual({
    player: cards('5s 6h'),
    dealer: cards('Td 7c'),
    steps: cards('2s 3s'),
  })
})
