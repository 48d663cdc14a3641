/** Gives up every pair of seeds that rounds could still be dealt from, and promises new ones. */
import { randomBytes } from 'node:crypto'
import { commitOf } from '@jackfruit/fairness'
import type pg from 'pg'
import { placeOf } from '../journal/seed-rows.ts'
import { inTransaction } from '../journal/tables.ts'
import type { Seals } from '../keys.ts'

/**
 * Somebody may know their seeds, or the outcomes of their next rounds. Stakes that were on their way are not asked for
 * any more: they are looked up and taken back, as every stake in doubt. Answers how many pairs were in use.
 */
export async function retirePairs(pool: pg.Pool, studio: string): Promise<number> {
  return inTransaction(pool, async (tx) => {
    await tx.query(
      `update movements set state = 'voiding', waits = true, due_at = now()
       where due_at is not null and state in ('written', 'sent') and kind in ('bet', 'betwin')
         and exists (select from rounds where id = round_id and studio = $1)`,
      [studio],
    )
    const { rows } = await tx.query<{ isActive: boolean }>(
      `update seeds set state = 'retired', retired_at = now()
       where studio = $1 and state in ('active', 'next') returning client_seed is not null as "isActive"`,
      [studio],
    )
    return rows.filter(({ isActive }) => isActive).length
  })
}

const atOnce = 500

/** For every player who had some. It may be done again: who has new ones keeps them. */
export async function promiseNewPairs(pool: pg.Pool, seals: Seals, studio: string): Promise<void> {
  for (let after = ''; ; ) {
    const { rows } = await pool.query<{ playerId: string; clientSeed: string | null }>(
      `select player_id as "playerId", (array_agg(client_seed order by id desc)
           filter (where client_seed is not null and state = 'retired'))[1] as "clientSeed"
       from seeds where studio = $1 and player_id > $2
       group by player_id having not bool_or(state = 'active') or not bool_or(state = 'next')
       order by player_id limit ${atOnce}`,
      [studio, after],
    )
    const last = rows.at(-1)
    if (!last) return
    after = last.playerId
    const made = rows.flatMap(({ playerId, clientSeed }) =>
      (['active', 'next'] as const).map((state) => {
        const seed = randomBytes(32)
        const commit = commitOf(seed)
        const sealed = seals.seal(placeOf({ studio, playerId }, commit), seed)
        const own = state === 'active' ? (clientSeed ?? randomBytes(16).toString('hex')) : null
        return { playerId, state, sealed: sealed.toString('hex'), commit, own }
      }),
    )
    await pool.query(
      `insert into seeds (studio, player_id, state, server_seed, commit_hash, client_seed, activated_at)
       select $1, "playerId", state, decode(sealed, 'hex'), commit, own, case when state = 'active' then now() end
       from json_to_recordset($2) as made ("playerId" text, state text, sealed text, commit text, own text)
       on conflict (studio, player_id, state) where state in ('next', 'active') do nothing`,
      [studio, JSON.stringify(made)],
    )
  }
}
