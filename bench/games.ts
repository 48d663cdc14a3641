/**
 * `npm run bench -- games [rounds]`: rounds a second of every game's `play`, by the first of its plans, and how
 * long its exact computation takes. A round with actions is dealt from its first draw to its end in one call, its
 * actions and draws known; beside it stands how many are played step by step, where each step looks at what is
 * shown, decides, and has the whole round dealt again, as at the host. The stream is the fast one of simulations;
 * PF1's own speed stands at the end, since it is what a player's round is drawn from. Ends with 1 when a simple game
 * deals fewer than it must.
 */
import { cpus, loadavg } from 'node:os'
import { drawPf1 } from '@jackfruit/fairness'
import type { GameFolder, Plan } from '@jackfruit/studio-kit/rules'
import { fastStream } from '@jackfruit/studio-kit/testing/fast-stream'
import { allGames } from '../tools/simulate/games.ts'
import { playPlan, wholeRounds } from '../tools/simulate/play-plan.ts'

const warmRounds = 20_000
/** What one core deals at least of a game without reels, shoes or a best play to look for. */
const least = 300_000
const simple = new Set([
  ...['dice', 'kite-dice', 'limbo', 'wheel', 'coinflip', 'plinko', 'mines', 'hilo'],
  ...['keno40', 'keno80', 'scratch-kyat'],
])
const rounds = Number(process.argv[2] ?? 300_000)
if (!Number.isSafeInteger(rounds) || rounds < 1) throw new Error(`${process.argv[2]} is no number of rounds`)

const secondsOf = (work: () => void): number => {
  const began = performance.now()
  work()
  return (performance.now() - began) / 1000
}

const grouped = (n: number): string => Math.round(n).toLocaleString('en-US').padStart(12)

function dealtAgain(folder: GameFolder, plan: Plan): number {
  const dealt = wholeRounds(folder, plan, warmRounds, fastStream(`bench ${folder.rules.code}`))
  const times = Math.ceil(rounds / dealt.length)
  const seconds = secondsOf(() => {
    for (let i = 0; i < times; i++) for (const deal of dealt) deal()
  })
  return (times * dealt.length) / seconds
}

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
  const inSteps = rounds / secondsOf(() => playPlan(folder, plan, rounds, random))
  const perSecond = folder.rules.readAction ? dealtAgain(folder, plan) : inSteps
  const steps = folder.rules.readAction ? `   step by step ${grouped(inSteps).trim()}` : ''
  const told = simple.has(code) ? (perSecond < least ? 'FAIL' : 'PASS') : ''
  if (told === 'FAIL') process.exitCode = 1
  console.log(
    `${studio.padEnd(10)} ${code.padEnd(24)} ${grouped(perSecond)} rounds/s   exact in ${exactSeconds.toFixed(2)} s   ${told}${steps}`,
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
