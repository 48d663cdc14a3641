import { formatMinor } from '@jackfruit/kernel'
import { type Action, actions } from '@jackfruit/table-rules/blackjack/hands'
import { expect, test } from 'vitest'
import { cardOf, drawing, drawsFor, kyat, seeded } from '../../shared/testing.ts'
import { rules } from './engine.ts'
import { readShown } from './shown.ts'

/** Cards: player, dealer's open, player, dealer's hidden, then as asked for. */
function round(cards: string, taken: readonly Action[], bets: Record<string, string> = { main: '100' }) {
  const choice = rules.readChoice({ bets }, kyat)
  if (!choice) throw new Error('no such bet')
  const draws = drawsFor(cards.split(' ').map(cardOf), 8)
  return rules.play({ stake: rules.stakeOf?.(choice) ?? 0n, choice }, taken, drawing(...draws), kyat)
}

const back = (cards: string, ...taken: Action[]) => {
  const played = round(cards, taken)
  return played && [played.ended, formatMinor(played.stake), formatMinor(played.win)]
}

test.each([
  ['blackjack pays 3:2', 'As 9h Kd 7c', [], '100.00', '250.00'],
  ['two blackjacks push', 'As Ah Kd Tc', [], '100.00', '100.00'],
  ['blackjack of the dealer takes the bet at once', '9s Ah Kd Tc', [], '100.00', '0.00'],
  ['nineteen beats seventeen', '9s Th Kd 7c', ['stand'], '100.00', '200.00'],
  ['the dealer stands on soft seventeen', '9s Ah 9d 6c', ['stand'], '100.00', '200.00'],
  ['the dealer draws to seventeen and busts', '9s 6h 3d Tc Kh', ['stand'], '100.00', '200.00'],
  ['a bust loses before the dealer draws', '9s 6h 7d Tc Kh', ['hit'], '100.00', '0.00'],
  ['a hit to 21 stands by itself', '5s Th 6d 8c Kh', ['hit'], '100.00', '200.00'],
  ['a double takes one card and twice the bet', '5s 6h 6d Tc 9h 4c', ['double'], '200.00', '200.00'],
  ['two hands of a split', '8s 6h 8d Tc 3h Kh 9c', ['split', 'stand', 'stand'], '200.00', '400.00'],
  [
    'both hands of a split doubled',
    '8s 6h 8d Tc 3h 2h Kd 9d Kc',
    ['split', 'double', 'double'],
    '400.00',
    '800.00',
  ],
  ['split aces get one card, and 21 is no blackjack', 'As 6h Ad Tc Kh Qh Kc', ['split'], '200.00', '400.00'],
] as const)('%s', (_, cards, taken, stake, win) => {
  expect(back(cards, ...taken)).toEqual([true, stake, win])
})

test('an open round shows one card of the dealer, and standing is what an absent player does', () => {
  const played = round('9s 6h 7d Tc', [])
  expect(played).toMatchObject({ ended: false, win: 0n, ifLeft: 'stand' })
  expect(readShown(played?.shown ?? null)).toMatchObject({
    dealer: { cards: ['6h'], total: 6 },
    can: ['hit', 'stand', 'double'],
    active: 0,
  })
})

test.each([
  ['after the end', '9s Th Kd 7c', ['stand', 'hit']],
  ['on a blackjack', 'As 9h Kd 7c', ['hit']],
  ['a split of two ranks', '9s 6h 7d Tc', ['split']],
  ['a second split', '8s 6h 8d Tc 8h 8c', ['split', 'split']],
  ['a double on three cards', '2s 6h 3d Tc 2h', ['hit', 'double']],
] as const)('cannot be taken: %s', (_, cards, taken) => {
  expect(round(cards, taken)).toBeNull()
})

test('side bets pay by the first three cards, whatever becomes of the hand', () => {
  const bets = { main: '100', pairs: '100', poker: '100' }
  const pays = (cards: string) => round(cards, ['stand'], bets)?.win
  // 18 against 18: the main bet comes back as well.
  expect(pays('9s 8h 9s Tc')).toBe(260_000n + 10_000n)
  expect(pays('7s 9h 7c Tc')).toBe(130_000n)
  expect(pays('7s 9h 7d Tc')).toBe(70_000n)
  expect(pays('7s 9h 8d Tc')).toBe(100_000n)
  expect(pays('2s 9s 8s Tc')).toBe(100_000n)
  expect(round('As Qs Kd 7c', [], bets)?.win).toBe(25_000n + 100_000n)
})

test('what is no bet and no action is refused', () => {
  for (const bets of [{ pairs: '100' }, { main: '0' }, { main: '1000100' }, { main: '100', poker: '100100' }])
    expect(rules.readChoice({ bets }, kyat)).toBeNull()
  for (const raw of [null, 1, '', 'surrender', ['hit'], { hit: true }])
    expect(rules.readAction?.(raw)).toBeNull()
})

test('rounds played at random end, never return more than eight bets, and an absent player ends them', () => {
  const random = seeded(21)
  const choice = rules.readChoice({ bets: { main: '1000000' } }, kyat)
  if (!choice) throw new Error('no such bet')
  for (let i = 0; i < 2_000; i++) {
    const taken: Action[] = []
    const seed = random.below(2 ** 31)
    const play = () => rules.play({ stake: choice.main, choice }, taken, seeded(seed), kyat)
    let played = play()
    for (let step = 0; played && !played.ended; step++) {
      const { can } = readShown(played.shown)
      const left = actions.find((action) => action === played?.ifLeft)
      taken.push((step > 3 ? left : can[random.below(can.length)]) ?? 'stand')
      const before = played.stake
      played = play()
      expect(played?.stake).toBeGreaterThanOrEqual(before)
    }
    expect(played?.ended).toBe(true)
    expect(played?.win).toBeLessThanOrEqual(choice.main * 8n)
  }
})
