/** What a balancer is told: both platforms, asked as it asks. */
import { setTimeout as pause } from 'node:timers/promises'
import type { World } from './world.ts'

const answerWithinMs = 2_500

/** Whether each platform says that it is not ready, in time and without hanging. Answers what is wrong. */
export async function notReady(world: World, withinMs: number, why: string): Promise<string[]> {
  const until = performance.now() + withinMs
  let wrong: string[] = []
  do {
    wrong = (
      await Promise.all(
        world.ground.ports.platforms.map(async (port) => {
          const status = await statusOf(`http://127.0.0.1:${port}/readyz`)
          return status === 503
            ? []
            : [
                `/readyz at ${port === world.ground.ports.platforms[0] ? 'platform 1' : 'platform 2'} says ${status ?? `nothing within ${answerWithinMs / 1_000} s`} while ${why}`,
              ]
        }),
      )
    ).flat()
    if (wrong.length === 0) return []
    await pause(200)
  } while (performance.now() < until)
  return wrong
}

export async function statusOf(url: string): Promise<number | null> {
  return fetch(url, { signal: AbortSignal.timeout(answerWithinMs) }).then(
    ({ status }) => status,
    () => null,
  )
}
