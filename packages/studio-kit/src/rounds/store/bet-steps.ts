/** What a step of a round means for all of its bets. */
import type pg from 'pg'
import type { Json } from '../../rules.ts'
import { flownTo, type Places, type PlacesColumn, placesOf } from '../places.ts'
import type { Flight, TableGame } from '../table-game.ts'
import { type Dividends, dividendsOf } from './pools.ts'

/** Whoever takes one of them afterwards finds it out; whoever took it before is waited for, and it is in. */
export const undecidedOut = (tx: pg.PoolClient, roundId: string) =>
  tx.query(
    `update table_bets set state = 'voiding', due_at = clock_timestamp() where round_id = $1 and state = 'written'`,
    [roundId],
  )

export const voidAll = (tx: pg.PoolClient, roundId: string) =>
  tx.query(
    `update table_bets set state = 'voiding', due_at = clock_timestamp()
     where round_id = $1 and state in ('written', 'taken')`,
    [roundId],
  )

/** What returns of each bet that is in, in one statement for however many. */
export async function writePayouts(
  tx: pg.PoolClient,
  roundId: string,
  game: Pick<TableGame, 'payout' | 'flight' | 'pool' | 'decisions'>,
  outcome: Json,
): Promise<void> {
  const dividends = game.pool ? await dividendsOf(tx, roundId) : none
  const { rows } = await (game.flight
    ? tx.query<StandingRow>(
        `select id, player_id, currency, places, stake, step, out_at, ms from table_bets left join table_cash_outs on bet_id = id
         where table_bets.round_id = $1 and state = 'taken'`,
        [roundId],
      )
    : tx.query<StandingRow>(
        `select id, player_id, currency, places, stake, step, out_at, null as ms from table_bets where round_id = $1 and state = 'taken'`,
        [roundId],
      ))
  const actions = game.decisions ? await actionsOf(tx, roundId) : noActions
  const payouts = rows.map((row) =>
    game.flight
      ? flownOf(game.flight, outcome, row)
      : payoutOf(game, outcome, {
          places: placesOf(row.places),
          dividends: dividends.get(row.currency) ?? {},
          ...{ actions: actions.get(row.player_id) ?? [], step: row.step },
        }),
  )
  await tx.query(
    `update table_bets set state = 'owed', payout = given.payout, due_at = clock_timestamp()
     from (select * from unnest($1::text[], $2::bigint[]) as given (id, payout) order by id) as given
     where table_bets.id = given.id and state = 'taken'`,
    [rows.map(({ id }) => id), payouts.map(String)],
  )
}

/** What each member has done, in order. */
async function actionsOf(
  tx: pg.PoolClient,
  roundId: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await tx.query<{ player_id: string; actions: string[] }>(
    `select player_id, array_agg(action order by step) as actions from table_decisions
     where round_id = $1 group by player_id`,
    [roundId],
  )
  return new Map(rows.map(({ player_id, actions }) => [player_id, actions]))
}

const noActions: ReadonlyMap<string, readonly string[]> = new Map()
const none: ReadonlyMap<string, Dividends> = new Map()

interface StandingRow {
  id: string
  player_id: string
  currency: string
  places: PlacesColumn
  stake: string
  step: number | null
  out_at: number | null
  /** Of a request that was received in time. */
  ms: number | null
}

function flownOf(flight: Flight, outcome: Json, { id, stake: text, out_at: outAt, ms }: StandingRow): bigint {
  if (outAt === null) throw new RangeError(`nobody knows where ${id} is taken out`)
  const stake = BigInt(text)
  const at = flight.takenOutAt(outcome, stake, { outAt, askedAt: ms })
  return at === null ? 0n : flownTo(stake, at)
}

interface Standing {
  readonly places: Places
  readonly dividends: Dividends
  /** Of the member, and in which step this was put down. */
  readonly actions: readonly string[]
  readonly step: number | null
}

/** All that returns for these places. Throws where the rules give less than nothing. */
function payoutOf(
  { payout: payoutAt, pool, decisions }: Pick<TableGame, 'payout' | 'pool' | 'decisions'>,
  outcome: Json,
  { places, dividends, actions, step }: Standing,
): bigint {
  let sum = 0n
  for (const [place, stake] of places) {
    const payout = pool?.places.includes(place)
      ? pool.payout(outcome, place, stake, dividends)
      : decisions?.place === place
        ? decisions.stakeReturn(outcome, actions, stake, step)
        : payoutAt(outcome, place, stake)
    if (payout < 0n) throw new RangeError(`the rules return ${payout} for ${stake} on ${place}`)
    sum += payout
  }
  return sum
}
