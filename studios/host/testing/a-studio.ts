/** Hexworks at a platform that tests hold in their hand. */
import { randomBytes } from 'node:crypto'
import type { Game } from '@jackfruit/studio-kit/game'
import { makeTables, openPool } from '@jackfruit/studio-kit/journal/tables'
import type { OpenReply, RoundReply } from '@jackfruit/studio-kit/play-contract'
import { openStudio, type Studio } from '@jackfruit/studio-kit/studio'
import type { FakePlatform } from '@jackfruit/studio-kit/testing/fake-platform'
import { studioGames } from '../games.ts'

export const secret = 's'.repeat(64)
export const studioKey = 'k'.repeat(64)
const gamesOrigin = 'http://127.0.0.1:8081'
const quiet = { info() {}, warn() {}, error() {} }

const hexworksGames = studioGames.find(({ studio }) => studio === 'hexworks')?.games ?? []

export interface Running {
  readonly studio: Studio
  close(): Promise<void>
}

/** Each has a pool of its own: opening a second one is what a restart is. */
export async function aStudio(
  databaseUrl: string,
  platform: FakePlatform,
  patienceMs = 5_500,
  games: readonly Game[] = hexworksGames,
): Promise<Running> {
  const pool = openPool(databaseUrl)
  await makeTables(pool)
  const studio = openStudio({
    ...{
      studio: 'hexworks',
      games,
      pool,
      platformUrl: platform.url,
      secret,
      studioKey,
      gamesOrigin,
    },
    ...{ log: quiet, timeoutMs: 400, patienceMs },
  })
  return { studio, close: () => pool.end() }
}

export const betId = () => randomBytes(12).toString('hex')
const ip = '127.0.0.1'

export async function open({ play }: Studio): Promise<OpenReply> {
  const { status, body } = await play('open', {
    token: '',
    body: { code: randomBytes(20).toString('hex') },
    ip,
  })
  if (status !== 200) throw new Error(`open: ${status} ${JSON.stringify(body)}`)
  return body as OpenReply
}

export const ask = ({ play }: Studio, token: string, call: Parameters<Studio['play']>[0], body: unknown) =>
  play(call, { token, body, ip })

export const spin = (studio: Studio, token: string, clientBetId = betId(), stake = '100.00') =>
  ask(studio, token, 'bet', { clientBetId, stake, choice: null })

export const roundIn = ({ body }: { body: unknown }): RoundReply => body as RoundReply
