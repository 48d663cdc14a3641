/** Deals a round and writes it down, before anybody is asked for money. */
import { hash } from 'node:crypto'
import { drawPf1 } from '@jackfruit/fairness'
import { currencyOf, formatMinor, invariant } from '@jackfruit/kernel'
import type pg from 'pg'
import type { Game, Laid } from '../game.ts'
import { type Deal, type Dealt, writeDealt } from '../journal/dealing.ts'
import type { FreeGrant, Grants } from '../journal/grants.ts'
import type { Reading } from '../journal/reading.ts'
import type { Round } from '../journal/round-row.ts'
import type { Rounds } from '../journal/rounds.ts'
import type { Pair } from '../journal/seed-rows.ts'
import type { Seeds } from '../journal/seeds.ts'
import type { Session } from '../journal/sessions.ts'
import { inTransaction } from '../journal/tables.ts'
import type { Receipts } from '../receipt.ts'
import { keptJson } from './kept-json.ts'
import { PlayRefusal, toleranceMs } from './play-refusal.ts'
import type { Standings } from './standings.ts'

export interface Dealer {
  readonly pool: pg.Pool
  readonly seeds: Seeds
  readonly rounds: Rounds
  readonly reading: Reading
  readonly receipts: Receipts
  readonly standings: Standings
  readonly deal: Deal
  readonly grants: Pick<Grants, 'lockOpen' | 'use'>
  readonly leaseMs: number
  /** The time of the studio's database, in milliseconds. */
  readonly now: () => number
}

export interface Wanted {
  readonly session: Session
  readonly game: Game
  readonly clientBetId: string
  readonly laid: Laid
  /** Played for nothing, as a round of this grant. */
  readonly grantId: string | null
}

/**
 * The next round of a player who has just played here, written together with those of others. Null where that is not
 * plainly so: then `dealRound` looks, and whatever is refused is refused there.
 */
export async function dealAtOnce(dealer: Dealer, wanted: Wanted): Promise<Round | null> {
  const { session, game } = wanted
  // A free round holds its grant while it is dealt.
  if (wanted.grantId !== null) return null
  const standing = dealer.standings.readyFor(session, game.code, session.jurisdiction.minSpinMs)
  if (!standing) return null
  const { pair } = standing
  const drawn = draw(dealer, wanted, pair, null)
  standing.isDealing = true
  try {
    const round = await dealer.deal(drawn)
    if (round) dealer.standings.dealt(session, pair, round)
    else dealer.standings.forget(session)
    return round
  } catch (error) {
    dealer.standings.forget(session)
    throw error
  } finally {
    standing.isDealing = false
  }
}

/** The player's bet of this id: dealt now, or found as it was dealt before. */
export async function dealRound(dealer: Dealer, wanted: Wanted): Promise<{ isNew: boolean; round: Round }> {
  const { pool, seeds, reading, standings, grants } = dealer
  const { session, game, clientBetId } = wanted
  const { pair, round } = await inTransaction(pool, async (tx) => {
    let pair = await seeds.lockActive(tx, session)
    const known = await reading.byBet(session, clientBetId, tx)
    if (known) return { pair: null, round: known }
    const last = await reading.latest(tx, session, game.code)
    if (last?.state === 'open') throw new PlayRefusal(409, 'BUSY')
    const waitMs = session.jurisdiction.minSpinMs - toleranceMs - (last?.ageMs ?? Number.POSITIVE_INFINITY)
    if (waitMs > 0) throw new PlayRefusal(429, 'TOO_FAST', { retryAfterMs: Math.ceil(waitMs) })
    if (pair.isDue && !(await reading.hasOpen(tx, session))) {
      await seeds.rotate(tx, session, pair, pair.clientSeed)
      pair = await seeds.lockActive(tx, session)
    }
    const grant = await lockGrant(dealer, tx, wanted)
    const drawn = draw(dealer, wanted, pair, grant)
    const [round] = await writeDealt(tx, [drawn])
    invariant(round, `the bet ${clientBetId} of ${session.playerId} cannot be written`)
    if (grant) await grants.use(tx, grant, drawn.win)
    return { pair, round }
  })
  if (!pair) return { isNew: false, round }
  standings.dealt(session, pair, round)
  return { isNew: true, round }
}

/** The grant that the round is of, and that pays it; null for a round with a stake. */
async function lockGrant(
  { grants }: Dealer,
  tx: pg.PoolClient,
  { session, game, grantId, laid }: Wanted,
): Promise<FreeGrant | null> {
  if (grantId === null) return null
  const grant = await grants.lockOpen(tx, session, game.code, grantId)
  if (grant?.currency !== session.currency) throw new PlayRefusal(409, 'FREE_OVER')
  if (grant.stake !== laid.stake) throw new PlayRefusal(400, 'STAKE')
  return grant
}

/**
 * The same pair and place have the same name for ever, and with it the same transactions. Should a journal that was
 * restored to an older copy deal a round again, the platform finds its stake taken.
 */
function roundIdOf({ commit, nonce }: Pair): string {
  const hex = hash('sha256', `round|${commit}|${nonce}`)
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** The round as it comes out of these seeds at their next nonce, with the receipt for its bet. */
function draw(
  { receipts, leaseMs, now }: Dealer,
  { session, game, clientBetId, laid }: Wanted,
  pair: Pair,
  grant: FreeGrant | null,
): Dealt {
  const { serverSeed, clientSeed, nonce } = pair
  const { stake } = laid
  const choice = keptJson(laid.choice)
  const random = drawPf1({ serverSeed, clientSeed, nonce, gameId: game.code })
  const played = game.play(laid, [], random, session.currency)
  if (!played) throw new PlayRefusal(400, 'CHOICE')
  const { scale } = currencyOf(session.currency)
  invariant(played.stake === stake, `${game.code} puts down ${played.stake} for a bet of ${stake}`)
  const id = roundIdOf(pair)
  const isOneCall = played.ended && !played.isVoid
  invariant(isOneCall || !grant, `a free round of ${game.code} does not end with its bet`)
  const limit = grant ? grant.maxWin - grant.won : null
  const most = limit !== null && played.win > limit ? limit : played.win
  const free = grant && limit !== null ? { grantId: grant.id, limit } : null
  return {
    ...{ id, studio: session.studio, playerId: session.playerId, sessionId: session.id, game: game.code },
    ...{ version: game.version, clientBetId, stake, choice, currency: session.currency },
    ...{ free, win: isOneCall ? most : 0n, ended: played.ended, shown: keptJson(played.shown) },
    ...{ seedId: pair.id, nonce, kind: isOneCall ? 'betwin' : 'bet', leaseMs },
    receipt: keptJson(
      receipts.sign({
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
        ...(free && { free: { grantId: free.grantId, limit: formatMinor(free.limit, scale) } }),
        at: new Date(now()).toISOString(),
      }),
    ),
  }
}
