/** Deals a round and writes it down, before anybody is asked for money. */
import { randomUUID } from 'node:crypto'
import { drawPf1 } from '@jackfruit/fairness'
import { currencyOf, formatMinor, invariant } from '@jackfruit/kernel'
import type pg from 'pg'
import type { Game, Laid } from '../game.ts'
import type { Reading } from '../journal/reading.ts'
import type { Round } from '../journal/round-row.ts'
import type { Rounds } from '../journal/rounds.ts'
import type { Seeds } from '../journal/seeds.ts'
import type { Session } from '../journal/sessions.ts'
import { inTransaction } from '../journal/tables.ts'
import type { Receipts } from '../receipt.ts'
import { PlayRefusal } from './play-refusal.ts'

export interface Dealer {
  readonly pool: pg.Pool
  readonly seeds: Seeds
  readonly rounds: Rounds
  readonly reading: Reading
  readonly receipts: Receipts
  readonly leaseMs: number
}

export interface Wanted {
  readonly session: Session
  readonly game: Game
  readonly clientBetId: string
  readonly laid: Laid
}

/** The networks between us and the player may bring two bets closer together than they were pressed. */
const toleranceMs = 100

/** The player's bet of this id: dealt now, or found as it was dealt before. */
export function dealRound(dealer: Dealer, wanted: Wanted): Promise<{ isNew: boolean; round: Round }> {
  const { pool, seeds, rounds, reading } = dealer
  const { session, game, clientBetId } = wanted
  return inTransaction(pool, async (tx) => {
    let pair = await seeds.lockActive(tx, session)
    const known = await reading.byBet(session, clientBetId, tx)
    if (known) return { isNew: false, round: known }
    const last = await reading.latest(tx, session, game.code)
    if (last?.state === 'open') throw new PlayRefusal(409, 'BUSY')
    const waitMs = session.jurisdiction.minSpinMs - toleranceMs - (last?.ageMs ?? Number.POSITIVE_INFINITY)
    if (waitMs > 0) throw new PlayRefusal(429, 'TOO_FAST', { retryAfterMs: Math.ceil(waitMs) })
    if (pair.isDue && !(await reading.hasOpen(tx, session))) {
      await seeds.rotate(tx, session, pair, pair.clientSeed)
      pair = await seeds.lockActive(tx, session)
    }
    const { serverSeed, clientSeed, nonce } = pair
    const { stake, choice } = wanted.laid
    const random = drawPf1({ serverSeed, clientSeed, nonce, gameId: game.code })
    const played = game.play(wanted.laid, [], random, session.currency)
    if (!played) throw new PlayRefusal(400, 'CHOICE')
    const { scale } = currencyOf(session.currency)
    invariant(played.stake === stake, `${game.code} puts down ${played.stake} for a bet of ${stake}`)
    await seeds.takeNonce(tx, pair)
    const id = randomUUID()
    const isOneCall = played.ended && !played.isVoid
    const round = await rounds.add(
      tx,
      {
        ...{ id, studio: session.studio, playerId: session.playerId, sessionId: session.id, game: game.code },
        ...{ version: game.version, clientBetId, stake, choice, currency: session.currency },
        ...{ win: isOneCall ? played.win : 0n, ended: played.ended, shown: played.shown },
        ...{ seedId: pair.id, nonce },
        receipt: dealer.receipts.sign({
          studio: session.studio,
          gameCode: game.code,
          version: game.version,
          roundId: id,
          clientBetId,
          stake: formatMinor(stake, scale),
          choice,
          currency: session.currency,
          commit: pair.commit,
          clientSeed,
          nonce,
          at: new Date().toISOString(),
        }),
      },
      isOneCall ? 'betwin' : 'bet',
      dealer.leaseMs,
    )
    return { isNew: true, round }
  })
}
