// @vitest-environment happy-dom

import { spinPath } from '@jackfruit/game-page/wheel/path'
import { placeOf } from '@jackfruit/game-page/wheel/solid-moment'
import { wheelOrder } from '@jackfruit/table-rules/roulette/places'
import { chances } from '@jackfruit/table-rules/roulette/table'
import { expect, test } from 'vitest'
import { numberOf } from '../../../felt/read.ts'
import { toneOf } from '../../../looks/roulette.ts'
import { solidTable } from '../../../testing/solid-table.ts'
import type { MakeProps } from '../../contract.ts'
import { held, throwAlong } from './ball-throw.ts'
import { rouletteProps } from './roulette.ts'

const lastsMs = 12_000
const whole = Math.PI * 2
const make: MakeProps = (parts) => rouletteProps(parts, { order: wheelOrder, toneOf, read: numberOf })
const around = (angle: number) => ((angle % whole) + whole) % whole

type Table = ReturnType<typeof solidTable>
const partsOf = (table: Table) => {
  const [[rotor], [ball]] = [table.named('rotor'), table.named('ball')]
  if (!rotor || !ball) throw new Error('no wheel')
  return { rotor, ball }
}
/** The number under the ball, where it lies among the frets; null where it rolls, or is in a hand. */
function lain(table: Table): number | null {
  const { rotor, ball } = partsOf(table)
  const { x, y, z } = ball.position
  const [, high, deep] = placeOf(0, 0, 0)
  if (!ball.visible || y > high + 1e-9 || Math.abs(Math.hypot(x, z) + deep) > 1e-9) return null
  const pocket = (around(Math.atan2(x, -z) + rotor.rotation.y) / whole) * wheelOrder.length
  expect(Math.abs(pocket - Math.round(pocket))).toBeLessThan(1e-6)
  return wheelOrder[Math.round(pocket) % wheelOrder.length] ?? null
}

test('each of the 37 numbers that is dealt or shown is where the ball lies, from wherever the rotor stood', () => {
  const [dealt, shown] = [solidTable(make, lastsMs), solidTable(make, lastsMs)]
  for (const [number] of chances) {
    dealt.deal(number).finish()
    dealt.pass(80)
    shown.props.show(number)
    expect(shown.pass(80)).toBe(false)
    for (const table of [dealt, shown]) {
      expect(lain(table)).toBe(number)
      expect(table.label()).toBe(String(number))
    }
  }
})

test('the ball rolls to the end by itself, nothing is told before it lies, and whoever comes late sees the same', () => {
  const [one, late] = [solidTable(make, lastsMs), solidTable(make, lastsMs)]
  one.props.closed(false)
  one.pass(1000)
  one.deal(26)
  for (let ms = 0; ms < lastsMs * 0.4; ms += 100) {
    one.pass(100)
    expect([lain(one), one.label()]).toEqual([null, null])
  }
  late.deal(26, { behindMs: lastsMs * 0.4 })
  for (const table of [one, late]) table.pass(lastsMs * 0.02 + 260)
  expect(late.stands()).toBe(one.stands())
  for (const table of [one, late]) expect(table.pass(lastsMs)).toBe(false)
  expect(late.stands()).toBe(one.stands())
  expect([lain(late), late.label()]).toEqual([26, '26'])
  expect(one.played.filter((name) => name === 'roll').length).toBeGreaterThan(3)
  const still = solidTable(make, lastsMs)
  still.deal(26, { isStill: true })
  still.pass(80)
  expect([lain(still), still.label(), still.played]).toEqual([26, '26', []])
})

test('when a round begins the rotor brings the ball to her hand, which takes it', () => {
  for (const number of [0, 10, 26, 5]) {
    const table = solidTable(make, lastsMs)
    table.props.show(number)
    table.pass(80)
    table.props.open()
    expect(table.label()).toBeNull()
    const { ball } = partsOf(table)
    table.pass(1_560)
    const taken = ball.position.clone()
    // At the far side, where she stands, and no longer among the frets after that.
    expect(taken.z).toBeLessThan(0)
    expect(lain(table)).toBe(number)
    expect(table.pass(2_000)).toBe(false)
    expect(lain(table)).toBeNull()
    expect(ball.visible).toBe(false)
  }
})

test('before the deal nothing tells which number comes: wheel, ball and hand stand the same', () => {
  const seen = [7, 28].map((number) => {
    const table = solidTable(make, lastsMs)
    table.props.show(12)
    table.props.open()
    table.pass(4000)
    table.props.closed(false)
    table.pass(1000)
    const closed = table.stands()
    table.deal(number)
    return [closed, table.stands(), table.label()]
  })
  expect(seen[1]).toEqual(seen[0])
})

test('every ball leaves the hand within the first second, where its way comes past, and never jumps', () => {
  for (let pocket = 0; pocket < wheelOrder.length; pocket++)
    for (const rotor of [0, 1.3, -2.6]) {
      const path = spinPath({ pocket, pockets: wheelOrder.length, rotor, pace: 1.56 })
      const thrown = throwAlong(path)
      expect(thrown.leavesMs).toBeLessThan(1_000)
      expect(thrown.at(0)).toMatchObject({ ball: held.from, out: 1 })
      const fastest = path.at(0).speed
      for (let ms = 0; ms < 1_500; ms += 4) {
        const [before, after] = [thrown.at(ms), thrown.at(ms + 4)]
        const turned = around(after.ball - before.ball + Math.PI) - Math.PI
        expect(Math.abs(turned)).toBeLessThan((fastest * 5) / 1_000)
      }
      expect(thrown.at(thrown.leavesMs)).toEqual(path.at(thrown.leavesMs))
      expect(thrown.isHeld(thrown.leavesMs)).toBe(true)
      expect(thrown.isHeld(thrown.leavesMs + 1_000)).toBe(false)
    }
})
