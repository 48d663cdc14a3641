import { setTimeout as pause } from 'node:timers/promises'
import type { Fault, Scene } from '../fault.ts'
import { bet, betId, reveal, sitDown } from '../seat.ts'
import { copyStudios, putBackStudios } from '../studios.ts'

const rounds = 6

export const restoredStudios: Fault = {
  name: 'restored-studios',
  title: 'the studios get back an older copy of their database, of before seeds were revealed',
  backWithinMs: 10_000,
  journal: 'older than the ledger',
  async happen({ world }: Scene) {
    const seat = world.ground.players.spare.find(({ table }) => table.vendor === 'hexworks')
    if (!seat) throw new Error('nobody plays a slot')
    const before = await sitDown(seat)
    await copyStudios(world)
    const known = await outcomes(before)
    if (!(await reveal(before))) return ['the seeds were not revealed: nothing was shown']
    await putBackStudios(world)
    await pause(1_000)
    const after = await sitDown(seat)
    const again = await outcomes(after)
    const { commit, nextCommit } = before.opened.fairness
    const wrong: string[] = []
    if ([commit, nextCommit].includes(after.opened.fairness.commit))
      wrong.push('a pair of seeds that somebody may know deals again')
    const same = again.filter((shown, at) => shown === known[at]).length
    if (same > 1) wrong.push(`${same} of ${rounds} outcomes were known before`)
    return wrong
  },
}

async function outcomes(sitting: Parameters<typeof bet>[0]): Promise<string[]> {
  const shown: string[] = []
  while (shown.length < rounds) {
    const { status, round } = await bet(sitting, betId())
    if (!round) throw new Error(`a bet is refused: ${status}`)
    shown.push(JSON.stringify(round.shown))
    await pause(200)
  }
  return shown
}
