/** What a table says of one bet when its platform asks: how it stands, and once its result was shown, the proof. */
import { currencyOf, formatMinor } from '@jackfruit/kernel'
import type pg from 'pg'
import { proofOfRound } from './proof-of-round.ts'
import { type BetColumns, type BetState, betOf, type TableBet } from './store/bet-row.ts'
import { actionsIn, handsOf } from './store/decisions.ts'
import type { Dividends } from './store/pools.ts'

export interface TableEvidence {
  readonly state: 'open' | 'closed' | 'cancelled'
  /** Null until the result was shown: who left a flight early is paid before anybody may know where it ends. */
  readonly evidence: Readonly<Record<string, unknown>> | null
}

const told: Readonly<Record<BetState, TableEvidence['state']>> = {
  ...{ written: 'open', taken: 'open', owed: 'open', voiding: 'open' },
  ...{ paid: 'closed', refused: 'cancelled', voided: 'cancelled' },
}

/** A bet is a round of its own at the platform, under the bet's name. Null where the member has none of this name. */
export async function tableEvidence(
  pool: pg.Pool,
  { studio, playerId }: { readonly studio: string; readonly playerId: string },
  betId: string,
): Promise<TableEvidence | null> {
  const { rows } = await pool.query<BetColumns>({
    name: 'table-evidence',
    // Written so that its name alone fits: the member's own bets are many, and are not gone through.
    text: `select * from table_bets where id = $1 and studio || '' = $2 and player_id || '' = $3`,
    values: [betId, studio, playerId],
  })
  const [row] = rows
  if (!row) return null
  const bet = betOf(row)
  const { roundId, places, stake, payout, currency, outAt, receipt, receivedAt, state: stands } = bet
  const state = told[stands]
  const proof = state === 'closed' ? await proofOfRound(pool, roundId) : null
  if (!proof) return { state, evidence: null }
  const [hand] = await handsOf(pool, [{ roundId, playerId }])
  const dividends = await paidByPool(pool, bet)
  const { scale } = currencyOf(currency)
  const text = (amount: bigint) => formatMinor(amount, scale)
  return {
    state,
    evidence: {
      ...{ ...proof, studio },
      bet: {
        ...{ betId, currency, receipt, stake: text(stake), payout: text(payout ?? 0n) },
        places: Object.fromEntries([...places].map(([place, amount]) => [place, text(amount)])),
        ...(outAt !== null && { outAt }),
        ...(dividends && { dividends }),
        // What the member did, and in which step this was put down.
        ...(hand?.turn && { actions: actionsIn(hand) }),
        ...(bet.step !== null && { step: bet.step, raises: bet.raises }),
        at: receivedAt.toISOString(),
      },
    },
  }
}

/** What the pool that a bet lies in paid for one; null of a bet in none. */
async function paidByPool(
  pool: pg.Pool,
  { roundId, currency, places }: Pick<TableBet, 'roundId' | 'currency' | 'places'>,
): Promise<Dividends | null> {
  const { rows } = await pool.query<{ dividends: Dividends | null }>({
    name: 'table-evidence-pool',
    text: 'select dividends from table_pools where round_id = $1 and currency = $2',
    values: [roundId, currency],
  })
  const dividends = rows[0]?.dividends ?? null
  return dividends && [...places.keys()].some((place) => place in dividends) ? dividends : null
}
