import { drawPf1, type Random } from '@jackfruit/fairness'
import { parseMinor } from '@jackfruit/kernel'
import { describe, expect, test } from 'vitest'
import { drawCard, lineBalls } from './bingo75q/engine.ts'
import { bandChances, lineBy } from './bingo75q/exact.ts'
import { game as bingo75 } from './bingo75q/game.ts'
import { readShown as read75 } from './bingo75q/shown.ts'
import { drawTicket, rowBalls } from './bingo90/engine.ts'
import { completeBy, returns } from './bingo90/exact.ts'
import { game as bingo90 } from './bingo90/game.ts'
import { readShown as read90 } from './bingo90/shown.ts'

const kyat = { currency: 'MMK', scale: 2 }
const serverSeed = Uint8Array.from({ length: 32 }, (_, i) => i)
const draw = (gameId: string, nonce: number) =>
  drawPf1({ serverSeed, clientSeed: 'lucky-chinthe', nonce, gameId })

function play({ rules }: typeof bingo75, random: Random, stake = 10_000n) {
  const choice = rules.readChoice(null, kyat)
  return choice && rules.play({ stake, choice }, [], random, kyat)
}

describe.each([bingo75, bingo90].map((game) => ({ code: game.rules.code, game })))(
  '$code',
  ({ code, game }) => {
    const { rules, plans } = game
    const exact = plans()[0]?.exact ?? { rtp: 0, hitRate: 0, deviation: 0, most: 0 }

    test('no stake can return more than the largest win', () => {
      for (const [currency, stakes] of Object.entries(rules.stakes))
        for (const stake of stakes) {
          const most = (parseMinor(stake, 2) ?? 0n) * BigInt(exact.most)
          expect(most).toBeLessThanOrEqual(parseMinor(rules.maxWin[currency], 2) ?? 0n)
        }
    })

    test('nothing but null is its choice', () => {
      expect(rules.readChoice(null, kyat)).toEqual({})
      for (const raw of [undefined, {}, [], '', 0, { card: 1 }])
        expect(rules.readChoice(raw, kyat)).toBeNull()
    })

    test('4,000 rounds of one pair of seeds hit as often as published, within four standard errors', () => {
      const rounds = 4_000
      let hits = 0
      for (let nonce = 0; nonce < rounds; nonce++) hits += play(game, draw(code, nonce))?.win ? 1 : 0
      const error = Math.sqrt((exact.hitRate * (1 - exact.hitRate)) / rounds)
      expect(Math.abs(hits / rounds - exact.hitRate)).toBeLessThan(4 * error)
    })

    test('a round is the same each time it is dealt', () => {
      expect(play(game, draw(code, 5))).toEqual(play(game, draw(code, 5)))
    })
  },
)

test('75 balls: the first line falls into its bands as often as the reference says', () => {
  expect(bandChances().map((chance) => chance.toFixed(8))).toEqual([
    ...['0.00080783', '0.00506385', '0.01700278', '0.04108660'],
    ...['0.07957841', '0.12838836', '0.17370327'],
  ])
  const mean = Array.from({ length: 75 }, (_, n) => 1 - lineBy(n)).reduce((sum, chance) => sum + chance)
  expect(mean.toFixed(2)).toBe('41.37')
})

test('75 balls: a card has its columns, the free middle, and its lines are those of the calls', () => {
  for (let nonce = 0; nonce < 500; nonce++) {
    const card = drawCard(draw('card', nonce))
    expect(new Set(card).size).toBe(25)
    expect(card[12]).toBe(0)
    for (const [cell, number] of card.entries())
      if (number > 0) expect(Math.floor((number - 1) / 15)).toBe(Math.floor(cell / 5))
  }
  const card = drawCard(draw('card', 0))
  const middle = [card[10], card[11], card[13], card[14]].map((number) => number ?? 0)
  expect(lineBalls(card, [99, ...middle])[2]).toBe(5)
  expect(lineBalls(card, middle.slice(1)).every((ball) => ball === Infinity)).toBe(true)
})

test('75 balls: what is shown says the line, and pays by its ball', () => {
  for (let nonce = 0; nonce < 300; nonce++) {
    const played = play(bingo75, draw('bingo75q', nonce))
    const { card, balls, lineAt, lines, win } = read75(played?.shown ?? null)
    expect(new Set(balls).size).toBe(40)
    expect(lineAt === null).toBe(lines.length === 0)
    expect(parseMinor(win, 2)).toBe(played?.win)
    if (lineAt !== null) expect(card).toContain(balls[lineAt - 1])
  }
})

test('90 balls: lines and houses are complete as often as the reference says', () => {
  expect([40, 45, 50, 55, 60, 70].map((balls) => completeBy(balls).house.toPrecision(3))).toEqual([
    '8.78e-7',
    '0.00000753',
    '0.0000491',
    '0.000260',
    '0.00116',
    '0.0158',
  ])
  expect(completeBy(30).one.toFixed(6)).toBe('0.009712')
  expect(completeBy(40).one.toFixed(6)).toBe('0.044472')
  expect(completeBy(60).two.toFixed(6)).toBe('0.037215')
  expect(returns().reduce((sum, [, chance]) => sum + chance, 0)).toBeCloseTo(1, 12)
})

test('90 balls: a ticket has five numbers in a row, one to three in a column, rising', () => {
  for (let nonce = 0; nonce < 500; nonce++) {
    const ticket = drawTicket(draw('ticket', nonce))
    for (const row of ticket) expect(row.filter((number) => number > 0)).toHaveLength(5)
    for (let column = 0; column < 9; column++) {
      const numbers = ticket.map((row) => row[column] ?? 0).filter((number) => number > 0)
      expect(numbers.length).toBeGreaterThan(0)
      expect(numbers).toEqual([...numbers].sort((a, b) => a - b))
      for (const number of numbers) expect(Math.min(Math.floor(number / 10), 8)).toBe(column)
    }
  }
})

test('90 balls: rows are complete at their last number, and prizes add up', () => {
  const ticket = [
    [1, 0, 20, 0, 40, 0, 60, 0, 80],
    [0, 10, 0, 30, 0, 50, 0, 70, 81],
    [2, 11, 0, 0, 41, 51, 0, 71, 0],
  ]
  const called = [1, 20, 40, 60, 80, 10, 30, 50, 70, 81]
  expect(rowBalls(ticket, called)).toEqual([5, 10, Infinity])
  for (let nonce = 0; nonce < 300; nonce++) {
    const played = play(bingo90, draw('bingo90', nonce))
    const { prizes } = read90(played?.shown ?? null)
    expect(prizes.reduce((sum, { win }) => sum + (parseMinor(win, 2) ?? 0n), 0n)).toBe(played?.win)
  }
})
