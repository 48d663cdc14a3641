/**
 * `npm run mutate [words]`: plants one fault after another into a copy of the last commit, and runs the tests that must
 * notice it. Ends with 1 when fewer than 95 of 100 are noticed; each survivor is named. With words, only those faults
 * whose file or sentence has one of them; with `--from=138`, only those from that one on, as where a run was ended.
 */
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { openCopy } from './mutate/copy.ts'
import { faults } from './mutate/faults.ts'
import { notice } from './mutate/notice.ts'

const demanded = 0.95
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { from: { type: 'string', default: '1' } },
})
const from = Number(values.from)
if (!Number.isInteger(from) || from < 1 || from > faults.length) {
  console.error(`--from is the place of a fault, 1 to ${faults.length}, and not ${values.from}.`)
  process.exit(1)
}
const chosen = faults
  .map((fault, at) => ({ ...fault, place: at + 1 }))
  .slice(from - 1)
  .filter(({ file, what }) => words.length === 0 || words.some((word) => `${file} ${what}`.includes(word)))
if (chosen.length === 0) {
  console.error(`No fault has ${words.join(' or ')} in its file or its sentence.`)
  process.exit(1)
}
const copy = openCopy(root)
process.once('exit', copy.remove)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130))
try {
  const { noticed, survivors } = await notice(copy, chosen, { of: faults.length, say: console.log })
  for (const { what, file } of survivors) console.error(`SURVIVED  ${what} (${file})`)
  console.log(`${noticed} of ${chosen.length} planted faults were noticed`)
  process.exitCode = noticed >= demanded * chosen.length ? 0 : 1
} finally {
  copy.remove()
}
