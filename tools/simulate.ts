/**
 * `npm run simulate -- <game|all> <rounds> [seed]`: plays every plan of a game through its own `play`,
 * and says how far its return lies from the exact one, in standard errors. Whole millions of rounds are
 * kept in the data folder by build, plan and seed, so that a run goes on where it was stopped. With
 * `all` it writes docs/simulations.md. `lottery <tickets>` does it for the lines of lotteries. Ends with 1 when a return lies more than four errors away.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { env } from 'node:process'
import { fileURLToPath } from 'node:url'
import { allGames } from './simulate/games.ts'
import { openBook } from './simulate/kept.ts'
import { simulateLottery } from './simulate/lottery.ts'
import { measured, simulate } from './simulate/measure.ts'
import { type Row, simulationsPage, tooFar, written } from './simulate/page.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const data = join(env['JACKFRUIT_DATA'] || join(root, 'data'), 'simulations')
const [wanted = '', text = '', seed = 'simulation'] = process.argv.slice(2)
const rounds = Number(text.replaceAll('_', ''))
// Tickets, not rounds of a studio's game: each draw is met by a line of every sort.
if (wanted === 'lottery') process.exit(simulateLottery(rounds || 10_000_000, seed) ? 0 : 1)
const games = await allGames()
const chosen = games.filter(({ code }) => wanted === 'all' || code === wanted)
if (chosen.length === 0 || !Number.isSafeInteger(rounds) || rounds < 1) {
  console.error(
    `Name a game, or all, and a number of rounds: npm run simulate -- all 10000000\nGames: ${games.map(({ code }) => code).join(', ')}`,
  )
  process.exit(1)
}

const rows: Row[] = []
for (const { code, folder, manifest, buildHash } of chosen) {
  const book = openBook(data, code)
  const publishedError = Number(manifest.published.simulated?.error ?? 0) / 100
  for (const plan of folder.plans()) {
    const key = `${buildHash} ${plan.name} ${seed}`
    const kept = book.find(key)
    const usable = kept && kept.sums.rounds <= rounds ? kept : undefined
    const sums = simulate({ folder, plan, seed }, rounds, usable, (done) => book.keep(key, done))
    const row = { code, plan: plan.name, sums, exact: plan.exact, ...measured(sums, plan, publishedError) }
    rows.push(row)
    console.log(written(row))
  }
}
console.log(`seed ${seed}`)
if (wanted === 'all') writeFileSync(join(root, 'docs/simulations.md'), simulationsPage(rows, seed))
for (const row of rows.filter(tooFar))
  console.error(`${row.code}, ${row.plan}: too far from the exact return`)
process.exit(rows.some(tooFar) ? 1 : 0)
