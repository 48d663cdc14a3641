/** `npm run games -- <what> …`: what an operator decides about games and their makers, while the platform runs. */
import { journalOf, setMaintenance } from '../apps/server/src/modules/catalog/index.ts'
import { recoverStudio } from '../apps/server/src/modules/vendors/index.ts'
import { Refusal } from '../packages/kernel/src/index.ts'
import { orTell, sentenceOf } from './operate/or-tell.ts'
import { studios, withDatabase } from './operate/running.ts'
import { unclear, wordsOf } from './operate/words.ts'

const usage = `npm run games -- <what>
  maintenance MAKER|GAME on|off [--until 2030-01-31T10:00:00Z] --by "your name" --why "what was seen, and where"
  recover [STUDIO] --by "your name" --why "what was restored, and to when"
                                         after a restore: holds journals and ledger together, gives back what was lost
  journal                                who decided what, and why`
/** Of each command, in words. */
const lengths: Readonly<Record<string, number>> = { maintenance: 3, journal: 1 }

await orTell(run, (error) =>
  error instanceof Refusal && error.code === 'game_not_found'
    ? 'There is no maker and no game of that name.'
    : sentenceOf(error),
)

async function run(): Promise<void> {
  const { words, by, why, until } = wordsOf(usage)
  const [what = '', target = '', state = ''] = words
  const isRecovery = what === 'recover' && words.length <= 2
  if (!isRecovery && words.length !== lengths[what]) throw unclear(usage)
  if (what === 'journal') return tellJournal()
  if (!isRecovery && !['on', 'off'].includes(state)) throw unclear(usage, 'Say on or off.')
  if (!by || !why) throw unclear(usage, 'Say who you are and why: --by and --why are kept in the journal.')
  if (isRecovery) return recover(target, { by, why })
  if (until && state === 'off') throw unclear(usage, 'What is open has no end: --until goes with on.')
  const end = until ? instantOf(until) : null
  const kind = await withDatabase((db) =>
    setMaintenance(db, target, { isOn: state === 'on', until: end }, { by, why }),
  )
  const named = `The ${kind === 'vendor' ? 'maker' : 'game'} ${target}`
  const ends = end ? `until ${end.toISOString()}` : 'until somebody opens it'
  console.log(state === 'on' ? `${named} is closed ${ends}.` : `${named} is not closed any more.`)
}

/** One studio, or each of them in turn. It may be repeated, and has to be where one was away in between. */
async function recover(target: string, signed: { by: string; why: string }): Promise<void> {
  const { url, secrets } = studios()
  const asked = target ? [target] : [...secrets.keys()]
  for (const studio of asked) {
    const secret = secrets.get(studio)
    if (!secret)
      throw new Error(`There is no studio ${studio} here. There are: ${[...secrets.keys()].join(', ')}.`)
    const told = await withDatabase((db) =>
      recoverStudio({ db, url, secret, now: () => new Date() }, studio, signed),
    )
    const { state, epoch, retired, returned, resumed, voided, doubtful = [] } = told
    if (state !== 'done') process.exitCode = 1
    const why = {
      done: '',
      running: ', it is at it already: ask again',
      away: ', not to its end: ask again',
    }[state]
    console.log(
      `${studio}: epoch ${epoch}, ${retired} pairs of seeds given up, ${returned} rounds given back, ` +
        `${resumed} go on, ${voided} void${why}`,
    )
    if (doubtful.length > 0)
      console.log(`${studio}: refused when told again, a person has to look: ${doubtful.join(', ')}`)
  }
}

async function tellJournal(): Promise<void> {
  for (const { at, by, why, what, target, after } of await withDatabase((db) => journalOf(db, 100)))
    console.log(`${at.toISOString()}  ${by}: ${what} ${target} ${JSON.stringify(after)}, because: ${why}`)
}

function instantOf(text: string): Date {
  const at = new Date(text)
  if (Number.isNaN(at.getTime())) throw new Error(`${text} is no instant, such as 2030-01-31T10:00:00Z.`)
  if (at.getTime() <= Date.now()) throw new Error(`${text} is over already.`)
  return at
}
