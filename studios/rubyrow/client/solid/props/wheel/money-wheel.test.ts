// @vitest-environment happy-dom

import { segments } from '@jackfruit/table-rules/wheel/money-wheel'
import { expect, test } from 'vitest'
import { numberOf } from '../../../felt/read.ts'
import { solidTable } from '../../../testing/solid-table.ts'
import type { MakeProps } from '../../contract.ts'
import { bentBy, moneyWheelProps } from './money-wheel.ts'

const lastsMs = 11_000
const make: MakeProps = (parts) =>
  moneyWheelProps(parts, { segments: segments.map((text) => ({ text, fill: '#444' })), read: numberOf })

/** The sector that stands at the top, under the ticker: they are drawn clockwise, the first at the top. */
function onTop(table: ReturnType<typeof solidTable>): number {
  const [disc] = table.named('disc')
  const turned = ((disc?.rotation.z ?? 0) / (Math.PI * 2)) * segments.length
  const sector = ((Math.round(turned) % segments.length) + segments.length) % segments.length
  expect(Math.abs(turned - Math.round(turned))).toBeLessThan(1e-6)
  return sector
}

test('each of the 54 sectors comes to rest under the ticker, from wherever the wheel stood', () => {
  const [dealt, shown] = [solidTable(make, lastsMs), solidTable(make, lastsMs)]
  for (let i = 0; i < segments.length; i++) {
    const sector = (i * 23) % segments.length
    dealt.deal(sector).finish()
    dealt.pass(80)
    shown.props.show(sector)
    expect(shown.pass(80)).toBe(false)
    for (const table of [dealt, shown]) {
      expect(onTop(table)).toBe(sector)
      expect(table.label()).toBe(segments[sector])
    }
  }
})

test('it turns one way, rests before the deal is over, and tells nothing before that', () => {
  const table = solidTable(make, lastsMs)
  table.props.closed(false)
  table.pass(1000)
  const before = table.stands()
  const [disc] = table.named('disc')
  table.deal(31)
  expect(table.stands()).toBe(before)
  let last = disc?.rotation.z ?? 0
  for (let ms = 0; ms < lastsMs * 0.86; ms += 100) {
    table.pass(100)
    expect(disc?.rotation.z).toBeLessThanOrEqual(last)
    expect(table.label()).toBeNull()
    last = disc?.rotation.z ?? 0
  }
  table.pass(lastsMs * 0.05)
  expect(onTop(table)).toBe(31)
  expect(table.pass(lastsMs)).toBe(false)
})

test('the ticker hangs straight where the wheel rests, and is bent the further the nearer a peg is to leaving it', () => {
  const step = 360 / segments.length
  for (const sector of [0, 7, 53]) expect(bentBy(sector * step, step)).toBe(0)
  const bends = [0.2, 0.3, 0.4, 0.49].map((share) => bentBy(share * step, step))
  expect(bends).toEqual(bends.toSorted((a, b) => a - b))
  expect(bentBy(0.51 * step, step)).toBe(0)
})
