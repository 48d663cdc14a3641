/** `npm run messages -- <what> …`: what an operator writes to many members, while the platform runs. */
import { readFileSync } from 'node:fs'
import { depositedAmong } from '../../apps/server/src/modules/cashier/index.ts'
import { openDirectory } from '../../apps/server/src/modules/merchants/index.ts'
import {
  broadcastsOf,
  type Progress,
  sendSome,
  writeBroadcast,
} from '../../apps/server/src/modules/messages/index.ts'
import type { Db } from '../../apps/server/src/platform/database/db.ts'
import { orTell } from '../operate/or-tell.ts'
import { withDatabase } from '../operate/running.ts'
import { unclear, wordsOf } from '../operate/words.ts'
import { readBroadcastFile } from './file.ts'

const usage = `npm run messages -- <what>
  broadcast MERCHANT FILE --by "your name" --why "the reason"
            FILE is JSON: {"key", "category": "personal"|"offers"|"system", "titles": {"EN": …}, "contents": {"EN": …},
            "segment": {"language"?, "who"?: "agents"|"players", "depositedSince"?, "inactiveSince"?}, "link"?, "isUrgent"?,
            "expiresAt"?}. The same key goes on where it stopped; nobody has it twice, and nobody who has closed the account has it.
  list      MERCHANT                     what was written, by whom, why, and how many it reached`

/** Of each command, in words. */
const lengths: Readonly<Record<string, number>> = { broadcast: 3, list: 2 }

await orTell(run)

async function run(): Promise<void> {
  const { words, by, why, until } = wordsOf(usage)
  const [what = '', merchant = '', file = ''] = words
  if (words.length !== lengths[what] || until) throw unclear(usage)
  await withDatabase(async (db) => {
    const brand = await openDirectory(db, () => null).brandOfCode(merchant)
    if (!brand) throw new Error(`There is no merchant ${merchant}.`)
    if (what === 'list') {
      for (const each of await broadcastsOf(db, brand.id)) console.log(lineOf(each))
      return
    }
    if (!by || !why) throw unclear(usage, 'Say who you are and why: --by and --why are kept with it.')
    const broadcast = readBroadcastFile(readFileSync(file, 'utf8'), brand.fallbackLanguage)
    const begun = await writeBroadcast(db, { ...broadcast, merchantId: brand.id, by, why })
    console.log(lineOf(await sendAll(db, { merchantId: brand.id, id: begun.id })))
  })
}

/** Ended at any piece, it goes on with the next when it is said again. */
async function sendAll(db: Db, broadcast: { merchantId: number; id: bigint }): Promise<Progress> {
  for (;;) {
    const progress = await sendSome(db, broadcast, depositedAmong)
    if (progress.isDone) return progress
  }
}

const lineOf = ({ at, key, reached, isDone, by, why }: Progress): string =>
  `${at.toISOString()}  ${key}: ${reached} members${isDone ? '' : ' so far'}, by ${by}, because: ${why}`
