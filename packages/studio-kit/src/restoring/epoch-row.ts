/** What a journal says of itself: its name, its epoch, how many seeds it has revealed, and how far it was compared. */
import { randomBytes } from 'node:crypto'
import type pg from 'pg'

export interface EpochRow {
  /** Given at random when the journal was made. */
  readonly journal: string
  readonly epoch: number
  readonly revealed: number
  /** Before this place of the platform's all rounds are known here; null before it was first compared. */
  readonly cursor: string | null
  /** By `seq`: the platform's database was seen to have all transactions up to this one; null before it was first told. */
  readonly known: bigint | null
  /** The platform's database that had them. */
  readonly lineage: string | null
}

interface Columns extends Omit<EpochRow, 'revealed' | 'known'> {
  readonly revealed: string
  readonly known: string | null
}

/** Made where there is none. */
export async function readEpoch(pool: pg.Pool, studio: string): Promise<EpochRow> {
  const find = () => pool.query<Columns>('select * from epochs where studio = $1', [studio])
  let [row] = (await find()).rows
  if (!row) {
    const name = randomBytes(16).toString('hex')
    await pool.query(
      'insert into epochs (studio, journal, epoch) values ($1, $2, 1) on conflict (studio) do nothing',
      [studio, name],
    )
    ;[row] = (await find()).rows
  }
  if (!row) throw new Error(`the journal of ${studio} has no epoch`)
  const { journal, epoch, cursor, lineage } = row
  const known = row.known === null ? null : BigInt(row.known)
  return { journal, epoch, cursor, lineage, known, revealed: Number(row.revealed) }
}

/** All rounds before this place are known here. Nothing where the journal is of another epoch meanwhile. */
export async function keepCursor(
  pool: pg.Pool,
  studio: string,
  { epoch }: EpochRow,
  cursor: string,
): Promise<void> {
  await pool.query('update epochs set cursor = $3 where studio = $1 and epoch = $2', [studio, epoch, cursor])
}

/** The platform's database of this lineage has all transactions up to this one. As above. */
export async function keepKnown(
  pool: pg.Pool,
  studio: string,
  { epoch }: EpochRow,
  { known, lineage }: { readonly known: bigint; readonly lineage: string },
): Promise<void> {
  await pool.query(
    'update epochs set known = greatest(known, $3), lineage = $4 where studio = $1 and epoch = $2',
    [studio, epoch, known, lineage],
  )
}

/** The last step of beginning anew: from here on the journal counts as new. */
export async function keepEpoch(
  pool: pg.Pool,
  studio: string,
  row: Pick<EpochRow, 'epoch' | 'revealed' | 'cursor' | 'known'>,
): Promise<void> {
  await pool.query(
    `update epochs set epoch = $2, revealed = greatest(revealed, $3), cursor = coalesce($4, cursor),
       known = $5, lineage = null
     where studio = $1 and epoch < $2`,
    [studio, row.epoch, row.revealed, row.cursor, row.known],
  )
}

/**
 * Which database this is, as far as it can be seen from inside: another server, another database of it, or other tables
 * than a moment ago. Where it is the same, nothing that was committed can have gone.
 */
export async function lineageOf(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ lineage: string }>({
    name: 'lineage',
    text: `select concat_ws('|', pg_postmaster_start_time(), inet_server_addr(), inet_server_port(),
        (select oid from pg_database where datname = current_database()),
        'rounds'::regclass::oid, 'seeds'::regclass::oid, 'epochs'::regclass::oid) as lineage`,
  })
  return rows[0]?.lineage ?? ''
}
