/**
 * `npm run storm -- 10000`: so many idempotency keys of every kind by which money moves, each sent 1 to 20 times to
 * two servers that are killed meanwhile, and then more spends than money: one effect for each key, nothing overspent.
 * `npm run storm -- tables 100000` lays so many stakes around the closing of rounds, while the clocks step, and
 * `npm run storm -- tickets 100000` so many tickets around that of a lottery's issues.
 */
import { randomInt } from 'node:crypto'
import { formatMinor } from '@jackfruit/kernel'
import { closingStorms } from './storm/closing/command.ts'
import { byKind, isGood, outcomeOf, type Part, storm } from './storm/run.ts'

const [asked = '10000', given, more] = process.argv.slice(2)
if (asked === 'tables' || asked === 'tickets') process.exit((await closingStorms[asked](given, more)) ? 0 : 1)
const keys = Number(asked)
const seed = given ? Number(given) : randomInt(1_000_000)
if (!Number.isInteger(keys) || keys < 100 || !Number.isInteger(seed)) {
  console.error(`${asked} is no number of keys: npm run storm -- 10000 [seed], at least 100`)
  process.exit(1)
}
console.log(`${keys} keys, seed ${seed}`)
const began = performance.now()
const report = await storm({
  ...{ keys, seed, spends: 50, callers: 32, durable: true, say: (line) => console.log(line) },
  ...{ kills: Math.max(4, Math.round(keys / 400)), killsAmongSpends: 4 },
  crowd: { agents: 4, payers: 3, takers: 5, spenders: 3 },
})
const { spends } = report
const money = (minor: bigint) => formatMinor(minor)

console.log('\nKeys, each sent 1 to 20 times')
tell(report.keys)
console.log('\nSpends from all doors at once, each sent to both servers')
tell(spends)
line(
  'money',
  `${money(spends.wanted)} wanted, ${money(spends.had)} there, ${money(spends.had - spends.left)} spent`,
)
line('took', `${((performance.now() - began) / 1_000).toFixed(0)} s`)
for (const part of [report.keys, spends]) {
  const { proof, audit } = part
  const broken = audit.broken.map((one) => JSON.stringify(one))
  for (const problem of [...proof.problems, ...broken, ...audit.chain]) console.error(`  ${problem}`)
}
console.log(report.ok ? 'PASS' : 'FAIL')
process.exit(report.ok ? 0 : 1)

function tell(part: Part) {
  const { keys, tally, killed, proof, audit, seconds } = part
  const { answers, unanswered, repeated } = tally.counts
  const effects = keys.filter((key) => outcomeOf(part, key) !== 'refused').length
  const [first, second] = killed.servers
  line('sent', `${keys.length} keys, ${answers} answers, ${repeated} of them to a key that had one`)
  line('killed', `server one ${first}, server two ${second}, of those both at once ${killed.both}`)
  line('sent again', `${unanswered} times, for want of an answer`)
  line('effects', `${effects} of ${keys.length} keys${effects < keys.length ? ', the rest was refused' : ''}`)
  for (const [kind, { done, overtaken, refused }] of byKind(part)) {
    const others = [
      overtaken > 0 && `overtaken by their roll-back ${overtaken}`,
      refused > 0 && `refused ${refused}`,
    ]
    line(`  ${kind}`, [done, ...others].filter((count) => count !== false).join(', '))
  }
  line('lost, doubled or different', String(proof.problems.length))
  line('lowest balance ever', money(proof.lowest))
  line(
    'audit',
    `${audit.ok ? 'clean' : 'BROKEN'}; ${audit.transfers} transfers, ${audit.seals} seals, ${audit.anchors} anchors`,
  )
  line('this part', `${isGood(part) ? 'good' : 'BAD'}; ${seconds.toFixed(0)} s`)
}

function line(name: string, value: string) {
  console.log(`${name.padEnd(30)} ${value}`)
}
