import { realtime } from '@jackfruit/contracts'
import { expect, test } from 'vitest'
import { safeParse } from 'zod/mini'
import { changesSince, type Standing } from './news.ts'

const at = new Date('2026-01-01T00:00:00.000Z')
const standing = (id: string, players = 0, road: string[] = []): Standing => ({
  ...{ id, phase: 'dealing', isSilent: false, closesAt: null, players, road },
})
const toldOf = (standings: readonly Standing[]) =>
  new Map(standings.map((each) => [each.id, JSON.stringify(each)]))

test('nothing is told before it is known what pages began with; then what changed, and what is gone', () => {
  const before = [standing('a'), standing('b'), standing('c')]
  expect(changesSince(null, before, at)).toEqual([])
  expect(changesSince(toldOf(before), before, at)).toEqual([])
  expect(changesSince(toldOf(before), [standing('a'), standing('b', 5), standing('new')], at)).toEqual([
    {
      ...{ type: 'live-tables', at: at.toISOString(), gone: ['c'] },
      tables: [standing('b', 5), standing('new')],
    },
  ])
  expect(changesSince(toldOf(before), [standing('a')], at)).toMatchObject([{ tables: [], gone: ['b', 'c'] }])
})

test('however many changed, each frame is one that pages read, and every change is in one of them', () => {
  const road = Array.from({ length: 120 }, () => '6-6-6')
  const many = Array.from({ length: 200 }, (_, no) => standing(`rubyrow:${no}`, no, road))
  const pushes = changesSince(new Map(), many, at)
  for (const push of pushes) {
    expect(JSON.stringify(push).length).toBeLessThan(10_000)
    expect(safeParse(realtime.push, push).success).toBe(true)
  }
  expect(pushes.flatMap(({ tables }) => tables)).toEqual(many)
})
