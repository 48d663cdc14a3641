/** A player who bets and acts on, and asks again under the same id until there is an answer. */
import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { openReply, type RoundReply, round } from '../../../packages/studio-kit/src/play-contract.ts'
import type { Draw, GameTable } from './tables.ts'

export interface Seat<Table = GameTable> {
  readonly table: Table
  /** The studio's play API. */
  readonly url: string
  /** What the studio takes for the player's own: rates are counted by it. */
  readonly address: string
  /** Makes a launch code at the platform. */
  readonly code: () => Promise<string>
  readonly draw: Draw
}

export interface Played {
  /** Rounds that the player was told the end of. */
  rounds: number
  /** Calls that were sent again, because nobody answered them. */
  again: number
  /** Answers that no player should ever hear. */
  readonly problems: string[]
}

interface Told {
  readonly status: number
  readonly body: unknown
}

const patienceMs = 120_000
const againMs = 200
/** The studio lets an address that has opened much open a game once a second. */
const openEveryMs = 1_000
/** After these the player opens the game anew, and sees how things stand. */
const lost = new Set(['BUSY', 'VOIDED', 'CONFLICT', 'ENDED'])

export async function play(seat: Seat, isOver: () => boolean, played: Played): Promise<void> {
  const { stake, choice, act } = seat.table
  let { token, standing } = await sit(seat)
  const ask = async (call: string, body: unknown): Promise<Told> => {
    const until = Date.now() + patienceMs
    let told: Told | null = null
    while (Date.now() < until) {
      told = await post(seat, call, token, body)
      if (told && told.status < 500 && told.status !== 429) return told
      if (told?.status !== 429) played.again++
      await pause(100 + seat.draw(200))
    }
    throw new Error(`${seat.table.gameCode}: ${call} is not answered: ${JSON.stringify(told)}`)
  }
  while (!isOver() || standing) {
    const told = standing
      ? await ask('act', {
          ...{ roundId: standing.id, actionId: newId(), step: standing.steps },
          action: act(standing.shown, seat.draw, isOver()),
        })
      : await ask('bet', { clientBetId: newId(), stake, choice })
    const read = round.safeParse(told.body)
    if (told.status === 200 && read.success) {
      if (read.data.ended) played.rounds++
      standing = read.data.ended ? null : read.data
      continue
    }
    const { code } = { code: '', ...Object(told.body) }
    if (told.status !== 401 && !lost.has(code))
      played.problems.push(`${seat.table.gameCode}: ${told.status} ${JSON.stringify(told.body)}`)
    await pause(againMs)
    const seated = await sit(seat)
    token = seated.token
    standing = seated.standing
  }
}

interface Seated {
  readonly token: string
  readonly standing: RoundReply | null
}

/** Opens the game, however long its studio is away. */
export async function sit(seat: Seat<{ readonly gameCode: string }>): Promise<Seated> {
  const until = Date.now() + patienceMs
  while (Date.now() < until) {
    // A code is spent by the attempt that is not answered, too.
    const told = await post(seat, 'open', '', { code: await seat.code() })
    const opened = openReply.safeParse(told?.body)
    if (told?.status === 200 && opened.success)
      return { token: opened.data.token, standing: opened.data.open }
    await pause(told?.status === 429 ? openEveryMs : againMs)
  }
  throw new Error(`${seat.table.gameCode} is not opened`)
}

const newId = () => randomBytes(12).toString('hex')

/** One call of a page at the studio; null where it is not answered. */
export async function post(
  { url, address }: Pick<Seat, 'url' | 'address'>,
  call: string,
  token: string,
  body: unknown,
): Promise<Told | null> {
  try {
    const reply = await fetch(`${url}/${call}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': address,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(12_000),
    })
    return { status: reply.status, body: await reply.json() }
  } catch {
    return null
  }
}
