/** Gives up every pair of seeds that rounds could still be dealt from, and promises new ones. */
import { randomBytes } from 'node:crypto'
import { commitOf } from '@jackfruit/fairness'
import type { StillMine } from '@jackfruit/postgres'
import type pg from 'pg'
import { placeOf } from '../journal/seed-rows.ts'
import { inTransaction } from '../journal/tables.ts'
import type { Seals } from '../keys.ts'

/** Where it stands: the players up to `after` have new pairs; so many had one in use. */
export interface Retiring {
  after: string
  retired: number
  isOver: boolean
}

interface Giving {
  readonly pool: pg.Pool
  readonly seals: Seals
  readonly studio: string
  /** Of two who did this, one would give up what the other has just promised. */
  readonly stillMine: StillMine
}

const atOnce = 500

/**
 * Somebody may know their seeds, or the outcomes of their next rounds. A few hundred players at a time, each with new
 * pairs in the same moment as the old ones go: whoever goes on from where it stands gives up nothing twice, and nobody
 * waits long for the row of a player.
 */
export async function retirePairs(
  { pool, seals, studio, stillMine }: Giving,
  standing: Retiring,
): Promise<void> {
  while (!standing.isOver) {
    await stillMine()
    const given = await inTransaction(pool, (tx) => retireSome(tx, seals, studio, standing.after))
    standing.retired += given.retired
    if (given.last === null) standing.isOver = true
    else standing.after = given.last
  }
}

/** Stakes that were on their way are not asked for any more: they are looked up and taken back, as every stake in doubt. */
export async function giveUpStakes(pool: pg.Pool, studio: string): Promise<void> {
  await pool.query({ ...underWay, values: [studio] })
}

export const underWay = {
  name: 'give-up-stakes',
  text: `
    update movements set state = 'voiding', waits = true, due_at = now()
    where due_at is not null and state in ('written', 'sent') and kind in ('bet', 'betwin')
      and (select rounds.studio from rounds where rounds.id = round_id) = $1`,
}

export const nextPlayers = {
  name: 'next-players',
  text: `
    select player_id as "playerId" from seeds
    where studio = $1 and player_id > $2 and state in ('active', 'next')
    group by player_id order by player_id limit $3`,
}

export const givingUp = {
  name: 'give-up-pairs',
  text: `
    update seeds set state = 'retired', retired_at = now()
    where studio = $1 and player_id = any($2) and state in ('active', 'next')
    returning player_id as "playerId", client_seed as "clientSeed"`,
}

interface Given {
  readonly retired: number
  /** Null where there was nobody left. */
  readonly last: string | null
}

async function retireSome(tx: pg.PoolClient, seals: Seals, studio: string, after: string): Promise<Given> {
  const { rows: players } = await tx.query<{ playerId: string }>({
    ...nextPlayers,
    values: [studio, after, atOnce],
  })
  const names = players.map(({ playerId }) => playerId)
  const last = names.at(-1) ?? null
  if (last === null) return { retired: 0, last }
  const { rows } = await tx.query<{ playerId: string; clientSeed: string | null }>({
    ...givingUp,
    values: [studio, names],
  })
  const inUse = new Map(
    rows.flatMap(({ playerId, clientSeed }) => (clientSeed === null ? [] : [[playerId, clientSeed]])),
  )
  await promise(tx, seals, studio, names, inUse)
  return { retired: inUse.size, last }
}

/** The player's own seed stays. */
async function promise(
  tx: pg.PoolClient,
  seals: Seals,
  studio: string,
  players: readonly string[],
  inUse: ReadonlyMap<string, string>,
): Promise<void> {
  const made = players.flatMap((playerId) =>
    (['active', 'next'] as const).map((state) => {
      const seed = randomBytes(32)
      const commit = commitOf(seed)
      const sealed = seals.seal(placeOf({ studio, playerId }, commit), seed)
      const own = state === 'active' ? (inUse.get(playerId) ?? randomBytes(16).toString('hex')) : null
      return { playerId, state, sealed: sealed.toString('hex'), commit, own }
    }),
  )
  await tx.query(
    `insert into seeds (studio, player_id, state, server_seed, commit_hash, client_seed, activated_at)
     select $1, "playerId", state, decode(sealed, 'hex'), commit, own, case when state = 'active' then now() end
     from json_to_recordset($2) as made ("playerId" text, state text, sealed text, commit text, own text)
     on conflict (studio, player_id, state) where state in ('next', 'active') do nothing`,
    [studio, JSON.stringify(made)],
  )
}
