/**
 * `npm run rows`: the rows of the requirements that one file of tests alone proves. `-- LG-09` tells where a row is
 * proven, `-- --since <commit>` which rows a test named there and none names now, and fails when there are some;
 * `-- --write` writes the list that the checks hold tests against.
 */
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { list, listOf, provenOnce, provenRows } from './checks/rows.ts'
import { readSources, type Source } from './checks/sources.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { since: { type: 'string' }, write: { type: 'boolean' } },
})
const rows = provenRows(readSources(root))

if (values.write) writeFileSync(join(root, list), listOf(rows))
else if (values.since) process.exitCode = tellLost(provenRows(sourcesAt(values.since)))
else if (positionals.length > 0)
  for (const id of positionals) console.log(`${id}: ${rows.get(id)?.join(' ') ?? 'no test names it'}`)
else tellOnce()

function tellLost(before: ReadonlyMap<string, readonly string[]>): number {
  const lost = [...before].filter(([id]) => !rows.has(id))
  for (const [id, paths] of lost) console.log(`${id} was named in ${paths.join(', ')}`)
  console.log(`${before.size} rows were named, ${rows.size} are, ${lost.length} were lost.`)
  return lost.length === 0 ? 0 : 1
}

function tellOnce() {
  const once = provenOnce(rows)
  for (const line of once) console.log(line)
  const alone = [...rows.values()].filter(({ length }) => length === 1).length
  console.log(`${rows.size} rows are proven, ${alone} of them in one place only.`)
}

/** The lines of a commit that may name a row. */
function sourcesAt(commit: string): Source[] {
  const command = ['grep', '-I', '-E', String.raw`\[ *'?[A-Z]{1,3}-?[0-9]`, commit, '--', '*.ts', '*.tsx']
  const { status, stdout, stderr } = spawnSync('git', command, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  if (status !== 0) throw new Error(`git knows no rows at ${commit}: ${stderr.trim()}`)
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [path = '', ...text] = line.slice(commit.length + 1).split(':')
      return { path, text: text.join(':') }
    })
}
