import { setTimeout as pause } from 'node:timers/promises'
import type { Fault } from '../fault.ts'
import { bet, betId, playOut, sitDown } from '../seat.ts'
import { copyStudios, putBackStudios } from '../studios.ts'

export const lostRound: Fault = {
  name: 'lost-round',
  title: 'a round in steps whose stake is taken is not in the copy of the database that the studios get back',
  backWithinMs: 10_000,
  journal: 'older than the ledger',
  async happen({ world }) {
    const seat = world.ground.players.spare.find(({ table }) => table.gameCode === 'mines')
    if (!seat) throw new Error('nobody plays mines')
    const before = await sitDown(seat)
    await copyStudios(world)
    const id = betId()
    const { round } = await bet(before, id)
    if (!round || round.ended) return ['no field was opened: nothing was shown']
    await putBackStudios(world)
    await pause(1_000)
    const after = await sitDown(seat)
    const again = await bet(after, id)
    if (!again.round) return [`the same bet is refused: ${again.status}`]
    // That the first stake came back is counted from the ledger, and that this one comes to its end.
    await playOut(after, again.round)
    return again.round.id === round.id ? ['the round that was lost is dealt again'] : []
  },
}
