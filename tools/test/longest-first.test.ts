import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { longestFirst, seconds } from './longest-first.ts'

const known = { 'b.test.ts': 20, 'c.test.ts': 90, 'e.test.ts': 30, 'h.test.ts': 10 }
const placed = (project: string, group: number, isAlone: boolean, names: string) =>
  [...names].map((name) => ({ project, group, isAlone, file: `${name}.test.ts` }))

test('of a group those that stand alone are first, of a project the longest, and others stay in their order', () => {
  const files = [
    ...[...placed('database', 1, false, 'dfec'), ...placed('programs', 1, true, 'gh')],
    ...placed('pure', 0, false, 'ab'),
  ]
  const order = longestFirst(files, known).map(({ file }) => file.charAt(0))
  expect(order.join('')).toBe('bahgcedf')
})

test('a file that is called long is there', () => {
  const root = new URL('../../', import.meta.url)
  expect(Object.keys(seconds).filter((file) => !existsSync(fileURLToPath(new URL(file, root))))).toEqual([])
})
