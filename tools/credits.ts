/**
 * `npm run credits -- <what> …`: what a person decides about credits of makers, while the platform runs. The member's
 * open pages are told at once; who decided, and why, is kept for ever.
 */
import type { CreditsDesk } from '../apps/server/src/modules/vendors/index.ts'
import { formatMinor, parseMinor } from '../packages/kernel/src/index.ts'
import { openHands } from './operate/hands.ts'
import { orTell } from './operate/or-tell.ts'
import { databaseUrl, platformSecret } from './operate/running.ts'
import { unusualLine } from './operate/unusual-line.ts'
import { unclear, wordsOf } from './operate/words.ts'

const usage = `npm run credits -- <what>
  list                                   credits that are held until somebody decides
  release NUMBER                         into the member's wallet
  take    NUMBER                         back to the maker
  unusual [MERCHANT PURSE]               credits that a person looks at before the money leaves: of all purses, or of one
  looked-at MERCHANT PURSE UP-TO         those of this purse up to the place that unusual MERCHANT PURSE ends with
  budgets                                what makers may credit without a stake, and what they have used
  budget  MERCHANT MAKER CURRENCY CAMPAIGN|all TOTAL PER-DAY
                                         registers one, or sets it anew; all is for what has no budget of its own
  journal                                who decided what, and why
Deciding needs --by "your name" and --why "what you saw, and where".`
/** Of each command, in words. */
const lengths: Readonly<Record<string, readonly number[]>> = {
  ...{ list: [1], release: [2], take: [2], budgets: [1], budget: [7], journal: [1] },
  ...{ unusual: [1, 3], 'looked-at': [4] },
}

async function run(): Promise<void> {
  const { words, by, why, until } = wordsOf(usage)
  const [what = '', ...rest] = words
  if (!lengths[what]?.includes(words.length) || until) throw unclear(usage)
  const { faces, close } = await openHands(['vendors'], {
    ...{ databaseUrl: databaseUrl(), secret: platformSecret() },
  })
  const { credits } = faces.vendors
  const brandOf = async (code: string) => {
    const brand = await faces.merchants.directory.brandOfCode(code)
    if (!brand) throw new Error(`There is no merchant ${code}.`)
    return brand.id
  }
  try {
    const [merchant = '', purse = ''] = rest
    const lines =
      what === 'unusual' && purse
        ? await tellPurse(credits, merchant, {
            merchantId: await brandOf(merchant),
            accountId: purseOf(purse),
          })
        : await telling[what]?.(credits)
    if (lines) {
      for (const line of lines) console.log(line)
      return
    }
    if (!by || !why) throw unclear(usage, 'Say who you are and why: --by and --why are kept in the journal.')
    console.log(await decide(credits, [what, ...rest], { by, why }, brandOf))
  } finally {
    await close()
  }
}

async function decide(
  credits: CreditsDesk,
  [
    what = '',
    first = '',
    vendor = '',
    currency = '',
    campaign = '',
    total = '',
    perDay = '',
  ]: readonly string[],
  signed: { readonly by: string; readonly why: string },
  brandOf: (code: string) => Promise<number>,
): Promise<string> {
  if (what === 'budget') {
    const budget = { vendor, currency, campaign: campaign === 'all' ? null : campaign }
    const amounts = { total: amountOf(total), perDay: amountOf(perDay) }
    await credits.register({ merchantId: await brandOf(first), ...budget, ...amounts }, signed)
    return `${vendor} may credit ${total} ${currency} in all and ${perDay} a day for ${campaign}.`
  }
  if (what === 'looked-at') {
    const accountId = purseOf(vendor)
    if (!isNumber(currency))
      throw new Error(`${currency} is no place: npm run credits -- unusual ${first} ${vendor}`)
    const looked = { merchantId: await brandOf(first), accountId, upto: BigInt(currency) }
    return `${await credits.lookAt(looked, signed)} credits of purse ${vendor} were looked at.`
  }
  if (!isNumber(first)) throw new Error(`${first} is no number of a held credit: npm run credits -- list`)
  await (what === 'release' ? credits.release : credits.take)(BigInt(first), signed)
  return what === 'release' ? `${first} is in the member's wallet.` : `${first} went back to the maker.`
}

const telling: Readonly<Record<string, (credits: CreditsDesk) => Promise<readonly string[]>>> = {
  list: async (credits) =>
    (await credits.held()).map(
      ({ id, heldAt, vendor, memberId, currency, amount, undone, credit, reason, campaign, key }) =>
        `${id}  ${heldAt.toISOString()}  ${vendor}, member ${memberId}: ${formatMinor(amount - undone)} of ` +
        `${formatMinor(credit)} ${currency}, ${reason}${campaign ? ` (${campaign})` : ''}, ${key}`,
    ),
  unusual: async (credits) => (await credits.unusual()).map(unusualLine),
  budgets: async (credits) =>
    (await credits.budgets()).map(
      ({ merchantId, vendor, currency, campaign, total, perDay, used }) =>
        `merchant ${merchantId}  ${vendor}  ${campaign ?? 'all'}: ${formatMinor(used)} of ${formatMinor(total)} ` +
        `${currency}, ${formatMinor(perDay)} a day`,
    ),
  journal: async (credits) =>
    (await credits.decisions()).map(
      ({ at, by, what, target, after, why }) =>
        `${at.toISOString()}  ${by}: ${what} ${target} ${JSON.stringify(after)}, because: ${why}`,
    ),
}

/** What is unusual in one purse, and how somebody says that they have looked at what stands there. */
async function tellPurse(
  credits: CreditsDesk,
  merchant: string,
  purse: { readonly merchantId: number; readonly accountId: bigint },
): Promise<readonly string[]> {
  const found = await credits.unusual(purse)
  const last = found.at(-1)
  if (!last) return []
  return [...found.map(unusualLine), `all of it: looked-at ${merchant} ${purse.accountId} ${last.seq}`]
}

const isNumber = (text: string): boolean => /^\d{1,18}$/.test(text)

function purseOf(text: string): bigint {
  if (!isNumber(text)) throw new Error(`${text} is no number of a purse: npm run credits -- unusual`)
  return BigInt(text)
}

function amountOf(text: string): bigint {
  const amount = parseMinor(text)
  if (amount === null) throw new Error(`${text} is no amount.`)
  return amount
}

await orTell(run)
