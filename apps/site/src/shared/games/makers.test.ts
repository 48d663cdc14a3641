import { expect, test } from 'vitest'
import { type Lane, type Maker, onceEach, withEsports } from './makers.ts'

const card = (vassalage: string, gameType: Maker['gameType']): Maker => ({
  ...{ vassalage, gameType, name: vassalage, accountTypeId: vassalage, isHot: 0, nodeId: vassalage },
})
const lane = (gameType: Lane['gameType'], ...makers: string[]): Lane => ({
  ...{ title: gameType, gameType, cards: makers.map((maker) => card(maker, gameType)) },
})
const told = (lanes: readonly Lane[]) =>
  lanes.map(({ gameType, cards }) => [gameType, cards.map((each) => `${each.vassalage} ${each.gameType}`)])

test('[EN-130] [D-85] a maker of sports that makes esports leaves sports and is in esports, once', () => {
  const lanes = [lane('RNG', 'skyotter'), lane('SPORTS', 'oxbow', 'skyotter')]
  expect(told(withEsports(lanes, ['skyotter']))).toEqual([
    ['RNG', ['skyotter RNG']],
    ['SPORTS', ['oxbow SPORTS']],
    ['ESPORTS', ['skyotter ESPORTS']],
  ])
  const both = [lane('ESPORTS', 'skyotter', 'cups'), lane('SPORTS', 'skyotter')]
  expect(told(withEsports(both, ['skyotter']))).toEqual([
    ['ESPORTS', ['skyotter ESPORTS', 'cups ESPORTS']],
    ['SPORTS', []],
  ])
  expect(withEsports(lanes, [])).toBe(lanes)
})

test('a maker with several cards stands where its first one does', () => {
  const cards = [card('a', 'RNG'), card('b', 'RNG'), card('a', 'FISH')]
  expect(onceEach(cards)).toEqual([card('a', 'RNG'), card('b', 'RNG')])
})
