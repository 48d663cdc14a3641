/**
 * `npm run mutate [words]`: plants one fault after another into a copy of the last commit, and runs the tests that must
 * notice it. Ends with 1 when fewer than 95 of 100 are noticed; each survivor is named. With words, only those faults
 * whose file or sentence has one of them.
 */
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openCopy } from './mutate/copy.ts'
import { faults } from './mutate/faults.ts'
import { notice } from './mutate/notice.ts'

const demanded = 0.95
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const words = process.argv.slice(2)
const chosen = faults.filter(
  ({ file, what }) => words.length === 0 || words.some((word) => `${file} ${what}`.includes(word)),
)
if (chosen.length === 0) {
  console.error(`No fault has ${words.join(' or ')} in its file or its sentence.`)
  process.exit(1)
}
const copy = openCopy(root)
process.once('exit', copy.remove)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130))
try {
  const { noticed, survivors } = await notice(copy, chosen, console.log)
  for (const { what, file } of survivors) console.error(`SURVIVED  ${what} (${file})`)
  console.log(`${noticed} of ${chosen.length} planted faults were noticed`)
  process.exitCode = noticed >= demanded * chosen.length ? 0 : 1
} finally {
  copy.remove()
}
