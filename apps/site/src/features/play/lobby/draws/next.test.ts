import { expect, test } from 'vitest'
import { comingDraws, countdownOf } from './next.ts'

const now = Date.parse('2026-11-27T10:00:00.000Z')
const lotteryOf = (nodeId: string, isHot = 0, maintenance = false) => ({
  ...{ nodeId, isHot, maintenance, displayName: nodeId },
})
const drawOf = (nodeId: string, inMs: number) => {
  const closesAt = new Date(now + inMs).toISOString()
  return { nodeId, issueId: `${nodeId}-${inMs}`, closesAt, drawsAt: closesAt }
}
const lotteries = ['mm2d', 'mm3d', 'k3', 'pk10'].map((code) => lotteryOf(code, code === 'k3' ? 1 : 0))
const draws = lotteries.flatMap(({ nodeId }, at) => [drawOf(nodeId, 60_000 * (at + 1)), drawOf(nodeId, 1)])
const shown = (options: { liked?: string[]; at?: number; max?: number } = {}) =>
  comingDraws(lotteries, draws, {
    ...{ liked: new Set(options.liked), now: now + (options.at ?? 0), max: options.max ?? 9 },
  }).map(({ lottery, closesAt }) => [lottery.nodeId, closesAt - now])

test('[EN-21] [EN-23] home begins with the lotteries that the member likes, then what is hot, then as the brand has them', () => {
  expect(shown().map(([code]) => code)).toEqual(['k3', 'mm2d', 'mm3d', 'pk10'])
  expect(shown({ liked: ['pk10'], max: 3 }).map(([code]) => code)).toEqual(['pk10', 'k3', 'mm2d'])
})

test('a draw that has closed gives way to the next, and a lottery without one is not shown', () => {
  expect(shown({ liked: ['mm2d'] })[0]).toEqual(['mm2d', 1])
  expect(shown({ liked: ['mm2d'], at: 1 })[0]).toEqual(['mm2d', 60_000])
  expect(shown({ at: 120_000 }).map(([code]) => code)).toEqual(['k3', 'pk10'])
  const shut = [lotteryOf('mm2d', 0, true)]
  expect(comingDraws(shut, draws, { liked: new Set(), now, max: 9 })).toEqual([])
})

test('a countdown is whole seconds, never below nothing, and days stand beside it', () => {
  expect(countdownOf(-1)).toEqual({ days: 0, clock: '00:00:00' })
  expect(countdownOf(11_045_001)).toEqual({ days: 0, clock: '03:04:06' })
  expect(countdownOf(90_061_000)).toEqual({ days: 1, clock: '01:01:01' })
})
