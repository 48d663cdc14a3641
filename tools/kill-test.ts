/**
 * `npm run kill-test -- 200`: kills server and database under load, and proves that no acknowledged
 * transfer is lost or doubled. `npm run kill-test -- games 200` kills studio host and platform under
 * rounds, and proves that each comes to its end once. `npm run kill-test -- rewards 30` kills two platforms under
 * members who claim, and proves that each reward is paid once. `npm run kill-test -- agents 300` kills one of three
 * processes in each of 300 windows that they pay agents for, and proves that each is paid once. `npm run kill-test --
 * tables 200` kills a table's leader, the platform and the database in every phase of rounds, and proves that each stake
 * is settled or given back once.
 */
import { randomInt } from 'node:crypto'
import { killAgents } from './kill-test/agents/run.ts'
import { killGames } from './kill-test/games/run.ts'
import { killRewards } from './kill-test/rewards/run.ts'
import { killTest } from './kill-test/run.ts'
import { killTables } from './kill-test/tables/run.ts'

const given = process.argv.slice(2)
const named = { agents: ofAgents, games: ofGames, rewards: ofRewards, tables: ofTables }
const usual: Readonly<Record<string, string>> = { agents: '300', rewards: '30' }
const [name = ''] = given
const isNamed = name in named
const [asked = usual[name] ?? '200', wanted] = isNamed ? given.slice(1) : given
const kills = Number(asked)
if (!Number.isInteger(kills) || kills < 1) {
  console.error(
    `${asked} is no number of kills: npm run kill-test -- [agents|games|rewards|tables] 200 [seed]`,
  )
  process.exit(1)
}
const seed = wanted ? Number(wanted) : randomInt(1_000_000)
console.log(`${kills} kills, seed ${seed}`)
const began = performance.now()
const { ok, lines, problems } = await (isNamed ? named[name as keyof typeof named] : ofLedger)()
console.log(`\n${lines.join('\n')}`)
console.log(`took                           ${((performance.now() - began) / 1_000).toFixed(0)} s`)
for (const problem of problems) console.error(`  ${problem}`)
console.log(ok ? 'PASS' : 'FAIL')
process.exit(ok ? 0 : 1)

async function ofLedger() {
  const { ok, kills: killed, sentAgain, foundDone, proof, audit } = await killTest(kills, seed, console.log)
  return {
    ok,
    lines: [
      `killed                         worker ${killed.worker}, whole database ${killed.server}, its first process alone ${killed.postmaster}`,
      `acknowledged                   ${proof.acknowledged} movements, ${proof.rows} transfers in the ledger`,
      `sent again after a kill        ${sentAgain}; ${foundDone} of them had been carried out unanswered, and were not again`,
      `lost, doubled or different     ${proof.problems.length}`,
      `audit                          ${audit.ok ? 'clean' : 'BROKEN'}; ${audit.seals} seals, ${audit.anchors} anchors`,
    ],
    problems: [...proof.problems, ...audit.broken.map((one) => JSON.stringify(one)), ...audit.chain],
  }
}

async function ofGames() {
  const { ok, kills: killed, told, proof, audit } = await killGames(kills, seed, console.log)
  const states = Object.entries(proof.rounds).map(([state, count]) => `${count} ${state}`)
  return {
    ok,
    lines: [
      `killed                         studio host ${killed.studio}, platform ${killed.platform}`,
      `rounds                         ${states.join(', ')}; ${proof.inSteps} of them in steps`,
      `told to players                ${told.rounds} ends; ${told.again} calls were sent again`,
      `movements on both sides        ${proof.movements}`,
      `lost, doubled or different     ${proof.problems.length}`,
      `audit                          ${audit.ok ? 'clean' : 'BROKEN'}; ${audit.seals} seals, ${audit.anchors} anchors`,
    ],
    problems: [
      ...told.problems,
      ...proof.problems,
      ...audit.broken.map((one) => JSON.stringify(one)),
      ...audit.chain,
    ],
  }
}

async function ofTables() {
  const { ok, kills: killed, told, proof, audit } = await killTables(kills, seed, console.log)
  const counted = (counts: Readonly<Record<string, number>>) =>
    Object.entries(counts)
      .map(([name, count]) => `${count} ${name}`)
      .join(', ')
  return {
    ok,
    lines: [
      `killed                         leader ${killed.leader}, platform ${killed.platform}, database ${killed.database}`,
      `rounds                         ${counted(proof.rounds)}`,
      `bets                           ${counted(proof.bets)}`,
      `told to members                ${told.in.size} in, ${told.out.size} taken out of flights, ${told.decided.size} decisions; lines lost ${told.lost} times`,
      `lost, doubled or different     ${proof.problems.length + told.problems.length}`,
      `audit                          ${audit.ok ? 'clean' : 'BROKEN'}; ${audit.seals} seals, ${audit.anchors} anchors`,
    ],
    problems: [
      ...told.problems,
      ...proof.problems,
      ...audit.broken.map((one) => JSON.stringify(one)),
      ...audit.chain,
    ],
  }
}

async function ofAgents() {
  const { ok, killed, proof, audit } = await killAgents(kills, seed, console.log)
  return {
    ok,
    lines: [
      `killed                         ${killed.atWork} in the midst of their work, ${killed.idle} beside it`,
      `paid                           ${proof.payouts} payouts of ${kills} windows`,
      `lost, doubled or different     ${proof.problems.length}`,
      `audit                          ${audit.broken.length === 0 ? 'clean' : 'BROKEN'}`,
    ],
    problems: [...proof.problems, ...audit.broken.map((one) => JSON.stringify(one))],
  }
}

async function ofRewards() {
  const { ok, killed, counts, paid, problems, audit } = await killRewards({
    ...{ kills, seed, claims: 5_000, rewards: 5, goods: 3, durable: true, say: (line) => console.log(line) },
  })
  const [first, second] = killed.servers
  return {
    ok,
    lines: [
      `killed                         platform one ${first}, platform two ${second}, of those both at once ${killed.both}`,
      `answered                       ${counts.answers} presses, ${counts.repeated} of them sent a second time`,
      `sent again                     ${counts.unanswered} times, for want of an answer`,
      `paid                           ${paid.envelopes} envelopes, ${paid.rewards} rewards, ${paid.pieces} last pieces`,
      `lost, doubled or different     ${problems.length}`,
      `audit                          ${audit.ok ? 'clean' : 'BROKEN'}; ${audit.seals} seals, ${audit.anchors} anchors`,
    ],
    problems: [...problems, ...audit.broken.map((one) => JSON.stringify(one)), ...audit.chain],
  }
}
