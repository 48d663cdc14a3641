/** A player in front of a game of the vendor world: signed calls as the studio makes them, and what they left. */
import { randomBytes } from 'node:crypto'
import { signVendorMessage } from '@jackfruit/contracts/vendor-signature'
import { findAccount, standingOf } from '../modules/ledger/index.ts'
import type { PlayerState, VendorWorld, WorldPlayer } from './vendor-world.ts'

export const freshId = () => randomBytes(8).toString('hex')

type Fields = Readonly<Record<string, unknown>>

export interface Seat extends WorldPlayer {
  readonly sessionId: string
  call(name: string, fields?: Fields): Promise<Record<string, unknown>>
  /** A stake in a round of its own, unless one is named; answers the round. */
  stake(amount: string, roundId?: string): Promise<string>
  win(roundId: string, amount: string, fields?: Fields): Promise<Record<string, unknown>>
  /** In minor units. */
  money(): Promise<{ purse: bigint; held: bigint }>
}

export async function takeSeat(world: VendorWorld, kind: PlayerState = 'plain'): Promise<Seat> {
  const player = await world.player(kind)
  if (!player) throw new Error('no such player')
  const { token, playerId, currency, gameCode, accountId, memberId } = player
  const entered = await send(world, 'authenticate', { requestId: freshId(), token })
  const sessionId = String(entered['sessionId'])
  const call = (name: string, fields: Fields = {}) =>
    send(world, name, { requestId: freshId(), playerId, currency, gameCode, ...fields })
  return {
    ...{ ...player, sessionId, call },
    async stake(amount, roundId = freshId()) {
      const free = amount === '0' ? { freeRoundId: 'free' } : {}
      const staked = await call('bet', { sessionId, roundId, transactionId: freshId(), amount, ...free })
      if (staked['status'] !== 'OK') throw new Error(`no stake: ${staked['status']}`)
      return roundId
    },
    win: (roundId, amount, fields = {}) =>
      call('win', {
        ...{ roundId, transactionId: freshId(), amount, roundEnded: false, winType: 'NORMAL' },
        ...fields,
      }),
    async money() {
      const { db } = world.database
      const held = await findAccount(db, {
        merchantId: world.merchantId,
        owner: memberId,
        kind: 'held',
        currency,
      })
      return {
        purse: (await standingOf(db, accountId))?.balance ?? 0n,
        held: held === null ? 0n : ((await standingOf(db, held))?.balance ?? 0n),
      }
    },
  }
}

async function send(
  { baseUrl, vendors }: VendorWorld,
  name: string,
  fields: Fields,
): Promise<Record<string, unknown>> {
  const path = `/vendor/v1/${name}`
  const body = Buffer.from(JSON.stringify(fields))
  const [studio] = vendors
  const headers = signVendorMessage({
    ...{ vendorId: studio?.vendor ?? '', secret: studio?.secret ?? '', method: 'POST', path, body },
    ...{ timestamp: Date.now(), nonce: randomBytes(16).toString('hex') },
  })
  const response = await fetch(baseUrl + path, {
    ...{ method: 'POST', body, headers: { ...headers, 'content-type': 'application/json' } },
  })
  return { http: response.status, ...((await response.json()) as Record<string, unknown>) }
}
