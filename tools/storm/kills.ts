/** Kills servers under load, each by its own process id; whoever started them starts them again. */
import { setTimeout as pause } from 'node:timers/promises'
import { drawer } from './keys.ts'
import type { Sending } from './send.ts'
import type { Tally } from './tally.ts'
import type { World } from './world.ts'

export interface Killed {
  /** Of each server. */
  readonly servers: [number, number]
  /** How often both were away at the same time. */
  both: number
}

const turns: readonly (readonly (0 | 1)[])[] = [[0], [1], [0], [0, 1], [1]]
const backWithinMs = 60_000

/** So many kills, spread over the answers that are still to come. Ends with both servers back, or when the sending failed. */
export async function killDuring(
  { stack, lines }: Pick<World, 'stack' | 'lines'>,
  {
    sending,
    tally,
    kills,
    seed,
  }: { sending: Sending; tally: Pick<Tally, 'counts'>; kills: number; seed: number },
): Promise<Killed> {
  const draw = drawer(seed + 4)
  const killed: Killed = { servers: [0, 0], both: 0 }
  const before = tally.counts.answers
  let failed = false
  sending.finished.catch(() => {
    failed = true
  })
  for (let kill = 0; kill < kills && !failed; kill++) {
    const due = before + (sending.total * (kill + 0.5)) / kills
    while (tally.counts.answers < due && !failed) await pause(10)
    await pause(draw.below(120))
    const victims = turns[kill % turns.length] ?? []
    for (const victim of victims) {
      const pid = stack.platforms[victim]?.pid() ?? 0
      if (pid > 0) process.kill(pid, 'SIGKILL')
      killed.servers[victim]++
    }
    if (victims.length > 1) killed.both++
    await Promise.all(victims.map((victim) => isBack(lines[victim])))
  }
  return killed
}

async function isBack(line: World['lines'][number]): Promise<void> {
  const until = Date.now() + backWithinMs
  await pause(200) // until then it is dying
  while (!(await line.call('GET', '/readyz'))) {
    if (Date.now() > until) throw new Error(`the server at ${line.port} does not come back`)
    await pause(50)
  }
}
