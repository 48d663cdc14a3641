/** `npm run draws -- <what> …`: what people decide about lotteries: official results, closed numbers, days without a draw. */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { isDay } from '../../packages/lottery-rules/src/index.ts'
import type { DrawResult } from '../../packages/studio-kit/src/draws/draw-game.ts'
import {
  type Entered,
  enterResult,
  historyOfIssue,
} from '../../packages/studio-kit/src/draws/store/officials.ts'
import {
  closeNumber,
  setDrawDay,
  waitingForResults,
} from '../../packages/studio-kit/src/draws/store/operating.ts'
import { openPool } from '../../packages/studio-kit/src/journal/tables.ts'
import { drawsOfStudios } from '../../studios/host/draws/lotteries.ts'
import { orTell } from '../operate/or-tell.ts'
import { openStore } from '../operate/running.ts'
import { unclear } from '../operate/words.ts'
import { historyLines } from './show.ts'

const usage = `npm run draws -- <what> --by "your name"
  waiting [STUDIO]                       issues whose official result is waited for
  enter ISSUE RESULT|FILE --source "where it was read" --at 2030-01-31T10:00:00Z
  correct ISSUE RESULT|FILE --source … --at …
                                         in when two people have entered the same; RESULT is JSON: '{"number":["123"]}'
  show ISSUE                             who entered what and whence, each result, and what corrections moved
  close ISSUE CURRENCY PLAY NUMBER       takes no further stake on a number; open … takes them again
  day GAME 2030-01-31 [--to 2030-02-01]  no draw on this day, or one on another; for issues that are not planned yet`

const text = { type: 'string' } as const
const options = {
  ...{ by: text, source: text, at: text, to: text },
  help: { type: 'boolean', short: 'h' },
} as const

const games = [...drawsOfStudios.values()].flat()
const gameOf = (code: string) => games.find((game) => game.code === code)

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({ args: process.argv.slice(2), options, allowPositionals: true })
  const [what = '', first = '', ...rest] = positionals
  const { by = '', source = '', at = '', to = null } = values
  if (!['waiting', 'show'].includes(what) && !by)
    throw unclear(usage, 'Say who you are: --by is kept with what you enter.')
  const store = await openStore()
  const pool = openPool(process.env['STUDIO_DATABASE_URL'] ?? studiosAt(store.url), { max: 1 })
  try {
    switch (what) {
      case 'waiting':
        for (const { id, drawsAt } of await waitingForResults(pool, first || 'palmyra', 100))
          console.log(`${id} was drawn at ${drawsAt.toISOString()}`)
        return
      case 'show': {
        const history = await historyOfIssue(pool, first)
        if (!history) throw new Error(`There is no issue ${first}.`)
        for (const line of historyLines(history)) console.log(line)
        return
      }
      case 'enter':
      case 'correct': {
        const statedAt = new Date(at)
        if (!source || Number.isNaN(statedAt.getTime()))
          throw unclear(usage, 'Say where it was read and when it was stated: --source and --at.')
        const entry = { issueId: first, person: by, source, statedAt, result: resultIn(rest[0] ?? '') }
        const told = await enterResult(pool, gameOf, { ...entry, isCorrection: what === 'correct' })
        console.log(sentences[told.kind === 'refused' ? told.why : told.kind])
        if (told.kind === 'refused') process.exitCode = 1
        return
      }
      case 'close':
      case 'open': {
        const [currency = '', play = '', pick = ''] = rest
        const person = what === 'close' ? by : null
        const isDone = await closeNumber(pool, { issueId: first, currency, play, pick, person })
        if (!isDone) throw new Error(`There is no issue ${first} that is open.`)
        console.log(what === 'close' ? 'It takes no further stake.' : 'It takes stakes again.')
        return
      }
      case 'day': {
        const [day = ''] = rest
        if (!gameOf(first) || !isDay(day) || (to !== null && !isDay(to)))
          throw unclear(usage, 'Name a game and days as 2030-01-31.')
        await setDrawDay(pool, { game: first, day, movedTo: to, person: by })
        console.log(
          to ? `${first} is drawn on ${to} in place of ${day}.` : `${first} is not drawn on ${day}.`,
        )
        return
      }
      default:
        throw unclear(usage)
    }
  } finally {
    await pool.end()
    await store.stop()
  }
}

type Told = Exclude<Entered['kind'], 'refused'> | Extract<Entered, { readonly kind: 'refused' }>['why']

const sentences: Readonly<Record<Told, string>> = {
  ...{ first: 'Entered. Another person has to enter the same.', in: 'Two have entered it: it is in.' },
  differs: 'Entered, but somebody else has entered another result: two have to agree.',
  ...{ 'no-issue': 'There is no such issue.', 'own-draw': 'That one is drawn here, and takes no result.' },
  joined: 'That one joins two provinces: its result is theirs.',
  'not-a-result': 'That is no result of this game: its prizes, or their numbers, are others.',
  'too-early': 'It is not drawn yet, or stated at a time to come.',
  state: 'It does not wait for a result; one that is settled is corrected.',
  same: 'That is the result already.',
}

/** From the words of the command, or a file that was imported. */
function resultIn(text: string): DrawResult {
  const json = text.trimStart().startsWith('{') ? text : readFileSync(text, 'utf8')
  return JSON.parse(json) as DrawResult
}

/** Beside the platform's, as `npm start` makes it. */
function studiosAt(url: string): string {
  const changed = new URL(url)
  changed.pathname = '/jackfruit_studios'
  return changed.toString()
}

// After everything that it says is there.
await orTell(run)
