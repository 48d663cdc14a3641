/** `npm run merchants -- <what> …`: what an operator changes about a brand, while the platform runs. */
import {
  brandChanges,
  brandFields,
  type ChangeProblem,
  changeBrand,
  idOfBrand,
  limits,
} from '../../apps/server/src/modules/merchants/index.ts'
import { asOwner } from '../../apps/server/src/platform/database/as-owner.ts'
import { orTell } from '../operate/or-tell.ts'
import { openStore } from '../operate/running.ts'
import { unclear, wordsOf } from '../operate/words.ts'

const usage = `npm run merchants -- <what>
  show    MERCHANT                       the fields of a brand, as they stand
  set     MERCHANT FIELD VALUE --by "your name" --why "the reason"
  journal MERCHANT                       who changed what, from what to what, and why
A value of several parts has commas. FIELD is also a limit, by its way: ${limits.join(', ')};
such as payouts.dayMax, lineTransfers.perDay or depositMethods.kbzpay.max. As the owner of the schema: DATABASE_OWNER_URL.`

/** Of each command, in words. */
const lengths: Readonly<Record<string, number>> = { show: 2, set: 4, journal: 2 }
const shownMost = 100

const sentences: Readonly<Record<ChangeProblem, (detail: string) => string>> = {
  unknown: (what) => `There is no ${what} that may be changed here.`,
  symbol: () => 'The symbol belongs to the currency: games, statements and receipts write it too.',
  invalid: (why) => `That is not what it can be: ${why}.`,
  same: (value) => `It is ${value} already.`,
  not_supported: (code) => `${code} is not among the supported languages: add it there first.`,
  in_use: (code) => `${code} is the default language or the one behind it: change that first.`,
  no_zone: (zone) => `There is no time zone ${zone}, such as Asia/Yangon.`,
  crossed: (what) => `With ${what} so, the least would be more than the most.`,
}

await orTell(run)

async function run(): Promise<void> {
  const { words, by, why, until } = wordsOf(usage)
  const [what = '', merchant = '', field = '', value = ''] = words
  if (words.length !== lengths[what] || until) throw unclear(usage)
  if (what === 'set' && (!by || !why))
    throw unclear(usage, 'Say who you are and why: --by and --why are kept in the journal.')
  const store = await openStore()
  try {
    const lines = await asOwner(store.url, async (client) => {
      const merchantId = await idOfBrand(client, merchant)
      if (merchantId === null) throw new Error(`There is no merchant ${merchant}.`)
      if (what === 'show')
        return Object.entries(await brandFields(client, merchantId)).map(
          ([name, value]) => `${name}  ${shown(value)}`,
        )
      if (what === 'journal')
        return (await brandChanges(client, merchantId, shownMost)).map(
          ({ at, by, what, before, after, why }) =>
            `${at.toISOString()}  ${by}: ${what} from ${shown(before)} to ${shown(after)}, because: ${why}`,
        )
      const change = { merchantId, what: field, value, by: by ?? '', why: why ?? '', at: new Date() }
      const changed = await changeBrand(client, change)
      if (changed.problem !== null) throw new Error(sentences[changed.problem](changed.detail))
      return [`${field} of ${merchant} is ${shown(changed.after)} now.`]
    })
    for (const line of lines) console.log(line)
  } finally {
    await store.stop()
  }
}

function shown(value: unknown): string {
  if (value === '') return '(nothing)'
  return Array.isArray(value) ? value.join(',') : String(value)
}
