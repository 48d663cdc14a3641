/** `npm run games -- <what> …`: what an operator decides about games and their makers, while the platform runs. */
import { journalOf, setMaintenance } from '../apps/server/src/modules/catalog/index.ts'
import { openDatabase } from '../apps/server/src/platform/database/db.ts'
import { Refusal } from '../packages/kernel/src/index.ts'
import { databaseUrl } from './operate/running.ts'
import { unclear, wordsOf } from './operate/words.ts'

const usage = `npm run games -- <what>
  maintenance MAKER|GAME on|off [--until 2030-01-31T10:00:00Z] --by "your name" --why "what was seen, and where"
  journal                                who decided what, and why`
/** Of each command, in words. */
const lengths: Readonly<Record<string, number>> = { maintenance: 3, journal: 1 }

try {
  await run()
} catch (error) {
  const isUnknown = error instanceof Refusal && error.code === 'game_not_found'
  console.error(isUnknown ? 'There is no maker and no game of that name.' : messageOf(error))
  process.exitCode = 1
}

async function run(): Promise<void> {
  const { words, by, why, until } = wordsOf(usage)
  const [what = '', target = '', state = ''] = words
  if (words.length !== lengths[what]) throw unclear(usage)
  const database = openDatabase(databaseUrl())
  try {
    if (what === 'journal') {
      for (const { at, by, why, what: change, target: of, after } of await journalOf(database.db, 100))
        console.log(`${at.toISOString()}  ${by}: ${change} ${of} ${JSON.stringify(after)}, because: ${why}`)
      return
    }
    if (!['on', 'off'].includes(state)) throw unclear(usage, 'Say on or off.')
    if (!by || !why) throw unclear(usage, 'Say who you are and why: --by and --why are kept in the journal.')
    if (until && state === 'off') throw unclear(usage, 'What is open has no end: --until goes with on.')
    const kind = await setMaintenance(
      database.db,
      target,
      { isOn: state === 'on', until: until ? instantOf(until) : null },
      { by, why },
    )
    const named = `The ${kind === 'vendor' ? 'maker' : 'game'} ${target}`
    const end = until ? `until ${instantOf(until).toISOString()}` : 'until somebody opens it'
    console.log(state === 'on' ? `${named} is closed ${end}.` : `${named} is not closed any more.`)
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
