/**
 * `npm run chi-square -- <draws> [seed]`: counts what games make of draws (pockets, cards, dice, the stops of every reel
 * strip and the outcomes of every table), about so many draws for each, and compares with what is due.
 * The seed is 64 hex digits; without one it is drawn afresh. Ends with 1 when a mapping is rejected.
 */
import { randomBytes } from 'node:crypto'
import { drawPf1 } from '@jackfruit/fairness'
import { leastDraws, mappings } from './chi-square/mappings.ts'
import { alpha, testAll } from './chi-square/test-all.ts'

const [text = '', seed = randomBytes(32).toString('hex')] = process.argv.slice(2)
const draws = Number(text.replaceAll('_', ''))
if (!Number.isSafeInteger(draws) || draws < leastDraws || !/^[0-9a-f]{64}$/.test(seed)) {
  console.error(
    'Name a number of draws, 20,000 or more, and, if you like, a seed of 64 hex digits: npm run chi-square -- 1000000',
  )
  process.exit(1)
}
const random = drawPf1({
  serverSeed: Buffer.from(seed, 'hex'),
  clientSeed: 'chi-square',
  nonce: 0,
  gameId: 'test',
})
const tested = testAll(await mappings(), random, draws)
for (const { name, freedom, statistic, p, isRejected } of tested)
  console.log(
    `${name.padEnd(44)} ${String(freedom).padStart(5)} df  chi-square ${statistic.toFixed(2).padStart(9)}  p ${p.toFixed(6)}${isRejected ? '  REJECTED' : ''}`,
  )
const rejected = tested.filter(({ isRejected }) => isRejected)
console.log(
  `${tested.length} mappings over ${draws.toLocaleString('en-US')} draws each, seed ${seed}: ${rejected.length} rejected (Bonferroni–Holm, two-sided, ${alpha})`,
)
process.exit(rejected.length === 0 ? 0 : 1)
