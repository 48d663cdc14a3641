/** How long it takes until both platforms take money and answer members again. */
import { setTimeout as pause } from 'node:timers/promises'
import { identity } from '@jackfruit/contracts'
import { knock } from '../storm/doors.ts'
import { type Line, openLine } from '../storm/line.ts'
import { ask } from '../storm/member.ts'
import type { Scene } from './fault.ts'
import { type Probes, probeOf } from './probes.ts'
import type { World } from './world.ts'

const inARow = 3
const answerWithinMs = 2_000

/** Milliseconds, or null when it does not happen in that time. The stakes by which it is found out are added to `probes`. */
export async function timeUntilServing(
  { world, probes, say }: Scene,
  withinMs: number,
): Promise<number | null> {
  const began = performance.now()
  // Of its own, so that what is tried while it cannot succeed is not counted among what callers were told.
  const lines = world.ground.ports.platforms.map((port) => openLine(port, () => {}, answerWithinMs))
  try {
    for (let good = 0, told = ''; ; ) {
      const since = performance.now() - began
      const missing = await Promise.all(lines.map((line) => missingAt(world, line, probes)))
      const now = missing.map((what, at) => `platform ${at + 1}: ${what.join(', ') || 'serves'}`).join('; ')
      if (now !== told) say(`${(since / 1_000).toFixed(1)} s: ${now}`)
      told = now
      good = missing.flat().length === 0 ? good + 1 : 0
      if (good === 1 && since > withinMs) return null
      if (good === inARow) return since
      if (performance.now() - began > withinMs && good === 0) return null
      await pause(100)
    }
  } finally {
    for (const line of lines) line.close()
  }
}

/** What of it is not done yet: nothing, where it serves. */
async function missingAt(world: World, line: Line, probes: Probes): Promise<string[]> {
  const person = world.people.findIndex(({ role }) => role === 'payer')
  const key = probeOf(person)
  probes.keys.push(key)
  const pass = world.people[person]?.pass ?? null
  const [said, me, isReady] = await Promise.all([
    knock(world, line, key, () => '').catch(() => null),
    ask(line, pass, identity.memberInfo).catch(() => null),
    line.call('GET', '/readyz'),
  ])
  if (said) probes.tally.add(key, said)
  return [
    ...(said?.done ? [] : ['takes no stake']),
    ...(me?.success ? [] : ['answers no member']),
    ...(isReady ? [] : ['is not ready']),
  ]
}
