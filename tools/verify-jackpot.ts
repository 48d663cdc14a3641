/**
 * `npm run verify-jackpot -- <site> [pot]`: finds the winner of a jackpot again from what the site publishes, and
 * holds it against what the site says. Without a pot: of the latest ones. Ends with 1 if anything differs.
 */
import { jackpot, type ReplyOf } from '@jackfruit/contracts'
import { problemOf } from './verify-jackpot/check-pot.ts'

const [site, wanted] = process.argv.slice(2)
if (!site) {
  console.error('Which site? npm run verify-jackpot -- http://localhost:8080 [pot]')
  process.exit(2)
}
const { won } = await read<ReplyOf<typeof jackpot.pots>>(jackpot.pots.path)
const chosen = won.filter(({ potId }) => !wanted || potId === wanted)
if (chosen.length === 0) console.log(wanted ? `${wanted} was not won` : 'No pot was won yet.')
for (const pot of chosen) {
  const problem = problemOf(pot, await stakesOf(pot.potId))
  console.log(`${pot.potId} ${pot.amount} ${problem ?? `fell to stake ${pot.winningPlace}: as it must`}`)
  if (problem) process.exitCode = 1
}

async function stakesOf(potId: string): Promise<string[]> {
  const all: string[] = []
  for (let after: string | null = '0'; after !== null; ) {
    const page: ReplyOf<typeof jackpot.entries> = await read(
      `${jackpot.entries.path}?potId=${potId}&after=${after}`,
    )
    all.push(...page.stakes)
    after = page.next
  }
  return all
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
