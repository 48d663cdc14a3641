/** knip with the configuration of this repository must still find what is dead: a small tree with a dead file, export and dependency. */
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const real = fileURLToPath(new URL('../../', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'jackfruit-unused-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const files: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({
    name: 'tree',
    private: true,
    workspaces: ['apps/*', 'packages/*', 'studios/*'],
  }),
  'tools/start.ts': "import { used } from './parts/helper.ts'\nused()",
  'tools/parts/helper.ts': 'export const used = () => 1\nexport const forgotten = 2',
  'tools/parts/dead.ts': 'export {}',
  'apps/server/package.json': JSON.stringify({ name: 'server', dependencies: { fastify: '5.0.0' } }),
  'apps/server/src/main.ts': 'export {}',
  'apps/server/src/modules/ledger/dead-verb.ts': 'export const post = 1',
}

test('a dead file, a forgotten export and an unused dependency are found', () => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), `${text}\n`)
  }
  copyFileSync(join(real, 'knip.json'), join(folder, 'knip.json'))
  const knip = join(real, 'node_modules', 'knip', 'bin', 'knip.js')
  const ran = spawnSync(process.execPath, [knip, '--no-config-hints', '--no-progress'], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect(ran.status).not.toBe(0)
  for (const found of ['tools/parts/dead.ts', 'dead-verb.ts', 'forgotten', 'fastify'])
    expect(ran.stdout).toContain(found)
  expect(ran.stdout).not.toContain('apps/server/src/main.ts')
})
