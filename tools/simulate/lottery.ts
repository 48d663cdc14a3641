/** Lotteries, simulated: every kind is drawn, and a line of each sort settled in every draw. */
import { createHmac } from 'node:crypto'
import { openStream } from '@jackfruit/fairness'
import { floatOf, type Kind, kinds, resultsIn } from '@jackfruit/lottery-rules'

/** Draws that the tickets allow, and a sentence for each line whose return lies more than four errors away. */
function simulateKind(name: string, { draw, plays, isJoined }: Kind, tickets: number, seed: string) {
  const lines = plays.flatMap((play) => play.kinds.map((pick) => ({ play, pick, sum: 0, squares: 0 })))
  const chance = openStream((i) => createHmac('sha256', `${seed} ${name}`).update(String(i)).digest())
  const far: string[] = []
  const rounds = Math.ceil(tickets / lines.length)
  for (let i = 0; i < rounds; i++) {
    const drawn = [draw(chance), draw(chance)]
    for (const line of lines) {
      const { play, pick } = line
      const results = isJoined ? resultsIn(play.stations, drawn[0] ?? {}) : drawn.slice(0, play.stations)
      const hits = play.hits(pick, results, play.odds)
      const back = hits.reduce((sum, hit) => sum + hit.times, 0) / play.cost(pick) / 100
      line.sum += back
      line.squares += back * back
    }
  }
  for (const { play, pick, sum, squares } of lines) {
    const exact = floatOf(play.exact(pick, play.odds))
    const [mean, most] = [sum / rounds, play.most(pick, play.odds) / play.cost(pick) / 100]
    // Where the dearest win is rarer than a few in all rounds, what was measured of the spread says too little.
    const spread = Math.max(Math.sqrt(Math.max(squares / rounds - mean * mean, 0)), Math.sqrt(exact * most))
    const errors = (mean - exact) / (spread / Math.sqrt(rounds))
    if (Math.abs(errors) <= 4) continue
    far.push(`${name} ${play.id} ${pick}: ${mean} instead of ${exact}, ${errors.toFixed(1)} errors away`)
  }
  return { far, settled: rounds * lines.length, told: `${name}: ${lines.length} lines in ${rounds} draws` }
}

/** Whether every return is within four errors. */
export function simulateLottery(tickets: number, seed: string): boolean {
  const share = Math.ceil(tickets / Object.keys(kinds).length)
  let [settled, far] = [0, 0]
  for (const [name, kind] of Object.entries(kinds)) {
    const run = simulateKind(name, kind, share, seed)
    settled += run.settled
    far += run.far.length
    for (const line of [...run.far, run.told]) console.log(line)
  }
  console.log(`${settled} tickets settled, ${far} further than four errors from their return`)
  return far === 0
}
