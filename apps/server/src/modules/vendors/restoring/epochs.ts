/** How new a studio's journal has to be: kept here, because whoever restores a journal restores all that it says of itself. */
import type { restoring } from '@jackfruit/contracts'
import { sql } from 'kysely'
import type { infer as Infer } from 'zod/mini'
import type { Db } from '../../../platform/database/db.ts'
import { type Answer, refuse } from '../answers.ts'

type Told = Omit<Infer<typeof restoring.epochCall.body>, 'requestId'>

interface Kept {
  readonly journal: string
  readonly epoch: number
  readonly revealed: bigint
}

/**
 * The highest that was told stays. An epoch is begun once: of two who begin the same one the second is refused, unless it
 * is the same journal that asks again.
 */
export async function hearEpoch(db: Db, vendor: string, told: Told): Promise<Answer> {
  const cursor = await newest(db)
  await (told.begins ? begin(db, vendor, told) : raise(db, vendor, told))
  const { rows } = await sql<Kept>`
    select journal, epoch, revealed from vendors.epochs where vendor = ${vendor}`.execute(db)
  const [kept] = rows
  if (!kept) return refuse('TEMPORARY')
  const isBegun = kept.journal === told.journal && kept.epoch === told.epoch
  if (told.begins && !isBegun) return refuse('CONFLICT')
  return { status: 'OK', ...kept, revealed: Number(kept.revealed), cursor }
}

/**
 * Every transaction before it has ended, and its stakes were written down by the studio before they were asked for: a
 * journal that knows this place knows all rounds before it. Read first, so that it is never too new.
 */
async function newest(db: Db): Promise<string> {
  const { rows } = await sql<{ cursor: string }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as cursor`.execute(db)
  return rows[0]?.cursor ?? '0'
}

/** The first word about a studio is believed. */
async function raise(db: Db, vendor: string, { journal, epoch, revealed }: Told): Promise<void> {
  await sql`
    insert into vendors.epochs as kept (vendor, journal, epoch, revealed)
    values (${vendor}, ${journal}, ${epoch}, ${revealed})
    on conflict (vendor) do update set revealed = excluded.revealed
    where kept.journal = excluded.journal and kept.epoch = excluded.epoch
      and kept.revealed < excluded.revealed`.execute(db)
}

async function begin(db: Db, vendor: string, { journal, epoch, revealed }: Told): Promise<void> {
  await sql`
    insert into vendors.epochs as kept (vendor, journal, epoch, revealed)
    values (${vendor}, ${journal}, ${epoch}, ${revealed})
    on conflict (vendor) do update set journal = excluded.journal, epoch = excluded.epoch, begun_at = now(),
      revealed = greatest(kept.revealed, excluded.revealed)
    where kept.epoch < excluded.epoch`.execute(db)
}
