/**
 * `npm run bench -- games [rounds]`: rounds a second of every game's `play`, by the first of its plans, and how
 * long its exact computation takes. The stream is the fast one of simulations; PF1's own speed stands
 * at the end, since it is what a player's round is drawn from.
 */
import { cpus, loadavg } from 'node:os'
import { drawPf1 } from '@jackfruit/fairness'
import { fastStream } from '@jackfruit/studio-kit/testing/fast-stream'
import { allGames } from '../tools/simulate/games.ts'
import { playPlan } from '../tools/simulate/play-plan.ts'

const warmRounds = 20_000
const rounds = Number(process.argv[2] ?? 300_000)
if (!Number.isSafeInteger(rounds) || rounds < 1) throw new Error(`${process.argv[2]} is no number of rounds`)

const secondsOf = (work: () => void): number => {
  const began = performance.now()
  work()
  return (performance.now() - began) / 1000
}

const grouped = (n: number): string => Math.round(n).toLocaleString('en-US').padStart(12)

const busy = loadavg()[0] ?? 0
console.log(`${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node}`)
if (busy > 1)
  console.log(
    `Other programs keep this machine busy (load ${busy.toFixed(1)}): these figures are worse than its own.`,
  )
for (const { studio, code, folder } of await allGames()) {
  const began = performance.now()
  const [plan] = folder.plans()
  const exactSeconds = (performance.now() - began) / 1000
  if (!plan) throw new Error(`${code} has no plan`)
  const random = fastStream(`bench ${code}`)
  playPlan(folder, plan, warmRounds, random)
  const perSecond = rounds / secondsOf(() => playPlan(folder, plan, rounds, random))
  console.log(
    `${studio.padEnd(10)} ${code.padEnd(24)} ${grouped(perSecond)} rounds/s   exact in ${exactSeconds.toFixed(2)} s`,
  )
}
const draws = 1_000_000
const pf1 = drawPf1({ serverSeed: new Uint8Array(32), clientSeed: 'bench', nonce: 0, gameId: 'bench' })
const fast = fastStream('bench')
for (const [name, stream] of [
  ['PF1', pf1],
  ['fast', fast],
] as const) {
  const seconds = secondsOf(() => {
    for (let i = 0; i < draws; i++) stream.below(37)
  })
  console.log(`${grouped(draws / seconds)} draws/s of the ${name} stream`)
}
