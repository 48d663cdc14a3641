// @vitest-environment happy-dom

import { chances as counts, remainderOf } from '@jackfruit/table-rules/wheel/fan-tan'
import { chances as falls } from '@jackfruit/table-rules/wheel/xoc-dia'
import { InstancedMesh, Matrix4, Vector3 } from 'three'
import { expect, test } from 'vitest'
import { numberOf, numbersOf } from '../../../felt/read.ts'
import { solidTable } from '../../../testing/solid-table.ts'
import type { MakeProps } from '../../contract.ts'
import { discsProps } from './discs.ts'
import { fanTanProps } from './fan-tan.ts'

const discs: MakeProps = (parts) => discsProps(parts, (outcome) => numbersOf(outcome, 4))
const fanTan: MakeProps = (parts) => fanTanProps(parts, { read: numberOf, restOf: remainderOf })

/** Which sides are above: 1 for red. Null while they are covered. */
function sides(table: ReturnType<typeof solidTable>) {
  table.props.whole.updateMatrixWorld(true)
  const [bowl] = table.named('bowl')
  const isCovered = bowl !== undefined && Math.hypot(bowl.position.x, bowl.position.z) < 1
  return table.named('disc').map((disc) => {
    if (isCovered || disc.parent?.visible === false) return null
    return new Vector3(0, 1, 0).applyQuaternion(disc.quaternion).y > 0.999_99 ? 1 : 0
  })
}

/** How many beads lie on the mat that the heap was on, and how many on the board for rows. */
function beads(table: ReturnType<typeof solidTable>) {
  const [made] = table.named('beads')
  if (!(made instanceof InstancedMesh)) throw new Error('no beads')
  const at = new Matrix4()
  const places = Array.from({ length: made.count }, (_, i) => {
    made.getMatrixAt(i, at)
    return at.elements[12] ?? 0
  })
  return [places.filter((x) => x > 0).length, places.filter((x) => x < 0).length]
}

test('the four discs end with the sides that were dealt, all sixteen falls, dealt and shown', () => {
  const [dealt, shown] = [solidTable(discs, 8000), solidTable(discs, 8000)]
  for (const [fall] of falls) {
    dealt.deal([...fall]).finish()
    dealt.pass(80)
    expect(sides(dealt)).toEqual(fall)
    shown.props.show([...fall])
    expect(shown.pass(80)).toBe(false)
    expect(sides(shown)).toEqual(fall)
    const reds = fall.filter((side) => side === 1).length
    expect([dealt.label(), shown.label()]).toEqual([`${reds} : ${4 - reds}`, `${reds} : ${4 - reds}`])
  }
})

test('every number of beads under the cup is counted off by fours, and its remainder stays', () => {
  const [dealt, shown] = [solidTable(fanTan, 12_000), solidTable(fanTan, 12_000)]
  for (const [count] of counts) {
    const rest = remainderOf(count)
    dealt.deal(count).finish()
    dealt.pass(80)
    shown.props.show(count)
    expect(shown.pass(80)).toBe(false)
    for (const table of [dealt, shown]) {
      expect(beads(table)).toEqual([rest, count - rest])
      expect(table.label()).toBe(`fantan.rest ${rest}`)
    }
  }
})

test('beads go four at a time: at each moment a whole number of fours has come, or is on its way', () => {
  const table = solidTable(fanTan, 12_000)
  table.deal(53)
  let before = 0
  for (let i = 0; i < 120; i++) {
    table.pass(100)
    const [, away = 0] = beads(table)
    expect(away).toBeGreaterThanOrEqual(before)
    expect(away).toBeLessThanOrEqual(52)
    before = away
  }
  expect(before).toBe(52)
})

for (const [name, make, outcomes, lastsMs] of [
  [
    'xóc đĩa',
    discs,
    [
      [1, 1, 1, 1],
      [0, 0, 0, 0],
    ],
    8000,
  ],
  ['fan tan', fanTan, [41, 78], 12_000],
] as const)
  test(`before the deal nothing of ${name} tells what comes, and two pages see the same`, () => {
    const seen = outcomes.map((outcome) => {
      const [table, other] = [solidTable(make, lastsMs), solidTable(make, lastsMs)]
      table.props.open()
      table.pass(1500)
      table.props.closed(false)
      table.pass(1000)
      const before = table.stands()
      expect(table.label()).toBeNull()
      for (const each of [table, other]) {
        each.deal(typeof outcome === 'number' ? outcome : [...outcome])
        each.pass(lastsMs * 0.3)
      }
      expect(other.stands()).toBe(table.stands())
      for (const each of [table, other]) expect(each.pass(lastsMs)).toBe(false)
      expect(other.stands()).toBe(table.stands())
      return before
    })
    expect(seen[1]).toBe(seen[0])
  })
