import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { kept } from './kept.ts'

const folder = mkdtempSync(join(tmpdir(), 'jackfruit-kept-'))
const game = join(folder, 'game')
const cache = join(folder, 'cache')
let computed = 0

const ask = (name = 'the return') =>
  kept(
    name,
    [pathToFileURL(join(game, 'exact.ts'))],
    () => {
      computed++
      return { rtp: 0.97, most: 5000n, ends: new Float64Array([0.5, 0.25]) }
    },
    cache,
  )

beforeEach(() => {
  rmSync(cache, { recursive: true, force: true })
  mkdirSync(join(folder, 'shared'), { recursive: true })
  mkdirSync(game, { recursive: true })
  writeFileSync(join(game, 'exact.ts'), "import { pays } from '../shared/pays.ts'\n")
  writeFileSync(join(game, 'game.json'), '{"weights":[1]}')
  writeFileSync(join(folder, 'shared/pays.ts'), "export { odds as pays } from './odds.ts'\n")
  writeFileSync(join(folder, 'shared/odds.ts'), 'export const odds = 1\n')
  computed = 0
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('what was computed once is the same afterwards, and is not computed again', () => {
  expect(ask()).toEqual(ask())
  expect(computed).toBe(1)
  expect(ask().most).toBe(5000n)
  expect(ask().ends).toEqual(new Float64Array([0.5, 0.25]))
})

test('another name is another result', () => {
  ask()
  ask('the spread')
  expect(computed).toBe(2)
})

test.each(['game/exact.ts', 'game/game.json', 'shared/pays.ts', 'shared/odds.ts'])(
  'a change in %s computes again',
  (path) => {
    ask()
    writeFileSync(join(folder, path), `${readFileSync(join(folder, path), 'utf8')} `)
    ask()
    expect(computed).toBe(2)
  },
)

test('an entry that was changed, or broke off, is not believed', () => {
  ask()
  const [name = ''] = readdirSync(cache)
  const bytes = readFileSync(join(cache, name))
  for (const wrong of [bytes.fill(1, 40, 41), bytes.subarray(0, 30), Buffer.alloc(0)]) {
    writeFileSync(join(cache, name), wrong)
    expect(ask().rtp).toBe(0.97)
  }
  expect(computed).toBe(4)
})
