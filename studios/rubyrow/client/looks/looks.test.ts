// @vitest-environment happy-dom

import type { Json } from '@jackfruit/studio-kit/rules'
import { streamFrom } from '@jackfruit/table-rules/seeded'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tables } from '../../tables/index.ts'
import { openCourse } from '../scenes/course.ts'
import { handTime } from '../testing/hand-time.ts'
import { findTable } from './all.ts'

const shown = tables.filter(({ id }) => id.endsWith('-1'))

// Motion is the browser's: here everything stands where it ends.
const { animate } = Element.prototype
beforeAll(() => void Reflect.set(Element.prototype, 'animate', undefined))
afterAll(() => void Reflect.set(Element.prototype, 'animate', animate))
const say = (key: string) => key
const sounds = { play: () => {} }

const outcomes = (code: string, count: number): Json[] => {
  const game = tables.find((table) => table.game.code === code)?.game
  const random = streamFrom(code.length * 7 + 3)
  return Array.from({ length: count }, () => game?.draw(random) ?? null)
}

test('every table has a look, and its board has room for each place of its rules, and for nothing else', async () => {
  for (const { id: code, game } of shown) {
    const look = await findTable(code)?.look()
    expect(look, code).toBeDefined()
    const ids = game.places.map(({ id }) => id).toSorted()
    for (const shape of ['wide', 'tall'] as const)
      for (const ratio of [0.6, 1.4]) {
        const { rects, columns, rows } = look?.board(shape, ratio) ?? { rects: {}, columns: 0, rows: 0 }
        expect(Object.keys(rects).toSorted(), `${code} ${shape}`).toEqual(ids)
        for (const [x, y, width, height] of Object.values(rects)) {
          expect(x).toBeGreaterThanOrEqual(-0.001)
          expect(x + width).toBeLessThanOrEqual(columns + 0.001)
          expect(y).toBeGreaterThanOrEqual(-0.001)
          expect(y + height).toBeLessThanOrEqual(rows + 0.001)
        }
      }
  }
})

test('every outcome of every table has a mark, words and the same returns as by the rules', async () => {
  for (const { id: code, game } of shown) {
    const look = await findTable(code)?.look()
    for (const outcome of outcomes(game.code, 12)) {
      expect(look?.mark(outcome), code).not.toBeNull()
      expect(look?.words(outcome, say), code).not.toBe('')
      expect(look?.game.dealingMs(outcome)).toBe(game.phases.dealingMs(outcome))
      for (const { id } of game.places)
        expect(look?.game.payout(outcome, id, 30_000n), `${code} ${id}`).toBe(
          game.payout(outcome, id, 30_000n),
        )
    }
  }
})

test('what is no outcome of the game is not drawn, and pays nothing', async () => {
  for (const { id: code } of shown) {
    const look = await findTable(code)?.look()
    for (const outcome of [null, 'x', {}, [1, 'a'], -5.5]) {
      expect(look?.mark(outcome), code).toBeNull()
      expect(look?.words(outcome, say), code).toBe('')
      expect(look?.game.payout(outcome, look.game.places[0]?.id ?? '', 100n)).toBe(0n)
    }
  }
})

test('a deal that is drawn in its time, one that is hurried, and one that comes late end alike', async () => {
  for (const { id: code, game } of shown) {
    const look = await findTable(code)?.look()
    if (!look) continue
    const [outcome = null] = outcomes(game.code, 1)
    const lastsMs = look.game.dealingMs(outcome)
    const end = (way: 'whole' | 'hurried' | 'late' | 'still') => {
      const time = handTime()
      const scene = look.scene({ say, sounds })
      scene.open()
      scene.closed(true)
      const course = openCourse(time, {
        ...{ lastsMs, isStill: way === 'still', behindMs: way === 'late' ? lastsMs / 2 : 0 },
      })
      scene.deal(outcome, course)
      if (way === 'whole') time.pass(lastsMs + 1_000)
      if (way === 'hurried') time.pass(lastsMs / 3)
      course.finish()
      scene.show(outcome)
      return scene.node.textContent
    }
    for (const way of ['hurried', 'late', 'still'] as const)
      expect(end(way), `${code} ${way}`).toBe(end('whole'))
  }
})
