/**
 * One player as a studio knows them, and the verbs that a case is written in. Keeps a journal of
 * every transaction with the state that the wallet promised, for the day-end comparison.
 */
import { randomBytes } from 'node:crypto'
import { formatMinor, parseMinor } from '@jackfruit/kernel'
import type { Answer, SendOptions, Wire } from './client.ts'
import { expect, Finding } from './expect.ts'

export interface JournalLine {
  readonly transactionId: string
  readonly playerId: string
  readonly currency: string
  readonly gameCode: string
  amount: string
  state: 'OK' | 'CANCELLED' | 'TOMBSTONE' | 'UNKNOWN'
}
export type Journal = Map<string, JournalLine>

export const freshId = (what: string): string => `${what}-${randomBytes(9).toString('hex')}`

type Fields = Record<string, unknown>

export interface Player {
  readonly wire: Wire
  readonly playerId: string
  readonly currency: string
  readonly gameCode: string
  readonly sessionId: string
  readonly mode: string
  readonly scale: number
  readonly minBet: bigint
  readonly maxBet: bigint
  /** Sends a call with the common fields filled in; any of them can be overridden or, with undefined, left out. */
  call(name: string, fields: Fields, options?: SendOptions): Promise<Answer>
  /** The balance as the wallet tells it. */
  balance(): Promise<bigint>
  bet(amount: bigint, fields?: Fields, options?: SendOptions): Promise<Answer>
  win(roundId: string, amount: bigint, fields?: Fields, options?: SendOptions): Promise<Answer>
  rollback(targetTransactionId: string, fields?: Fields): Promise<Answer>
  betwin(bet: bigint, win: bigint, fields?: Fields): Promise<Answer>
  promo(amount: bigint, fields?: Fields): Promise<Answer>
  status(transactionId: string): Promise<Answer>
  /** Brings the balance to exactly this amount by stakes and promotional credits. */
  arrangeBalance(amount: bigint): Promise<void>
  money(amount: bigint): string
}

export async function enter(wire: Wire, token: string, journal: Journal): Promise<Player> {
  const opened = await wire.send(
    '/vendor/v1/authenticate',
    JSON.stringify({ requestId: freshId('rq'), token }),
  )
  expect.status(opened, 'OK', 'authenticate')
  const text = (name: string): string => {
    const value = opened.body[name]
    if (typeof value !== 'string') throw new Finding(`authenticate answers no ${name}`)
    return value
  }
  const currency = text('currency')
  const balance = text('balance')
  const scale = balance.includes('.') ? balance.length - balance.indexOf('.') - 1 : 0
  const limits = (opened.body['limits'] ?? {}) as Fields
  const limit = (name: string, otherwise: bigint) => parseMinor(limits[name], scale) ?? otherwise
  const common = { playerId: text('playerId'), currency, gameCode: text('gameCode') }
  const sessionId = text('sessionId')
  const money = (amount: bigint) => formatMinor(amount, scale)

  const call = (name: string, fields: Fields, options?: SendOptions) =>
    wire.send(
      `/vendor/v1/${name}`,
      JSON.stringify({ requestId: freshId('rq'), ...common, ...fields }),
      options,
    )

  const note = (answer: Answer, transactionId: unknown, amount: string) => {
    if (answer.body['status'] !== 'OK' || answer.body['replayed'] === true) return
    const id = String(transactionId)
    journal.set(`${common.playerId} ${id}`, { transactionId: id, ...common, amount, state: 'OK' })
  }

  const player: Player = {
    wire,
    ...common,
    sessionId,
    mode: typeof opened.body['mode'] === 'string' ? opened.body['mode'] : 'real',
    scale,
    minBet: limit('minBet', 1n) || 1n,
    maxBet: limit('maxBet', 10n ** 12n),
    call,
    money,
    async balance() {
      const answer = await call('balance', {})
      expect.status(answer, 'OK', 'balance')
      return expect.money(answer, scale)
    },
    async bet(amount, fields = {}, options) {
      const full = {
        sessionId,
        roundId: freshId('rd'),
        transactionId: freshId('bet'),
        amount: money(amount),
        ...fields,
      }
      const answer = await call('bet', full, options)
      if (full.amount === money(amount)) note(answer, full.transactionId, `-${money(amount)}`)
      return answer
    },
    async win(roundId, amount, fields = {}, options) {
      const full = {
        roundId,
        transactionId: freshId('win'),
        amount: money(amount),
        roundEnded: false,
        winType: 'NORMAL',
        ...fields,
      }
      const answer = await call('win', full, options)
      note(answer, full.transactionId, money(amount))
      return answer
    },
    async rollback(targetTransactionId, fields = {}) {
      const answer = await call('rollback', { transactionId: freshId('rb'), targetTransactionId, ...fields })
      if (answer.body['status'] === 'OK') {
        const line = journal.get(`${common.playerId} ${targetTransactionId}`)
        if (line) line.state = 'CANCELLED'
      }
      return answer
    },
    async betwin(bet, win, fields = {}) {
      const legs = {
        bet: { transactionId: freshId('bet'), amount: money(bet) },
        win: { transactionId: freshId('win'), amount: money(win) },
      }
      const answer = await call('betwin', {
        sessionId,
        roundId: freshId('rd'),
        roundEnded: true,
        ...legs,
        ...fields,
      })
      return answer
    },
    async promo(amount, fields = {}) {
      const full = {
        transactionId: freshId('promo'),
        campaignId: 'certification',
        amount: money(amount),
        ...fields,
      }
      const answer = await call('promo', full)
      note(answer, full.transactionId, money(amount))
      return answer
    },
    status: (transactionId) => call('status', { transactionId }),
    async arrangeBalance(amount) {
      for (let turn = 0; turn < 2_000; turn++) {
        const now = await player.balance()
        if (now === amount) return
        if (now < amount) {
          expect.status(await player.promo(amount - now), 'OK', 'promotional credit to arrange a balance')
          continue
        }
        const over = now - amount
        if (over < player.minBet) {
          expect.status(await player.promo(player.minBet), 'OK', 'promotional credit to arrange a balance')
          continue
        }
        // Never leave a rest that is smaller than the smallest stake.
        const stake =
          over <= player.maxBet
            ? over
            : over - player.maxBet < player.minBet
              ? over - player.minBet
              : player.maxBet
        const answer = await player.bet(stake, { roundEnded: true })
        expect.status(answer, 'OK', 'stake to arrange a balance')
      }
      throw new Finding(`the balance could not be brought to ${money(amount)}: start with a smaller one`)
    },
  }
  return player
}
