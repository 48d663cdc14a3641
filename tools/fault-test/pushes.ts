/** Whether news still goes from one platform to a page at the other: the one way to see that the bus lives. */
import { setTimeout as pause } from 'node:timers/promises'
import { identity } from '@jackfruit/contracts'
import { knock } from '../storm/doors.ts'
import { ask } from '../storm/member.ts'
import { type Probes, probeOf } from './probes.ts'
import type { World } from './world.ts'

const withinMs = 10_000
const eachMs = 1_500

/** Answers what is wrong: nothing, when a page at each platform hears of a stake at the other in time. */
export async function deafPlatforms(world: World, probes: Probes): Promise<string[]> {
  const deaf: string[] = []
  for (const [at, from] of [
    [0, 1],
    [1, 0],
  ] as const)
    if (!(await hears(world, { at, from, probes })))
      deaf.push(`a page at platform ${at + 1} hears nothing of stakes at platform ${from + 1}`)
  return deaf
}

interface Way {
  readonly at: 0 | 1
  readonly from: 0 | 1
  readonly probes: Probes
}

async function hears(world: World, { at, from, probes }: Way): Promise<boolean> {
  const person = world.people.findIndex(({ role }) => role === 'payer')
  const told = await ask(world.lines[at], world.people[person]?.pass ?? null, identity.socketTicket)
  if (!told?.success) return false
  const port = world.ground.ports.platforms[at]
  const origin = `http://localhost:${port}`
  const socket = new WebSocket(`ws://localhost:${port}/ws`, { headers: { origin } } as never)
  let heard = 0
  let isReady = false
  socket.addEventListener('open', () => socket.send(JSON.stringify({ ticket: told.value['ticket'] })))
  socket.addEventListener('error', () => {})
  socket.addEventListener('message', ({ data }) => {
    const { type } = JSON.parse(String(data)) as { type: string }
    if (type === 'ready') isReady = true
    if (type === 'balance' && isReady) heard++
  })
  try {
    const until = performance.now() + withinMs
    while (heard === 0 && performance.now() < until) {
      const key = probeOf(person)
      probes.keys.push(key)
      const said = await knock(world, world.lines[from], key, () => '').catch(() => null)
      if (said) probes.tally.add(key, said)
      for (let waited = 0; heard === 0 && waited < eachMs; waited += 50) await pause(50)
    }
    return heard > 0
  } finally {
    socket.close()
  }
}
