/** `npm run members -- <what> …`: what an operator makes of members, while the platform runs. */
import {
  grantRole,
  type Role,
  type RoleProblem,
  roleChanges,
  roles,
} from '../../apps/server/src/modules/identity/index.ts'
import { openDirectory } from '../../apps/server/src/modules/merchants/index.ts'
import { orTell } from '../operate/or-tell.ts'
import { withDatabase } from '../operate/running.ts'
import { unclear, wordsOf } from '../operate/words.ts'

const usage = `npm run members -- <what>
  role    MERCHANT MEMBER player|agent|general-agent --by "your name" --why "the reason"
  journal MERCHANT                       who was made what, by whom, and why`

/** Of each command, in words. */
const lengths: Readonly<Record<string, number>> = { role: 4, journal: 2 }
const shown = 100

const sentences: Readonly<Record<RoleProblem, string>> = {
  nobody: 'There is no member of that name.',
  play_money: 'This account plays for play money; it stays what it is.',
  same: 'That is what this member is already.',
  has_members: 'Members stand below this agent: place them elsewhere first.',
  has_upline: 'A general agent stands directly below the merchant, and this member is below an agent.',
}

await orTell(run)

async function run(): Promise<void> {
  const { words, by, why, until } = wordsOf(usage)
  const [what = '', merchant = '', username = '', role = ''] = words
  if (words.length !== lengths[what] || until) throw unclear(usage)
  await withDatabase(async (db) => {
    const directory = openDirectory(db, () => null)
    const brand = await directory.brandOfCode(merchant)
    if (!brand) throw new Error(`There is no merchant ${merchant}.`)
    if (what === 'journal') {
      for (const { at, username, by, why, before, after } of await roleChanges(db, brand.id, shown))
        console.log(`${at.toISOString()}  ${by}: ${username} from ${before} to ${after}, because: ${why}`)
      return
    }
    if (!isRole(role)) throw unclear(usage, 'Say player, agent or general-agent.')
    if (!by || !why) throw unclear(usage, 'Say who you are and why: --by and --why are kept in the journal.')
    const granted = await grantRole(db, {
      ...{ merchantId: brand.id, username, role, by, why, at: new Date() },
    })
    if (granted.problem) throw new Error(sentences[granted.problem])
    console.log(`${username} is ${role === 'agent' ? 'an' : 'a'} ${role.replace('-', ' ')} now.`)
    if (role !== 'player') console.log(joining(granted.code))
  })
}

function joining(code: string | null): string {
  if (code !== null) return `Others register below with the code ${code}.`
  return 'It has no code of its own, because that is taken: others register below by its own invitation.'
}

function isRole(word: string): word is Role {
  return Object.hasOwn(roles, word)
}
