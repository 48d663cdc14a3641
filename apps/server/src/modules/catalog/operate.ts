/** What operators decide about the offer while it runs; every process follows within a second. */
import { Refusal } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'

/** Who decided, and what was seen. */
export interface Signed {
  readonly by: string
  readonly why: string
}

export interface Maintenance {
  readonly isOn: boolean
  /** When it ends by itself; null for one that somebody has to end. */
  readonly until: Date | null
}

interface State {
  readonly maintenance: boolean
  readonly until: Date | null
}

/**
 * Closes a maker with all its games, or one game, or opens it again; one row of the journal tells it.
 * @param target a maker's code, or the name of a game in addresses; a maker is looked for first
 * @throws Refusal `game_not_found` for a target that is neither
 */
export async function setMaintenance(
  db: Db,
  target: string,
  { isOn, until }: Maintenance,
  signed: Signed,
): Promise<'vendor' | 'game'> {
  const end = isOn ? until : null
  return db.transaction().execute(async (tx) => {
    for (const kind of ['vendor', 'game'] as const) {
      const { table, name } = kept[kind]
      const { rows } = await sql<State>`
        select maintenance, maintenance_until as until from ${table} where ${name} = ${target} for update`.execute(
        tx,
      )
      const [before] = rows
      if (!before) continue
      await sql`update ${table} set maintenance = ${isOn}, maintenance_until = ${end}
        where ${name} = ${target}`.execute(tx)
      const after = { maintenance: isOn, until: end?.toISOString() ?? null }
      await note(tx, { what: `maintenance of a ${kind}`, target, before, after, ...signed })
      return kind
    }
    throw new Refusal('game_not_found')
  })
}

/** Where each kind is kept, and what names it. */
const kept = {
  vendor: { table: sql.table('catalog.vendors'), name: sql.ref('code') },
  game: { table: sql.table('catalog.games'), name: sql.ref('node_id') },
} as const

export interface Entry extends Signed {
  readonly what: string
  readonly target: string
  readonly before: unknown
  readonly after: unknown
}

/** Adds to the journal of the offer, in the transaction that makes the change. */
export async function note(tx: Tx, { by, why, what, target, before, after }: Entry): Promise<void> {
  await sql`
    insert into catalog.journal (decided_by, why, what, target, before, after)
    values (${by}, ${why}, ${what}, ${target}, ${JSON.stringify(before)}, ${JSON.stringify(after)})`.execute(
    tx,
  )
}

/** The journal, the newest first. */
export async function journalOf(db: Db, most: number): Promise<readonly (Entry & { readonly at: Date })[]> {
  const { rows } = await sql<Entry & { at: Date }>`
    select at, decided_by as by, why, what, target, before, after from catalog.journal
    order by id desc limit ${most}`.execute(db)
  return rows
}
