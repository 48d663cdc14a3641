/** Holds the studios' journal against the platform's ledger: the same movements, each once, on both sides. */
import pg from 'pg'
import type { PurseOfSeat } from './people.ts'
import { tables } from './tables.ts'

export interface Proof {
  readonly rounds: Readonly<Record<string, number>>
  /** Rounds that asked for more than one stake. */
  readonly inSteps: number
  readonly movements: number
  readonly problems: readonly string[]
}

interface Line {
  readonly key: string
  readonly amount: string
}

const problemsMax = 20

/** `ledgerUrl` reads the platform's database, `journalUrl` the studios'; `purses` are the players', in minor units. */
export async function prove(
  ledgerUrl: string,
  journalUrl: string,
  purses: ReadonlyMap<string, PurseOfSeat>,
): Promise<Proof> {
  const ledger = new pg.Client({ connectionString: ledgerUrl })
  const journal = new pg.Client({ connectionString: journalUrl })
  await Promise.all([ledger.connect(), journal.connect()])
  try {
    const there = await ledger.query<Line>(
      `select key, amount::text from ledger.transfers where status = 1 and amount <> 0
         and split_part(key, ':', 1) = any($1) and account_id = any($2)`,
      [tables.map(({ vendor }) => vendor), [...purses.values()].map(({ accountId }) => String(accountId))],
    )
    const here = await journal.query<Line>(
      // A roll-back's key at the platform is made from its target.
      `select studio || case kind when 'rollback' then ':R:' || replace(id, ':rollback', ':bet') else ':' || id end as key,
         (case kind when 'bet' then -amount else amount end)::text as amount
       from transactions where status <> 'TOMBSTONE' and amount <> 0`,
    )
    const sums = await journal.query<{ player: string; sum: string }>(
      `select player_id as player,
         sum(case kind when 'bet' then -amount else amount end) filter (where status <> 'TOMBSTONE')::text as sum
       from transactions group by player_id`,
    )
    const states = await journal.query<{ state: string; count: number }>(
      'select state, count(*)::int from rounds group by state',
    )
    const wrong = await journal.query<{ id: string; problem: string }>(wrongRounds)
    const steps = await journal.query<{ count: number }>(
      `select count(*)::int from rounds where jsonb_array_length(actions) > 0`,
    )
    return {
      rounds: Object.fromEntries(states.rows.map(({ state, count }) => [state, count])),
      inSteps: steps.rows[0]?.count ?? 0,
      movements: here.rows.length,
      problems: [
        ...compare(here.rows, there.rows),
        ...comparePurses(purses, new Map(sums.rows.map(({ player, sum }) => [player, BigInt(sum ?? 0)]))),
        ...wrong.rows.map(({ id, problem }) => `round ${id}: ${problem}`),
      ].slice(0, problemsMax),
    }
  } finally {
    await Promise.all([ledger.end(), journal.end()])
  }
}

/** What no round may be at the end, by its own sums. */
const wrongRounds = `
  with sums as (
    select r.id, r.state, r.staked, r.win,
      coalesce(sum(t.amount) filter (where t.kind = 'bet' and t.status = 'OK'), 0) as taken,
      coalesce(sum(t.amount) filter (where t.kind = 'win'), 0) as paid,
      count(*) filter (where t.kind = 'win') as wins
    from rounds r left join transactions t on t.round_id = r.id group by r.seq, r.id)
  select id, case
      when state = 'open' then 'is open at the end: ' || coalesce((
        select string_agg(m.kind || ' ' || m.state || ' x' || m.attempts, ', ' order by m.no)
          from movements m where m.round_id = sums.id), '')
      when state = 'settled' and taken <> staked then 'took ' || taken || ' of ' || staked
      when state = 'settled' and (paid <> win or wins <> 1) then 'paid ' || paid || ' of ' || win
      else 'is ' || state || ' and moved ' || (paid - taken) end as problem
  from sums
  where state = 'open' or (state = 'settled' and (taken <> staked or paid <> win or wins <> 1))
    or (state in ('refused', 'voided') and (taken <> 0 or paid <> 0))`

function compare(here: readonly Line[], there: readonly Line[]): string[] {
  const known = new Map(there.map(({ key, amount }) => [key, amount]))
  const problems = here.flatMap(({ key, amount }) => {
    const booked = known.get(key)
    known.delete(key)
    return booked === amount ? [] : [`${key}: ${amount} in the journal, ${booked ?? 'nothing'} in the ledger`]
  })
  return [...problems, ...[...known].map(([key, amount]) => `${key}: ${amount} in the ledger alone`)]
}

function comparePurses(
  purses: ReadonlyMap<string, PurseOfSeat>,
  sums: ReadonlyMap<string, bigint>,
): string[] {
  return [...purses].flatMap(([player, { before, now }]) => {
    const played = sums.get(player) ?? 0n
    return before + played === now
      ? []
      : [`${player}: ${played} moved in the journal, ${now - before} in the purse`]
  })
}
