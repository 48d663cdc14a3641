import { expect, test } from 'vitest'
import { type IssueState, leadsTo, stepAfter } from './machine.ts'

const wayOf = (results: 'chain' | 'official'): IssueState[] => {
  const way: IssueState[] = ['open']
  for (;;) {
    const step = stepAfter(way.at(-1) ?? 'void', results)
    if (!step) return way
    way.push(leadsTo[step])
  }
}

test('a draw of our own goes its way to the end, and each state has one step', () => {
  expect(wayOf('chain')).toEqual(['open', 'closed', 'drawing', 'drawn', 'settled'])
})

test('by itself an official one comes to nothing; once its result is in it is settled', () => {
  expect(wayOf('official')).toEqual(['open', 'closed', 'void'])
  expect(stepAfter('drawn', 'official')).toBe('settle')
})

test('what has come to its end takes no step', () => {
  for (const results of ['chain', 'official'] as const)
    for (const state of ['settled', 'void'] as const) expect(stepAfter(state, results)).toBeNull()
})
