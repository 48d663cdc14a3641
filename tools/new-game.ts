/**
 * `npm run new-game -- <studio> <code> "<English name>" "<Burmese name>"`: writes a small game that
 * works, to be changed into another. docs/new-game.md walks through it.
 */
import { spawnSync } from 'node:child_process'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readRequest } from './new-game/request.ts'
import { writeGame } from './new-game/write.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

try {
  const request = readRequest(fileURLToPath(new URL('../studios', import.meta.url)), process.argv.slice(2))
  const written = await writeGame(request)
  spawnSync('biome', ['check', '--write', '--log-level=none', ...written], { cwd: root, stdio: 'ignore' })
  const [home = '', ...lists] = written.map((path) => relative(root, path))
  console.log(`${request.english} is in ${home}, and in the lists of ${lists.join(' and ')}.
What each file is for, and how to change the game: docs/new-game.md
  npx vitest run --project pure ${home}
  npm run par-sheet -- ${request.code}
  npm start`)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
