/** How new a studio's journal has to be: kept here, because whoever restores a journal restores all that it says of itself. */
import type { restoring } from '@jackfruit/contracts'
import { invariant } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { infer as Infer } from 'zod/mini'
import type { Db } from '../../../platform/database/db.ts'
import { type Answer, refuse } from '../answers.ts'

type Told = Omit<Infer<typeof restoring.epochCall.body>, 'requestId'>

interface Kept {
  readonly journal: string
  readonly epoch: number
  readonly revealed: bigint
  readonly known: bigint
}

/**
 * The highest that was told stays. An epoch is begun once: of two who begin the same one the second is refused, unless it
 * is the same journal that asks again.
 */
export async function hearEpoch(db: Db, vendor: string, told: Told): Promise<Answer> {
  const { cursor, lineage } = await placeOf(db)
  await (told.begins ? begin(db, vendor, told) : raise(db, vendor, told))
  const { rows } = await sql<Kept>`
    select journal, epoch, revealed, known from vendors.epochs where vendor = ${vendor}`.execute(db)
  const [kept] = rows
  if (!kept) return refuse('TEMPORARY')
  const isBegun = kept.journal === told.journal && kept.epoch === told.epoch
  if (told.begins && !isBegun) return refuse('CONFLICT')
  const { journal, epoch, revealed } = kept
  const counts = { revealed: Number(revealed), known: Number(kept.known) }
  return { status: 'OK', journal, epoch, ...counts, cursor, lineage }
}

interface Place {
  readonly cursor: string
  readonly lineage: string
}

/**
 * Every transaction before the cursor has ended, and its stakes were written down by the studio before they were asked
 * for: a journal that knows this place knows all rounds before it. Read first, so that it is never too new.
 */
async function placeOf(db: Db): Promise<Place> {
  const { rows } = await sql<Place>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as cursor, ${ownLineage} as lineage`.execute(db)
  const [place] = rows
  invariant(place, 'a database stands at a place')
  return place
}

/**
 * Which database this is, as far as it can be seen from inside: the cluster and its timeline, the server that runs it, the
 * database, the table. Where it is the same as a moment ago, nothing that was committed can have gone. A server that only
 * started again has another one too, and costs each studio a comparison.
 */
const ownLineage = sql<string>`
  md5(concat_ws('|', (select system_identifier from pg_control_system()),
    left(pg_walfile_name(pg_current_wal_lsn()), 8), pg_postmaster_start_time(),
    (select oid from pg_database where datname = current_database()), 'vendors.epochs'::regclass::oid))`

/** The first word about a studio is believed. What was seen in another database says nothing of this one. */
async function raise(
  db: Db,
  vendor: string,
  { journal, epoch, revealed, known = 0, lineage = '' }: Told,
): Promise<void> {
  await sql`
    insert into vendors.epochs as kept (vendor, journal, epoch, revealed, known)
    values (${vendor}, ${journal}, ${epoch}, ${revealed},
      case when ${lineage} = ${ownLineage} then ${known}::bigint else 0 end)
    on conflict (vendor) do update set revealed = greatest(kept.revealed, excluded.revealed),
      known = greatest(kept.known, excluded.known)
    where kept.journal = excluded.journal and kept.epoch = excluded.epoch
      and (kept.revealed < excluded.revealed or kept.known < excluded.known)`.execute(db)
}

/** A journal that was restored counts its transactions from an older place on. */
async function begin(db: Db, vendor: string, { journal, epoch, revealed, known = 0 }: Told): Promise<void> {
  await sql`
    insert into vendors.epochs as kept (vendor, journal, epoch, revealed, known)
    values (${vendor}, ${journal}, ${epoch}, ${revealed}, ${known})
    on conflict (vendor) do update set journal = excluded.journal, epoch = excluded.epoch, begun_at = now(),
      revealed = greatest(kept.revealed, excluded.revealed), known = least(kept.known, excluded.known)
    where kept.epoch < excluded.epoch`.execute(db)
}
