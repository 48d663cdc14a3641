// @vitest-environment happy-dom

import type { Json } from '@jackfruit/studio-kit/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { HandStanding } from '../felt/look.ts'
import { look } from '../looks/blackjack.ts'

// Motion is the browser's: here everything stands where it ends.
const { animate } = Element.prototype
beforeAll(() => void Reflect.set(Element.prototype, 'animate', undefined))
afterAll(() => void Reflect.set(Element.prototype, 'animate', animate))

const cardOf = (text: string) => 'A23456789TJQK'.indexOf(text[0] ?? '') * 4 + 'shdc'.indexOf(text[1] ?? '')
const cards = (texts: string) => (texts === '' ? [] : texts.split(' ').map(cardOf))
const dealt = (player: string, steps: string, dealer = 'Td'): Json => ({
  ...{ player: cards(player), dealer: cards(dealer), steps: cards(steps) },
})

function aScene() {
  const scene = look.scene({ say: (key) => key, sounds: { play() {} } })
  scene.open()
  const follow = (outcome: Json, standing: Partial<HandStanding>) =>
    scene.follow?.({ outcome, steps: 0, actions: [], isOver: false, ...standing })
  /** Each hand that is seen, with its total and how many cards lie there. */
  const seen = () =>
    [...scene.node.querySelectorAll<HTMLElement>('.side')]
      .filter((side) => !side.hidden)
      .map((side) => {
        const [name, total] = ['.side-name span', '.side-total'].map(
          (of) => side.querySelector(of)?.textContent,
        )
        return `${name} ${total} ${side.querySelectorAll('.card').length}${side.classList.contains('ahead') ? '*' : ''}`
      })
  return { scene, follow, seen }
}

test('the dealer’s second card lies face down until nobody decides any more', () => {
  const { follow, seen } = aScene()
  follow(dealt('5s 6h', ''), {})
  expect(seen()).toEqual(['bj.dealer 10 2', 'bj.own 11 2'])
  follow(dealt('5s 6h', '9s', 'Td 5c 3h'), { steps: 1, actions: ['hit'], isOver: true })
  expect(seen()).toEqual(['bj.dealer 18 3', 'bj.own 20 3*'])
})

test('after a split both hands are seen, and the one that is played is marked', () => {
  const { follow, seen } = aScene()
  follow(dealt('8s 8h', '3s'), { steps: 1, actions: ['split'] })
  expect(seen()).toEqual(['bj.dealer 10 2', 'bj.hand 11 2*', 'bj.hand 8 1'])
  follow(dealt('8s 8h', '3s Tc 2d'), { steps: 3, actions: ['split', 'double', 'deal'] })
  expect(seen()).toEqual(['bj.dealer 10 2', 'bj.hand 21 3', 'bj.hand 10 2*'])
})

test('who watches sees the hand and the cards of the steps; whose hand is over sees no more than it took', () => {
  const { follow, seen } = aScene()
  follow(dealt('5s 6h', '2s 3c'), { steps: 2, actions: null })
  expect(seen()).toEqual(['bj.dealer 10 2', 'bj.own 11 2', 'live.row  2'])
  const other = aScene()
  other.follow(dealt('5s 6h', '2s 3c'), { steps: 2, actions: ['hit', 'stand'] })
  expect(other.seen()).toEqual(['bj.dealer 10 2', 'bj.own 13 3'])
})

test('what is told otherwise lies anew, and a new round begins with an empty table', () => {
  const { scene, follow, seen } = aScene()
  follow(dealt('5s 6h', '2s'), { steps: 1, actions: ['hit'] })
  follow(dealt('9s 9h', ''), {})
  expect(seen()).toEqual(['bj.dealer 10 2', 'bj.own 18 2'])
  scene.open()
  expect(scene.node.querySelectorAll('.card')).toHaveLength(0)
})
