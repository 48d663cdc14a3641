/** One player of ours at a game, who does what a fault wants to see. */
import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import {
  type OpenReply,
  openReply,
  type RoundReply,
  round,
} from '../../packages/studio-kit/src/play-contract.ts'
import { post, type Seat } from '../kill-test/games/player.ts'

const patienceMs = 90_000

export interface Sitting {
  readonly seat: Seat
  readonly token: string
  readonly opened: OpenReply
}

/** Opens the game as soon as the studio lets anybody. */
export async function sitDown(seat: Seat): Promise<Sitting> {
  const until = performance.now() + patienceMs
  for (;;) {
    const told = await post(seat, 'open', '', { code: await seat.code() })
    const opened = openReply.safeParse(told?.body)
    if (told?.status === 200 && opened.success) return { seat, token: opened.data.token, opened: opened.data }
    if (performance.now() > until)
      throw new Error(`${seat.table.gameCode} is not opened: ${JSON.stringify(told)}`)
    await pause(500)
  }
}

export const betId = () => randomBytes(12).toString('hex')

/** The same bet until it is answered, with a round or with a refusal. */
export async function bet(
  { seat, token }: Sitting,
  clientBetId: string,
): Promise<{ readonly status: number; readonly round: RoundReply | null }> {
  const { stake, choice } = seat.table
  const until = performance.now() + patienceMs
  for (;;) {
    const told = await post(seat, 'bet', token, { clientBetId, stake, choice })
    if (told && told.status < 500 && told.status !== 429) {
      const read = round.safeParse(told.body)
      return { status: told.status, round: told.status === 200 && read.success ? read.data : null }
    }
    if (performance.now() > until) throw new Error(`a bet is not answered: ${JSON.stringify(told)}`)
    await pause(300)
  }
}

/** Acts until the round has its end: nobody comes back to what is left open here. */
export async function playOut({ seat, token }: Sitting, begun: RoundReply): Promise<void> {
  const until = performance.now() + patienceMs
  for (let standing = begun; !standing.ended; ) {
    const told = await post(seat, 'act', token, {
      ...{ roundId: standing.id, actionId: betId(), step: standing.steps },
      action: seat.table.act(standing.shown, seat.draw, true),
    })
    const read = round.safeParse(told?.body)
    if (told?.status === 200 && read.success) standing = read.data
    else if (performance.now() > until) throw new Error(`a round is not ended: ${JSON.stringify(told)}`)
    else await pause(300)
  }
}

/** The seeds so far are told, and the next pair is in use. */
export async function reveal({ seat, token }: Sitting): Promise<boolean> {
  for (let turn = 0; turn < 20; turn++) {
    const told = await post(seat, 'seeds', token, { clientSeed: 'faulty' })
    if (told?.status === 200) return true
    await pause(500)
  }
  return false
}
