import { createHmac } from 'node:crypto'
import { openStream } from '@jackfruit/fairness'
import {
  floatOf,
  type KindName,
  kinds,
  lotteryGames,
  oddsOf,
  playOf,
  resultsIn,
} from '@jackfruit/lottery-rules'
import { gameOfDraw } from '@jackfruit/studio-kit/draws/listed-draw'
import { expect, test } from 'vitest'
import { certificates } from './certificates.ts'
import { draws } from './index.ts'

test('[OV-10] every lottery is listed, as one that is drawn by the day or in rounds, in English and Burmese', () => {
  const listed = draws.map((draw) => gameOfDraw(draw, 'a'.repeat(64)))
  expect(listed.map(({ code }) => code)).toEqual(lotteryGames.map(({ code }) => code))
  expect(new Set(listed.map(({ name }) => name['EN'])).size).toBe(listed.length)
  expect(new Set(listed.map(({ name }) => name['MY'])).size).toBe(listed.length)
  expect(new Set(listed.map(({ gameType }) => gameType))).toEqual(new Set(['LOTT', 'ELOTT']))
  const typeOf = (code: string) => listed.find((game) => game.code === code)?.gameType
  expect([typeOf('vn-ha-noi'), typeOf('mm2d-1201'), typeOf('mm2d-fast-1'), typeOf('keno20-1m')]).toEqual([
    ...['LOTT', 'LOTT', 'ELOTT', 'ELOTT'],
  ])
})

test('[OV-11] [OV-12] a lottery stands under Vietnam, its neighbours, or games of numbers', () => {
  const areas = Object.groupBy(draws, ({ listing }) => listing.gameClassify ?? '')
  const count = Object.entries(areas).map(([area, games = []]) => [area, games.length])
  expect(Object.fromEntries(count)).toEqual({ VN: 51, SEA: 14, NUMBERS: 6 })
})

test('lists begin with what is played in Myanmar, of the day and in rounds', () => {
  const codesOf = (type: string) =>
    draws.filter(({ listing }) => listing.gameType === type).map(({ code }) => code)
  expect(codesOf('LOTT').slice(0, 5)).toEqual([
    ...['mm2d-0930', 'mm2d-1201', 'mm2d-1400', 'mm2d-1630', 'mm-3d'],
  ])
  expect(codesOf('ELOTT').slice(0, 3)).toEqual(['mm2d-fast-1', 'mm2d-fast-5', 'mm2d-fast-15'])
})

test('of every lottery so much is planned that a member finds the next draw, and of one in rounds a whole chase', () => {
  const from = Date.parse('2026-11-27T00:00:00Z')
  for (const { code, listing, aheadMs, issuesBetween } of draws) {
    const ahead = issuesBetween({ without: [], moved: {} }, from, from + aheadMs)
    if (listing.gameType === 'ELOTT') expect(ahead.length, code).toBeGreaterThan(50)
    // One that is drawn by the day opens within what is planned.
    else expect(aheadMs, code).toBe(48 * 3_600_000)
    expect(ahead.length, code).toBeLessThanOrEqual(192)
  }
})

test('nothing that is played alone can be laid on a lottery, whatever is asked for', () => {
  const game = gameOfDraw(draws[0] as (typeof draws)[number], 'a'.repeat(64))
  expect(game.costOf({ play: 'de' }, 'MMK')).toBeUndefined()
  expect(game.limits['MMK']).toEqual({ min: '1.00', max: '1000000.00' })
})

test.each([...certificates])('%s: what is published is what is drawn', (kind: KindName, certificate) => {
  const { play: id, pick, outcomes, published } = certificate
  const play = playOf(kind, id)
  const odds = oddsOf(kind, id, 'Lott')
  if (!play || !odds) throw new Error(id)
  expect(Number(published.rtp)).toBeCloseTo(floatOf(play.exact(pick, odds)) * 100, 3)
  const chance = openStream((i) => createHmac('sha256', kind).update(String(i)).digest())
  const rounds = 4_000
  const seen = new Map<number, number>()
  for (let round = 0; round < rounds; round++) {
    const won = play
      .hits(pick, resultsIn(play.stations, kinds[kind].draw(chance)), odds)
      .reduce((sum, hit) => sum + hit.times, 0)
    seen.set(won, (seen.get(won) ?? 0) + 1)
  }
  const known = new Set([0, ...outcomes.map(({ times }) => times)])
  expect([...seen.keys()].filter((won) => !known.has(won))).toEqual([])
  for (const { times, chance: often } of outcomes) {
    const error = Math.sqrt((often * (1 - often)) / rounds)
    expect(Math.abs((seen.get(times) ?? 0) / rounds - often)).toBeLessThanOrEqual(5 * error + 1 / rounds)
  }
})
