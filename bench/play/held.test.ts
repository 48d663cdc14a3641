import { expect, test } from 'vitest'
import { ownBytes } from './held.ts'

test('of a heap what the page made itself is counted, and neither compiled code nor what the browser keeps', () => {
  const meta = {
    node_fields: ['type', 'name', 'self_size'],
    node_types: [['hidden', 'object', 'code', 'native', 'string']],
  } as const
  const nodes = [
    [1, 0, 100],
    [2, 0, 5_000],
    [3, 0, 70_000],
    [4, 0, 20],
    [0, 0, 9],
  ].flat()
  expect(ownBytes({ snapshot: { meta }, nodes })).toBe(120)
})
