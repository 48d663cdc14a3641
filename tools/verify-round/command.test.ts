import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'verify-round-'))
afterAll(() => rmSync(folder, { recursive: true }))

const said = (command: string, ...words: string[]) => {
  const path = fileURLToPath(new URL(`../${command}.ts`, import.meta.url))
  const { status, stdout, stderr } = spawnSync(process.execPath, [path, ...words], { encoding: 'utf8' })
  return { status, stdout, stderr: stderr.trim().split('\n') }
}

test('a proof that is not there, or is none, is told in one sentence', () => {
  const missing = join(folder, 'missing.json')
  expect(said('verify-round', missing)).toEqual({
    status: 1,
    stdout: '',
    stderr: [`There is no file ${missing}.`],
  })
  const other = join(folder, 'other.json')
  writeFileSync(other, 'round 7')
  expect(said('verify-round', other)).toEqual({
    status: 1,
    stdout: '',
    stderr: [`${other} is no proof: a proof is JSON, as the game's history gives it.`],
  })
})

test('a par sheet of a game that there is not says so first, and then which there are', () => {
  const { status, stderr } = said('par-sheet', 'slot-of-nobody')
  expect([status, stderr[0]]).toEqual([1, 'There is no game slot-of-nobody.'])
  expect(stderr[1]).toContain('slot-golden-chinthe')
  expect(said('par-sheet').stderr[0]).toMatch(/^Name a game/)
})
