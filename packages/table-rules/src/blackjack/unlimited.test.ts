import { expect, test } from 'vitest'
import { shoeOf } from '../cards/shoe.ts'
import { isReturned } from '../own-bet.ts'
import { streamFrom } from '../seeded.ts'
import { totalOf } from './hand.ts'
import { decks } from './hands.ts'
import { lateReturn } from './late.ts'
import { unlimitedBlackjack } from './table.ts'
import {
  type Action,
  type Deal,
  deal,
  defaultAction,
  lateRtp,
  mostSteps,
  played,
  shownOf,
  stakeReturn,
  tookCard,
} from './unlimited.ts'

const { decisions, payout, mostBack } = unlimitedBlackjack('bj-unlimited')
const cardOf = (text: string) => 'A23456789TJQK'.indexOf(text[0] ?? '') * 4 + 'shdc'.indexOf(text[1] ?? '')
const cards = (texts: string) => texts.split(' ').map(cardOf)

function round(player: string, dealer: string, steps: string): Deal {
  const [first = 0, second = 0] = cards(player)
  return { player: [first, second], dealer: cards(dealer), steps: cards(steps) }
}

const hands = (dealt: Deal, ...actions: Action[]) =>
  played(dealt, actions)?.hands.map((hand) => totalOf(hand.cards))

test('cards come in one order: player, dealer, player, dealer, what the dealer draws to 17, and the steps', () => {
  for (let seed = 1; seed <= 40; seed++) {
    const next = shoeOf(streamFrom(seed), decks)
    const [first, up, second, hidden] = [next(), next(), next(), next()]
    const dealer = [up, hidden]
    while (totalOf(dealer) < 17) dealer.push(next())
    const steps = Array.from({ length: mostSteps }, next)
    expect(deal(streamFrom(seed))).toEqual({ player: [first, second], dealer, steps })
  }
})

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
    // The first stake and those of each double and split return together what the hands do.
    const steps = [null, ...(now?.raised.keys() ?? [])]
    const parts = steps.map((step) => stakeReturn(dealt, actions, { stake: 100n, step }))
    expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(decisions.payout(dealt, 100n, actions))
    expect(decisions.units(dealt, actions)).toBe(steps.length)
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

test('each stake returns by the hand that it lies on', () => {
  // 11 and a ten is 21; 18 against the dealer's 19 is lost.
  const dealt = round('8s 8h', 'Td 9c', '3s Tc Td 2s')
  const actions: Action[] = ['split', 'double', 'deal', 'stand']
  const back = (step: number | null) => stakeReturn(dealt, actions, { stake: 100n, step })
  expect([back(null), back(1), back(0)]).toEqual([200n, 200n, 0n])
  expect(() => back(2)).toThrow(RangeError)
  expect(() => stakeReturn(dealt, ['double', 'hit'], { stake: 100n, step: null })).toThrow(RangeError)
})

test('what a record says of each stake is held against the hand that it lies on', () => {
  const dealt = round('8s 8h', 'Td 9c', '3s Tc Td 2s')
  const actions = ['split', 'double', 'deal', 'stand']
  const holds = (payout: string, step?: number) =>
    isReturned(
      unlimitedBlackjack('bj-unlimited'),
      dealt,
      { places: { hand: '1.00' }, payout, actions, step },
      2,
    )
  expect([holds('2.00'), holds('2.00', 1), holds('0.00', 0)]).toEqual([true, true, true])
  expect([holds('0.00'), holds('0.00', 1), holds('2.00', 0), holds('2.00', 2)]).toEqual(
    Array.from({ length: 4 }, () => false),
  )
})

test('a card is taken by who hits, doubles or splits, and by a second half that comes after a stand', () => {
  const dealt = round('8s 8h', 'Td 9c', '3s 4c 2d 5s')
  const ways: readonly (readonly [readonly Action[], boolean])[] = [
    [['hit'], true],
    [['stand'], false],
    [['double'], true],
    [['split'], true],
    [['split', 'stand'], true],
    [['split', 'stand', 'stand'], false],
  ]
  for (const [actions, isTaken] of ways) expect(tookCard(dealt, actions), actions.join(' ')).toBe(isTaken)
})

/** By hand, and by nothing of the rules: every way of deciding, card by card. */
function waysOf(dealt: Deal): Map<string, string> {
  const found = new Map<string, string>()
  const points = (cards: readonly number[]) => {
    const ranks = cards.map((card) => Math.min(Math.floor(card / 4) + 1, 10))
    const sum = ranks.reduce((all, rank) => all + rank, 0)
    return ranks.includes(1) && sum <= 11 ? sum + 10 : sum
  }
  type Half = { cards: number[]; isOver: boolean }
  const walk = (halves: readonly Half[], actions: readonly Action[]) => {
    const at = halves.findIndex(({ isOver }) => !isOver)
    found.set(actions.join(' '), halves.map(({ cards: held }) => points(held)).join(' '))
    const now = halves[at]
    const card = dealt.steps[actions.length] ?? 0
    if (!now || actions.length > 4) return
    const after = (cards: number[], isOver: boolean) =>
      halves.map((half, i) => (i === at ? { cards, isOver: isOver || points(cards) >= 21 } : half))
    const isAces = halves.length > 1 && now.cards[0] !== undefined && now.cards[0] < 4
    if (now.cards.length === 1) return walk(after([...now.cards, card], isAces), [...actions, 'deal'])
    walk(after([...now.cards, card], false), [...actions, 'hit'])
    if (now.cards.length === 2) walk(after([...now.cards, card], true), [...actions, 'double'])
    const stood = after(now.cards, true).map((half, i) =>
      i > at && half.cards.length === 1 && i === at + 1
        ? { cards: [...half.cards, card], isOver: half.cards[0] !== undefined && half.cards[0] < 4 }
        : half,
    )
    walk(
      stood.map((half) => ({ ...half, isOver: half.isOver || points(half.cards) >= 21 })),
      [...actions, 'stand'],
    )
    const [one, two] = now.cards
    const isPair = one !== undefined && two !== undefined && points([one]) === points([two])
    if (halves.length === 1 && now.cards.length === 2 && isPair && one !== undefined && two !== undefined)
      walk(
        [
          { cards: [one, card], isOver: one < 4 || points([one, card]) >= 21 },
          { cards: [two], isOver: false },
        ],
        [...actions, 'split'],
      )
  }
  walk([{ cards: [...dealt.player], isOver: points(dealt.player) >= 21 }], [])
  return found
}

test('every way of deciding over five steps comes to what counting by hand says, and no other is taken', () => {
  const stream = streamFrom(42)
  const pairs = ['8s 8h', 'As Ah', 'Ts Kh', '2s 2h'].map((pair) => cards(pair))
  for (let no = 0; no < 24; no++) {
    const drawn = deal(stream)
    const [first = 0, second = 0] = pairs[no % 8] ?? drawn.player
    // The dealer's own blackjack ends everything: another hand of his.
    const dealt: Deal = { ...drawn, player: [first, second], dealer: cards('Td 7c') }
    const ways = waysOf(dealt)
    for (const [text, totals] of ways) {
      const actions = text === '' ? [] : (text.split(' ') as Action[])
      const now = played(dealt, actions)
      expect(now?.hands.map((hand) => totalOf(hand.cards)).join(' '), `${first} ${second}: ${text}`).toBe(
        totals,
      )
      for (const next of ['hit', 'stand', 'double', 'split', 'deal'] as const)
        if (actions.length < 5)
          expect(now?.can.includes(next), `${text}, then ${next}`).toBe(
            ways.has([...actions, next].join(' ')),
          )
    }
  }
})
