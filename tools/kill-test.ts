/** `npm run kill-test -- 200`: kills server and database under load, and proves that no acknowledged transfer is lost or doubled. */
import { randomInt } from 'node:crypto'
import { killTest } from './kill-test/run.ts'

const [asked = '200', given] = process.argv.slice(2)
const kills = Number(asked)
if (!Number.isInteger(kills) || kills < 1) {
  console.error(`${asked} is no number of kills: npm run kill-test -- 200 [seed]`)
  process.exit(1)
}
const seed = given ? Number(given) : randomInt(1_000_000)
console.log(`${kills} kills, seed ${seed}`)
const began = performance.now()
const {
  ok,
  kills: killed,
  sentAgain,
  foundDone,
  proof,
  audit,
} = await killTest(kills, seed, (line) => console.log(line))
console.log(`
killed                         worker ${killed.worker}, whole database ${killed.server}, its first process alone ${killed.postmaster}
acknowledged                   ${proof.acknowledged} movements, ${proof.rows} transfers in the ledger
sent again after a kill        ${sentAgain}; ${foundDone} of them had been carried out unanswered, and were not again
lost, doubled or different     ${proof.problems.length}
audit                          ${audit.ok ? 'clean' : 'BROKEN'}; ${audit.seals} seals, ${audit.anchors} anchors
took                           ${((performance.now() - began) / 1_000).toFixed(0)} s`)
for (const problem of [...proof.problems, ...audit.broken.map((one) => JSON.stringify(one)), ...audit.chain])
  console.error(`  ${problem}`)
console.log(ok ? 'PASS' : 'FAIL')
process.exit(ok ? 0 : 1)
