/** `npm run showcase -- <what> …`: which games a brand puts forward, and what is played, while the platform runs. */
import { pinGame, popularStanding } from '../apps/server/src/modules/catalog/index.ts'
import { openDirectory } from '../apps/server/src/modules/merchants/index.ts'
import type { Db } from '../apps/server/src/platform/database/db.ts'
import { Refusal } from '../packages/kernel/src/index.ts'
import { orTell, sentenceOf } from './operate/or-tell.ts'
import { withDatabase } from './operate/running.ts'
import { unclear, wordsOf } from './operate/words.ts'

const usage = `npm run showcase -- <what>
  list    MERCHANT                       popular games as the site shows them: rounds of a week, of a day, pins
  popular MERCHANT GAME PLACE|auto       the place among popular games, from 1 to 100
  hot     MERCHANT GAME on|off|auto      hot or not; auto lets the rounds decide
The last two need --by "your name" and --why "the reason"; npm run games -- journal shows both.`

/** Of each command, in words. */
const lengths: Readonly<Record<string, number>> = { list: 2, popular: 4, hot: 4 }
const hotWords: Readonly<Record<string, boolean | null>> = { on: true, off: false, auto: null }

await orTell(run, (error) =>
  error instanceof Refusal && error.code === 'game_not_found'
    ? 'This brand offers no game of that name.'
    : sentenceOf(error),
)

async function run(): Promise<void> {
  const { words, by, why, until } = wordsOf(usage)
  const [what = '', merchant = '', nodeId = '', word = ''] = words
  if (words.length !== lengths[what] || until) throw unclear(usage)
  await withDatabase(async (db) => {
    const directory = openDirectory(db, () => null)
    const brand = await directory.brandOfCode(merchant)
    if (!brand) {
      const known = (await directory.regions()).map(({ merchantCode }) => merchantCode)
      throw new Error(`There is no merchant ${merchant}. There are: ${known.join(', ')}.`)
    }
    if (what === 'list') return list(db, brand.id)
    if (!by || !why) throw unclear(usage, 'Say who you are and why: --by and --why are kept in the journal.')
    const change = what === 'popular' ? { popular: placeOf(word) } : { hot: hotOf(word) }
    await pinGame(db, { merchantId: brand.id, nodeId }, change, { by, why })
    console.log(`${nodeId}: ${what} is ${word}.`)
  })
}

async function list(db: Db, merchantId: number): Promise<void> {
  for (const game of await popularStanding(db, merchantId)) {
    const { week, day } = game
    const pins = `${game.popularPin ?? '-'}/${game.hotPin ?? '-'}`
    console.log(`${game.nodeId}\t${game.gameType}\t${week}\t${day}\t${game.isHot ? 'hot' : ''}\t${pins}`)
  }
}

function placeOf(word: string): number | null {
  if (word === 'auto') return null
  if (!/^([1-9]\d?|100)$/.test(word)) throw new Error(`${word} is no place from 1 to 100.`)
  return Number(word)
}

function hotOf(word: string): boolean | null {
  const hot = hotWords[word]
  if (hot === undefined) throw new Error('Say on, off or auto.')
  return hot
}
