/**
 * `npm run verify-jackpot -- <site> [pot]`: finds the winner of a jackpot again from what the site publishes, and
 * holds it against what the site says. Without a pot: of the latest ones. Ends with 1 if anything differs.
 */
import type { ReplyOf } from '@jackfruit/contracts'
import { jackpot } from '@jackfruit/contracts'
import { commitOf, potAfter, winningPlace } from '@jackfruit/fairness'
import { formatMinor, parseMinor } from '@jackfruit/kernel'

type WonPot = ReplyOf<typeof jackpot.pots>['won'][number]

const [site, wanted] = process.argv.slice(2)
if (!site) {
  console.error('Which site? npm run verify-jackpot -- http://localhost:8080 [pot]')
  process.exit(2)
}
const { won } = await read<ReplyOf<typeof jackpot.pots>>(jackpot.pots.path)
const chosen = won.filter(({ potId }) => !wanted || potId === wanted)
if (chosen.length === 0) console.log(wanted ? `${wanted} was not won` : 'No pot was won yet.')
for (const pot of chosen) {
  const problem = await problemOf(pot)
  console.log(`${pot.potId} ${pot.amount} ${problem ?? `fell to stake ${pot.winningPlace}: as it must`}`)
  if (problem) process.exitCode = 1
}

async function problemOf(pot: WonPot): Promise<string | null> {
  const secret = Buffer.from(pot.secret, 'hex')
  if (commitOf(secret) !== pot.commitment) return 'THE SECRET IS NOT WHAT WAS COMMITTED TO'
  const terms = {
    potId: pot.potId,
    seed: minor(pot.seed),
    ceiling: pot.ceiling === null ? null : minor(pot.ceiling),
    odds: pot.odds === null ? null : minor(pot.odds),
    share: minor(pot.share, 4),
    carried: BigInt(pot.carried),
  }
  const stakes = await stakesOf(pot.potId)
  const place = winningPlace(terms, secret, stakes)
  if (place !== pot.winningPlace) return `THE WINNER IS STAKE ${place ?? 'none'}, NOT ${pot.winningPlace}`
  const sum = stakes.slice(0, place).reduce((all, stake) => all + stake, 0n)
  const amount = formatMinor(potAfter(terms, sum))
  if (amount !== pot.amount) return `THE POT HELD ${amount}, NOT ${pot.amount}`
  return null
}

async function stakesOf(potId: string): Promise<bigint[]> {
  const all: bigint[] = []
  for (let after: string | null = '0'; after !== null; ) {
    const page: ReplyOf<typeof jackpot.entries> = await read(
      `${jackpot.entries.path}?potId=${potId}&after=${after}`,
    )
    all.push(...page.stakes.map((stake) => (stake.startsWith('-') ? -minor(stake.slice(1)) : minor(stake))))
    after = page.next
  }
  return all
}

function minor(text: string, scale = 2): bigint {
  const amount = parseMinor(text, scale)
  if (amount === null) throw new Error(`no amount: ${text}`)
  return amount
}

async function read<T>(path: string): Promise<T> {
  const response = await fetch(new URL(path, site))
  const { success, message, value } = (await response.json()) as {
    success: boolean
    message: string
    value: T
  }
  if (!success) throw new Error(`${path}: ${message}`)
  return value
}
