import { setTimeout as pause } from 'node:timers/promises'
import { isReady } from '../../kill-test/games/child.ts'
import { type Line, openLine } from '../../storm/line.ts'
import { openBalancer } from '../balancer.ts'
import type { Fault } from '../fault.ts'
import type { World } from '../world.ts'

/** What a program may take to stop; ten seconds is when it is made to. */
const stopWithinMs = 9_500
const patienceMs = 30_000

export const rollingRestart: Fault = {
  name: 'rolling-restart',
  title:
    'both platforms are stopped and started, one after the other, behind a balancer, as for a new version',
  backWithinMs: 10_000,
  async lines(world) {
    const balancer = await openBalancer(world.ground.ports.platforms)
    world.onClose(() => balancer.close())
    const twice: string[] = []
    const line = patient(openLine(balancer.port, world.heard.hear), twice)
    world.onClose(() => line.close())
    return {
      lines: [line, line],
      problems: () => {
        const broken = [...balancer.broken].map(([what, count]) => `${count} ${what}`)
        // A platform that leaves goes on answering until the balancer has noticed: nobody meets a closed door.
        const isTorn = balancer.broken.has('refused') || balancer.broken.has('reset')
        const told = twice.length > 0 ? [`${twice.length} calls failed and failed again when repeated`] : []
        return isTorn || told.length > 0 ? [...told, `behind the balancer: ${broken.join(', ')}`] : []
      },
    }
  },
  async happen({ world, say }) {
    const wrong: string[] = []
    for (const [at, platform] of world.stack.platforms.entries()) {
      const took = await restart(world, at)
      say(`platform ${at + 1} took ${(took / 1_000).toFixed(1)} s to stop`)
      if (took > stopWithinMs) wrong.push(`platform ${at + 1} took ${(took / 1_000).toFixed(1)} s to stop`)
      await isReady(`http://127.0.0.1:${platform.port}/readyz`)
      await pause(2_000)
    }
    return wrong
  },
}

/** Answers how long it took to stop; whoever started it starts it again. */
async function restart({ stack }: World, at: number): Promise<number> {
  const pid = stack.platforms[at]?.pid() ?? 0
  const began = performance.now()
  process.kill(pid, 'SIGTERM')
  while (stack.platforms[at]?.pid() === pid && isThere(pid)) {
    if (performance.now() - began > patienceMs) throw new Error(`platform ${at + 1} does not stop`)
    await pause(50)
  }
  return performance.now() - began
}

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

const repeatAfterMs = 250

/** A call that fails is repeated once, as a browser or a maker does; what fails then too is kept. */
function patient(line: Line, failedTwice: string[]): Line {
  return {
    port: line.port,
    close: () => line.close(),
    async call(method, path, more) {
      const first = await line.call(method, path, more)
      if (first) return first
      await pause(repeatAfterMs)
      const second = await line.call(method, path, more)
      if (!second) failedTwice.push(path)
      return second
    },
  }
}
