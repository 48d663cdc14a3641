import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { placeForTests } from './memory.ts'

const memory = mkdtempSync(join(tmpdir(), 'jackfruit-memory-'))
afterAll(() => rmSync(memory, { recursive: true, force: true }))
const of = (pid: number) => join(memory, `jackfruit-tests-${pid}`)
/** No process has this number. */
const gone = 2 ** 30

test('a machine with little memory, or none for files, keeps what tests write where everything lies that nobody keeps', () => {
  expect(placeForTests(memory, () => 5e9)).toBe(tmpdir())
  expect(placeForTests(join(memory, 'nowhere'))).toBe(tmpdir())
})

test('in memory it is gone with the process, and that of one that was killed with the next', () => {
  mkdirSync(of(gone))
  mkdirSync(of(process.ppid))
  const program = `import { existsSync } from 'node:fs'
    import { placeForTests } from '${new URL('./memory.ts', import.meta.url).href}'
    const place = placeForTests('${memory}', () => 7e9)
    console.log(JSON.stringify({ pid: process.pid, place, wasThere: existsSync(place) }))`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  })
  const { pid, place, wasThere } = JSON.parse(stdout) as { pid: number; place: string; wasThere: boolean }
  expect({ place, wasThere }).toEqual({ place: of(pid), wasThere: true })
  expect([place, of(gone), of(process.ppid)].map((folder) => existsSync(folder))).toEqual([
    false,
    false,
    true,
  ])
})
