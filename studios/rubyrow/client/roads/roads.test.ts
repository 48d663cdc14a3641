// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { european } from '../looks/roulette.ts'
import { texts } from '../texts/en.ts'
import { makeRoads } from './roads.ts'

const said: Readonly<Record<string, string>> = texts
const say = (key: string, values: Readonly<Record<string, string | number>> = {}) =>
  (said[key] ?? key).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))

test('shares say of how many rounds they are, and one round is not rounds', () => {
  const roads = makeRoads(european, say)
  const note = () => roads.node.querySelector('.share-note')?.textContent
  expect(note()).toBeUndefined()
  roads.set([7])
  expect(note()).toBe('Last round')
  roads.set([7, 0])
  expect(note()).toBe('Last 2 rounds')
})
