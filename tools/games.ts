/** `npm run games -- <what> …`: what an operator decides about games and their makers, while the platform runs. */
import { parseArgs } from 'node:util'
import { journalOf, setMaintenance } from '../apps/server/src/modules/catalog/index.ts'
import { openDatabase } from '../apps/server/src/platform/db.ts'
import { Refusal } from '../packages/kernel/src/index.ts'
import { databaseUrl } from './running.ts'

const usage = `npm run games -- <what>
  maintenance MAKER|GAME on|off [--until 2030-01-31T10:00:00Z] --by "your name" --why "what was seen, and where"
  journal                                who decided what, and why`

try {
  await run()
} catch (error) {
  const isUnknown = error instanceof Refusal && error.code === 'game_not_found'
  console.error(isUnknown ? 'There is no maker and no game of that name.' : messageOf(error))
  process.exitCode = 1
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { by: { type: 'string' }, why: { type: 'string' }, until: { type: 'string' } },
  })
  const [what, target = '', state = ''] = positionals
  if (what !== 'maintenance' && what !== 'journal') throw new Error(usage)
  const database = openDatabase(databaseUrl())
  try {
    if (what === 'journal') {
      for (const { at, by, why, what: change, target: of, after } of await journalOf(database.db, 100))
        console.log(`${at.toISOString()}  ${by}: ${change} ${of} ${JSON.stringify(after)}, because: ${why}`)
      return
    }
    const { by, why, until } = values
    if (!by || !why || !['on', 'off'].includes(state)) throw new Error(usage)
    const kind = await setMaintenance(
      database.db,
      target,
      { isOn: state === 'on', until: until ? instantOf(until) : null },
      { by, why },
    )
    console.log(`The ${kind} ${target} is ${state === 'on' ? 'closed' : 'open again'}.`)
  } finally {
    await database.close()
  }
}

function instantOf(text: string): Date {
  const at = new Date(text)
  if (Number.isNaN(at.getTime())) throw new Error(`${text} is no instant, such as 2030-01-31T10:00:00Z.`)
  if (at.getTime() <= Date.now()) throw new Error(`${text} is over already.`)
  return at
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
