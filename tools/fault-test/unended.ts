/** What rounds at the studios left in the ledger alone: for a journal that may have lost how they came to their end. */
import type pg from 'pg'
import type { World } from './world.ts'

const withinMs = 75_000

/** A round whose stake was taken has its end, or its stakes are back. Answers those that have neither. */
export async function unendedRounds(admin: pg.Client, world: World): Promise<string[]> {
  const accounts = [...(await world.ground.players.purses()).values()].map(({ accountId }) =>
    String(accountId),
  )
  const until = performance.now() + withinMs
  for (;;) {
    const { rows } = await admin.query<{ round: string; staked: bigint }>(
      `select round, -sum(amount) filter (where kind = 1)::bigint as staked
         from ledger.transfers
        where account_id = any($1) and status = 1 and round <> '' and kind in (1, 2, 3)
        group by account_id, round
       having count(*) filter (where kind = 1) > 0 and not coalesce(bool_or(closes), false)
          and count(*) filter (where kind = 3) < count(*) filter (where kind = 1)`,
      [accounts],
    )
    if (rows.length === 0) return []
    if (performance.now() > until)
      return rows.map(
        ({ round, staked }) =>
          `round ${round} is lost: its stake of ${staked} is neither played nor returned`,
      )
    await new Promise((wake) => setTimeout(wake, 1_000))
  }
}
