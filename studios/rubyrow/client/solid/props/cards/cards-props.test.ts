// @vitest-environment happy-dom

import type { Json } from '@jackfruit/studio-kit/rules'
import { baccarat } from '@jackfruit/table-rules/baccarat/table'
import { unlimitedBlackjack } from '@jackfruit/table-rules/blackjack/table'
import { andarBahar } from '@jackfruit/table-rules/cards/andar-bahar'
import { dragonTiger } from '@jackfruit/table-rules/cards/dragon-tiger'
import { teenPatti } from '@jackfruit/table-rules/teen-patti/table'
import type { Object3D } from 'three'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Scene, TableLook } from '../../../felt/look.ts'
import { look as andarBaharLook } from '../../../looks/andar-bahar.ts'
import { classic } from '../../../looks/baccarat.ts'
import { look as blackjackLook } from '../../../looks/blackjack.ts'
import { look as dragonTigerLook } from '../../../looks/dragon-tiger.ts'
import { look as teenPattiLook } from '../../../looks/teen-patti.ts'
import { type Course, openCourse } from '../../../scenes/course.ts'
import type { SolidProps } from '../../contract.ts'

// Motion of what is drawn is the browser's: here everything stands where it ends.
const { animate } = Element.prototype
beforeAll(() => void Reflect.set(Element.prototype, 'animate', undefined))
afterAll(() => void Reflect.set(Element.prototype, 'animate', animate))

const games: readonly (readonly [name: string, look: TableLook, draw: (seed: number) => Json])[] = [
  ['baccarat', classic, (seed) => baccarat('bac-classic').draw(chance(seed))],
  ['dragon tiger', dragonTigerLook, (seed) => dragonTiger('dt').draw(chance(seed))],
  ['andar bahar', andarBaharLook, (seed) => andarBahar('andarbahar').draw(chance(seed))],
  ['teen patti', teenPattiLook, (seed) => teenPatti('tp2020').draw(chance(seed))],
  ['blackjack', blackjackLook, (seed) => unlimitedBlackjack('bj-unlimited').draw(chance(seed))],
]
function chance(seed: number) {
  let state = seed * 7919 + 17
  return {
    below: (n: number) => {
      state = (Math.imul(state, 1103515245) + 12345) >>> 0
      return Math.floor((state / 2 ** 32) * n)
    },
  }
}
const parts = { say: (key: string) => key, sounds: { play() {} } }
const still = (): Course => openCourse({ later: () => () => {} }, { lastsMs: 6_000, isStill: true })
const suits: Readonly<Record<string, string>> = { '♣': 'c', '♦': 'd', '♥': 'h', '♠': 's' }

/** Names with their totals, of whichever hands are there. */
const drawnHands = ({ node }: Scene) =>
  [...node.querySelectorAll<HTMLElement>('.side')]
    .filter((side) => !side.hidden)
    .map((side) => {
      const total = side.querySelector<HTMLElement>('.side-total')
      return `${side.querySelector('.side-name span')?.textContent} ${total?.hidden ? '' : total?.textContent}${side.classList.contains('ahead') ? '*' : ''}`
    })
const solidHands = ({ labels }: SolidProps) =>
  labels
    .filter(({ node }) => !node.hidden)
    .map(({ node }) => {
      const total = node.querySelector<HTMLElement>('.side-total')
      return `${node.querySelector('span')?.textContent} ${total?.hidden ? '' : total?.textContent}${node.classList.contains('ahead') ? '*' : ''}`
    })
const drawnCards = ({ node }: Scene) =>
  [...node.querySelectorAll('.side:not([hidden]) .card')]
    .map((card) => {
      const label = card.getAttribute('aria-label')
      return label ? label.slice(0, -1).replace('10', 'T') + (suits[label.slice(-1)] ?? '') : 'back'
    })
    .toSorted()
const solidCards = ({ whole }: SolidProps) => {
  const found: string[] = []
  whole.traverse((each: Object3D) => {
    if (/^(back|[2-9ATJQK][shdc])$/.test(each.name)) found.push(each.name)
  })
  return found.toSorted()
}

async function both(look: TableLook) {
  const makeProps = await look.solid?.()
  if (!makeProps) throw new Error('no props')
  return { drawn: look.scene(parts), props: makeProps({ ...parts, now: () => 1_000 }) }
}

for (const [name, look, draw] of games)
  test(`in three dimensions ${name} comes to the same cards, totals and winner as drawn, whatever was dealt`, async () => {
    const { drawn, props } = await both(look)
    for (let seed = 1; seed <= 8; seed++) {
      const outcome = draw(seed)
      for (const form of [drawn, props]) {
        form.open()
        form.closed(true)
      }
      props.step(10_000 * seed)
      props.step(10_000 * seed + 5_000)
      expect(solidCards(props)).toEqual([])
      for (const form of [drawn, props]) {
        form.deal(outcome, still())
        form.show(outcome)
      }
      expect(solidCards(props).length).toBeGreaterThan(1)
      expect(solidCards(props)).toEqual(drawnCards(drawn))
      expect(solidHands(props)).toEqual(drawnHands(drawn))
    }
  })
