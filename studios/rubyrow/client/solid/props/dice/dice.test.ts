// @vitest-environment happy-dom

import { Mesh } from 'three'
import { expect, test } from 'vitest'
import { readDice } from '../../../looks/dice-words.ts'
import { solidTable } from '../../../testing/solid-table.ts'
import type { MakeProps } from '../../contract.ts'
import { porcelainBlue } from '../shared/ware.ts'
import { bowlDice } from './bowl-dice.ts'
import { cubesProps } from './colours.ts'
import { topOf } from './faces.ts'
import { sicBoProps } from './sic-bo.ts'

const lastsMs = 6000
const total = (dice: readonly number[]) => String(dice.reduce((all, die) => all + die, 0))
const face = () => {}
const tables: Readonly<Record<string, MakeProps>> = {
  'sic bo': (parts) => sicBoProps(parts, { read: readDice, total }),
  'dice under a bowl': (parts) => bowlDice(parts, { read: readDice, face, glaze: porcelainBlue, total }),
  'the colour game': (parts) =>
    cubesProps(parts, { read: readDice, colours: [{ ink: '#d6273a', letter: 'R' }] }),
}
const faces = [1, 2, 3, 4, 5, 6]
const throws = faces.flatMap((a) => faces.flatMap((b) => faces.map((c) => [a, b, c])))

/** The faces above, of dice that lie level and are seen; null for those that are not. */
function lain(table: ReturnType<typeof solidTable>) {
  table.props.whole.updateMatrixWorld(true)
  return table.named('die').map((die) => {
    if (!(die instanceof Mesh) || die.parent?.visible === false) return null
    const { face, level } = topOf(die.quaternion.toArray())
    return level > 0.999_99 ? face : null
  })
}

for (const [name, make] of Object.entries(tables)) {
  test(`the dice of ${name} end with the faces that were dealt, all 216 of them, dealt and shown`, () => {
    const [dealt, shown] = [solidTable(make, lastsMs), solidTable(make, lastsMs)]
    for (const thrown of throws) {
      dealt.deal(thrown).finish()
      dealt.pass(260)
      expect(lain(dealt)).toEqual(thrown)
      dealt.props.show(thrown)
      dealt.pass(40)
      expect(lain(dealt)).toEqual(thrown)
      if (dealt.props.labels.length > 0) expect(dealt.label()).toBe(total(thrown))
    }
    for (const thrown of throws.filter((_, i) => i % 31 === 0)) {
      shown.props.show(thrown)
      expect(shown.pass(1000)).toBe(false)
      expect(lain(shown)).toEqual(thrown)
    }
  })

  test(`a deal of ${name} comes to rest by itself, and everybody sees the same, however late`, () => {
    const thrown = [6, 2, 5]
    const [one, other, late] = [1, 2, 3].map(() => solidTable(make, lastsMs))
    if (!one || !other || !late) throw new Error('three tables')
    for (const table of [one, other]) {
      table.props.closed(false)
      table.pass(table === one ? 1000 : 1700)
      table.deal(thrown)
    }
    late.deal(thrown, { behindMs: lastsMs * 0.6 })
    for (const table of [one, other]) table.pass(lastsMs * 0.6)
    for (const table of [one, other, late]) table.pass(lastsMs * 0.02 + 260)
    expect(other.stands()).toBe(one.stands())
    for (const table of [one, other, late]) expect(table.pass(lastsMs * 0.5)).toBe(false)
    expect(other.stands()).toBe(one.stands())
    expect(late.stands()).toBe(one.stands())
    expect(lain(one)).toEqual(thrown)
    const heard = one.played.length
    expect(heard).toBeGreaterThan(4)
    // Who wants stillness sees it at once, and hears nothing of how it came.
    const still = solidTable(make, lastsMs)
    still.deal(thrown, { isStill: true })
    still.pass(240)
    expect(lain(still)).toEqual(thrown)
    expect(still.played).toEqual([])
  })

  test(`nothing of ${name} tells what comes: the table stands the same when it is dealt`, () => {
    const standings = [
      [1, 1, 1],
      [6, 5, 4],
    ].map((thrown) => {
      const table = solidTable(make, lastsMs)
      table.props.open()
      table.pass(2000)
      const open = table.stands()
      table.props.closed(false)
      table.pass(1000)
      const closed = table.stands()
      table.deal(thrown)
      table.pass(lastsMs * 0.02)
      return [open, closed, table.stands(), table.label()]
    })
    expect(standings[1]).toEqual(standings[0])
  })
}
