import { expect, test } from 'vitest'
import { type Issue, Refused, type WantedEntry } from '../studio.ts'
import { findGame } from './desk.ts'
import { issuesOf, pairsOf, partsOf, takenKey } from './orders.ts'

const gameOf = (code: string) => {
  const game = findGame(code)
  if (!game) throw new Error(code)
  return game
}
const [benTre, vungTau, bacLieu] = ['vn-ben-tre', 'vn-vung-tau', 'vn-bac-lieu'].map(gameOf) as [
  ReturnType<typeof gameOf>,
  ReturnType<typeof gameOf>,
  ReturnType<typeof gameOf>,
]
const entry = (play: string, selection: string): WantedEntry => ({
  ...{ play, selection, unit: 10_000n, multiple: 1, share: 100, seen: {} },
})
const over = entry('da2', '05 17')
const own = entry('lo2', '26')

test('each two of three provinces are a pair, and lines over two are an order for each pair, before those of one', () => {
  const asked = { game: benTre, others: [vungTau, bacLieu], taken: new Set<string>() }
  const parts = partsOf(asked, [own, over])
  expect(parts.map(({ key }) => key)).toEqual([
    ...['vn-south-pair-0405', 'vn-south-pair-0406', 'vn-south-pair-0506'],
    ...['vn-ben-tre', 'vn-vung-tau', 'vn-bac-lieu'],
  ])
  expect(new Set(parts.slice(0, 3).map(({ game }) => game.code))).toEqual(new Set(['vn-south-pair']))
  expect(parts.map(({ entries }) => entries)).toEqual([...Array(3).fill([over]), ...Array(3).fill([own])])
})
test('what was taken of a slip is not asked for again, until the slip says something else', () => {
  const asked = { game: benTre, others: [vungTau, bacLieu], taken: new Set<string>() }
  const [first] = partsOf(asked, [over])
  if (!first) throw new Refused('ENTRY')
  const taken = new Set([takenKey(first)])
  expect(partsOf({ ...asked, taken }, [over]).map(({ key }) => key)).toEqual([
    ...['vn-south-pair-0406', 'vn-south-pair-0506'],
  ])
  expect(partsOf({ ...asked, taken }, [{ ...over, multiple: 2 }])).toHaveLength(3)
})
test('one province is no pair, and provinces of different regions are none', () => {
  expect(pairsOf({ game: benTre, others: [] })).toEqual([])
  expect(pairsOf({ game: benTre, others: [gameOf('vn-hue')] })).toEqual([])
  expect(pairsOf({ game: benTre, others: [gameOf('vn-ha-noi')] })).toEqual([])
})
test('of the issues of all pairs, those of these two are theirs', () => {
  const issue = (id: string, parts: readonly [string, string]): Issue => ({
    ...{ id, game: 'vn-south-pair', state: 'open', closesAt: 10, drawsAt: 20, result: null, revision: 0 },
    ...{ seal: null, parts },
  })
  const [, second] = pairsOf({ game: benTre, others: [vungTau, bacLieu] })
  if (!second) throw new Refused('ENTRY')
  const all = [
    issue('one', ['vn-ben-tre-20261201-0001', 'vn-vung-tau-20261201-0001']),
    issue('two', ['vn-ben-tre-20261201-0001', 'vn-bac-lieu-20261201-0001']),
  ]
  const desk = { issues: new Map([['vn-south-pair', all]]), clock: { now: () => 5, told: () => {} } }
  expect(issuesOf(desk, second).map(({ id }) => id)).toEqual(['two'])
})
