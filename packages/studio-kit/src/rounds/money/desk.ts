/**
 * Where members lay stakes. A stake is written when it is in time, asked for at the wallet with those of others, and in
 * when the round has taken it; only then the member is told so. The same name is the same stake, however often it comes.
 */
import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { openGathering } from '../../journal/gathering.ts'
import type { Session } from '../../journal/sessions.ts'
import type { VendorClient } from '../../platform/vendor-client.ts'
import type { Places } from '../places.ts'
import type { TableBet } from '../store/bet-row.ts'
import { betsOf, type NewBet, type Seat, writeBets } from '../store/bets.ts'
import type { SharedTable } from '../table-game.ts'
import { isSame, laying, outAtOf } from './laying.ts'
import type { StakeWord } from './stake-word.ts'
import { askStake } from './wallet.ts'

export type Out = 'CLOSED' | 'LIMIT' | 'BALANCE' | 'DUPLICATE' | 'SUSPENDED' | 'VOIDED'

/** `unknown`: nobody can tell yet. Asked again under the same name, it is told. */
export type Placed =
  | { readonly kind: 'in'; readonly bet: TableBet }
  | { readonly kind: 'out'; readonly reason: Out; readonly bet: TableBet | null }
  | { readonly kind: 'unknown'; readonly bet: TableBet }

export interface Asked {
  readonly roundId: string
  readonly clientBetId: string
  readonly clientSeed: string
  readonly places: Places
  /** In a flight: where it is taken out by itself, in hundredths; null where the member waits. */
  readonly target?: number | null
}

export interface Desk {
  place(table: SharedTable, session: Session, asked: Asked): Promise<Placed>
}

export interface DeskParts {
  readonly pool: pg.Pool
  readonly platform: VendorClient
  readonly word: StakeWord
  /** How long a member waits through words of the wallet that do not come. */
  readonly patienceMs?: number
}

/** So often a member's bets from elsewhere may come in between. */
const triesMax = 8
const lookEveryMs = 150
const idBytes = 12

export function openDesk({ pool, platform, word, patienceMs = 10_000 }: DeskParts): Desk {
  const look = openGathering((seats: readonly Seat[]) => betsOf(pool, seats))
  const write = openGathering((bets: readonly NewBet[]) => writeBets(pool, bets))
  const find = async (seat: Seat, clientBetId: string) =>
    (await look(seat)).find((bet) => bet.clientBetId === clientBetId)

  async function decided(seat: Seat, clientBetId: string): Promise<Placed> {
    const endsAt = performance.now() + patienceMs
    for (;;) {
      const bet = await find(seat, clientBetId)
      if (!bet) throw new Error(`the bet ${clientBetId} of ${seat.roundId} is gone`)
      if (bet.state !== 'written') return standing(bet)
      if (performance.now() >= endsAt) return { kind: 'unknown', bet }
      await pause(lookEveryMs)
    }
  }

  return {
    async place(table, session, { roundId, clientBetId, clientSeed, places, target = null }) {
      const { playerId, currency, maxBet: max, id: sessionId } = session
      const seat = { roundId, playerId }
      for (let tries = 0; tries < triesMax; tries++) {
        const before = await look(seat)
        const known = before.find((bet) => bet.clientBetId === clientBetId)
        if (
          known &&
          !isSame(known, { places, currency, outAt: outAtOf(table, { places, currency, target }) })
        )
          return { kind: 'out', reason: 'DUPLICATE', bet: null }
        if (known) return decided(seat, clientBetId)
        const laid = laying(table, before, { places, currency, target, max })
        if (!laid) return { kind: 'out', reason: 'LIMIT', bet: null }
        const id = randomBytes(idBytes).toString('hex')
        const bet: NewBet = { id, ...seat, ...laid, sessionId, clientBetId, clientSeed, currency, places }
        const receivedAt = await write(bet)
        if (receivedAt) {
          const first = { ...written(bet, receivedAt), tableId: table.id }
          await word.hear(first, await askStake(platform, first, session.platformSession))
          return decided(seat, clientBetId)
        }
        // Late, or somebody was faster: then there is more to see now.
        if ((await look(seat)).length === before.length) return { kind: 'out', reason: 'CLOSED', bet: null }
      }
      return { kind: 'out', reason: 'SUSPENDED', bet: null }
    },
  }
}

const written = (bet: NewBet, receivedAt: Date): TableBet => ({
  ...bet,
  ...{ state: 'written', refusal: null, payout: null, balanceAfter: null, receipt: null, attempts: 1 },
  ...{ step: null, raises: null },
  receivedAt,
})

const beyondLimits = new Set([
  'STAKE_LIMIT',
  'LOSS_LIMIT',
  'SESSION_LIMIT',
  'BONUS_MAX_BET',
  'AMOUNT_INVALID',
])

/** How a bet that is decided stands. */
function standing(bet: TableBet): Placed {
  if (bet.state === 'refused') return { kind: 'out', reason: reasonOf(bet.refusal), bet }
  if (bet.state === 'voiding' || bet.state === 'voided') return { kind: 'out', reason: 'VOIDED', bet }
  return bet.state === 'written' ? { kind: 'unknown', bet } : { kind: 'in', bet }
}

/** What a refusal of the wallet means for the member. */
export function reasonOf(refusal: string | null): Out {
  if (refusal === 'INSUFFICIENT_FUNDS') return 'BALANCE'
  return refusal !== null && beyondLimits.has(refusal) ? 'LIMIT' : 'SUSPENDED'
}
