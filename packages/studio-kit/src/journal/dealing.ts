/**
 * Rounds written down before anybody is asked for money, those of many players at once: the round, its first movement
 * and the nonce that it takes, in one statement.
 */
import type pg from 'pg'
import { openGathering } from './gathering.ts'
import type { Round } from './round-row.ts'
import type { NewRound } from './rounds.ts'

export interface Dealt extends NewRound {
  readonly kind: 'bet' | 'betwin'
  /** The caller asks for its stake at once, and for so long nobody else does. */
  readonly leaseMs: number
}

/**
 * Null where the round cannot be the next of these seeds any more, or the bet has one: nothing was written, and the
 * caller has to look. It waits for nobody: a player whose seeds are held by somebody else is left to them.
 */
export type Deal = (round: Dealt) => Promise<Round | null>

interface Written {
  readonly id: string
  readonly seq: string
  readonly dealt_at: Date
}

/**
 * The pair of seeds is the player's lock. A change of seeds holds it too, before it looks for open rounds: so no round
 * is dealt from seeds that are revealed, and no nonce is taken twice or left out.
 *
 * Rows are named by the list of their keys beside the join, and states so that no partial index fits: whatever the
 * statistics say, there is one way to find them.
 */
export const dealing = {
  name: 'deal',
  text: `
    with given as materialized (
      select * from json_to_recordset($1) as given (
        id text, studio text, "playerId" text, "sessionId" bigint, game text, version text, "clientBetId" text,
        stake bigint, choice jsonb, win bigint, currency text, "seedId" bigint, nonce integer, shown jsonb,
        receipt jsonb, ended boolean, kind text, "leaseMs" integer, staked bigint, "grantId" text, "winLimit" bigint)),
    held as materialized (
      select given.id from given join seeds on seeds.id = given."seedId"
      where seeds.id = any($2::bigint[]) and seeds.state || '' = 'active' and seeds.next_nonce = given.nonce
      for update of seeds skip locked),
    dealt as (
      insert into rounds (id, studio, player_id, session_id, game, version, client_bet_id, stake, staked, choice,
        actions, win, currency, seed_id, nonce, shown, receipt, ended, grant_id, win_limit, state)
      select id, studio, "playerId", "sessionId", game, version, "clientBetId", stake, staked,
        coalesce(choice, 'null'), '[]', win, currency, "seedId", nonce, coalesce(shown, 'null'), receipt, ended,
        "grantId", "winLimit", 'open'
      from given join held using (id)
      on conflict (studio, player_id, client_bet_id) do nothing
      returning id, seq, seed_id, dealt_at),
    counted as (
      update seeds set next_nonce = next_nonce + 1 from dealt
      where seeds.id = any($2::bigint[]) and seeds.id = dealt.seed_id),
    moved as (
      insert into movements (round_id, no, kind, amount, state, attempts, due_at)
      select id, 0, kind, staked, 'sent', 1, now() + make_interval(secs => "leaseMs" / 1000.0)
      from given join dealt using (id))
    select id, seq, dealt_at from dealt`,
}

export const openDealing = (pool: pg.Pool): Deal => openGathering((rounds) => writeDealt(pool, rounds))

/** As above; for who holds the pair in a transaction of their own, too. */
export async function writeDealt(
  db: pg.Pool | pg.PoolClient,
  rounds: readonly Dealt[],
): Promise<(Round | null)[]> {
  const given = rounds.map(({ free, ...round }) => ({
    ...{ ...round, staked: free ? 0n : round.stake },
    ...{ grantId: free?.grantId ?? null, winLimit: free?.limit ?? null },
  }))
  const values = [JSON.stringify(given, asText), rounds.map(({ seedId }) => seedId)]
  const { rows } = await db.query<Written>({ ...dealing, values })
  const written = new Map(rows.map((row) => [row.id, row]))
  return rounds.map((round) => {
    const row = written.get(round.id)
    return row ? begun(round, row) : null
  })
}

/** Amounts and numbers of rows as text: money is never a number of JSON. */
const asText = (_key: string, value: unknown) => (typeof value === 'bigint' ? value.toString() : value)

/** As the journal would tell it: nothing is read back that was just written. */
function begun({ kind, leaseMs: _, ...round }: Dealt, { id, seq, dealt_at }: Written): Round {
  const staked = round.free ? 0n : round.stake
  return {
    ...round,
    ...{ seq: BigInt(seq), dealtAt: dealt_at, ageMs: 0 },
    ...{ staked, actions: [], state: 'open', refusal: null, balanceAfter: null },
    pending: {
      ...{ roundId: id, no: 0, kind, amount: staked, taken: null, target: null },
      ...{ state: 'sent', refusal: null, attempts: 1, waits: false, ageMs: 0 },
    },
  }
}
