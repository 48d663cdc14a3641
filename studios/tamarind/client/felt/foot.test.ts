// @vitest-environment happy-dom

import { currencyOf, type Minor } from '@jackfruit/kernel'
import { describe, expect, test } from 'vitest'
import { makeChipRow } from './chip-row.ts'
import { makeRoad } from './road.ts'
import { makeTools } from './tools.ts'

const words = (key: string) => key
const beads = (node: HTMLElement) => [...node.querySelectorAll('.mark-face')].map((face) => face.textContent)

describe('the road', () => {
  test('of beads is filled down its columns and drops its oldest column when it is full', () => {
    const road = makeRoad('Last results', true)
    road.setRoom({ rows: 3, beads: 12, rings: 0 })
    for (let i = 1; i <= 37; i++) road.add({ text: String(i), tone: 'red' }, `Result ${i}`)
    const shown = beads(road.node)
    expect(shown).toHaveLength(34)
    expect(shown[0]).toBe('4')
    expect(shown.at(-1)).toBe('37')
  })

  test('in a line has the newest result first and says it in words', () => {
    const road = makeRoad('Last results', false)
    road.add({ text: '7', tone: 'red' }, 'Seven')
    road.add({ text: '0', tone: 'green' }, 'Zero')
    expect(beads(road.node)).toEqual(['0', '7'])
    expect(road.node.firstElementChild?.querySelector('.mark-words')?.textContent).toBe('Zero')
  })
})

describe('the chips', () => {
  const row = () => {
    const taken: Minor[] = []
    const made = makeChipRow({
      ...{ language: 'EN', facts: null, maxWin: 0n, currency: currencyOf('MMK') },
      ...{ stakes: [10_000n, 50_000n], say: words, money: (amount) => `Ks ${amount}`, stake: () => 10_000n },
      ...{ sounds: { play: () => {} }, pause: async () => {}, changed: () => {}, act: () => {} },
      chooseStake: (chip) => taken.push(chip),
    })
    return { ...made, taken, buttons: [...made.node.querySelectorAll('button')] }
  }

  test('are chosen by a press or by their number; other keys are none of theirs', () => {
    const { buttons, press, taken } = row()
    buttons[1]?.click()
    expect(press('1')).toBe(true)
    expect(press('3')).toBe(false)
    expect(press('x')).toBe(false)
    expect(taken).toEqual([50_000n, 10_000n])
  })

  test('tell which of them is chosen, and cannot be pressed while they are locked', () => {
    const { buttons, set, lock, taken } = row()
    set(50_000n)
    expect(buttons.map((each) => each.getAttribute('aria-pressed'))).toEqual(['false', 'true'])
    lock(true)
    buttons[0]?.click()
    expect(taken).toEqual([])
  })
})

test('a tool’s key works only while the tool is allowed', () => {
  const done: string[] = []
  const note = (name: string) => () => void done.push(name)
  const tools = makeTools(words, {
    ...{ undo: note('undo'), clear: note('clear'), repeat: note('repeat'), double: note('double') },
  })
  tools.allow({ undo: true, clear: false, repeat: true, double: false })
  expect(['u', 'c', 'r', 'd', 'q'].map((key) => tools.press(key))).toEqual([true, false, true, false, false])
  expect(done).toEqual(['undo', 'repeat'])
})
