// @vitest-environment happy-dom

import { expect, test } from 'vitest'
import { cardNode } from './cards.ts'

const letters = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const suits = [0, 1, 2, 3]
const all = suits.flatMap((suit) => letters.map((letter) => ({ letter, suit, node: cardNode(letter, suit) })))
const countIn = (node: HTMLElement, what: string) => node.querySelectorAll(what).length

test('each of the 52 cards is called and drawn unlike every other', () => {
  expect(new Set(all.map(({ node }) => node.getAttribute('aria-label'))).size).toBe(52)
  expect(new Set(all.map(({ node }) => node.innerHTML)).size).toBe(52)
  expect(cardNode('10', 2).getAttribute('aria-label')).toBe('10♥')
})

test('a card of figures has as many pips as it is worth, and hearts and diamonds are red', () => {
  for (const { letter, suit, node } of all) {
    const worth = letter === 'A' ? 1 : Number(letter)
    if (worth) expect(countIn(node, '.card-middle path')).toBe(worth)
    expect(node.classList.contains('red')).toBe(suit === 1 || suit === 2)
  }
})

test('a court has two heads, and no two courts of a suit are dressed alike', () => {
  const courts = all.filter(({ letter }) => 'JQK'.includes(letter))
  expect(courts).toHaveLength(12)
  for (const { node } of courts) expect(countIn(node, '[transform="rotate(180)"]')).toBe(1)
  const figures = courts.map(({ node }) => node.querySelector('.card-middle')?.innerHTML)
  expect(new Set(figures).size).toBe(12)
})
