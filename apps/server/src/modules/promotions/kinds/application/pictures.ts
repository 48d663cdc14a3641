/** What an application shows: sealed where it lies, opened for whoever decides. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../../../../platform/database/db.ts'
import { openField, sealField } from '../../../../platform/sealed-field.ts'
import type { Keys } from '../kind.ts'

interface Of {
  readonly merchantId: number
  readonly applicationId: bigint
}

const placeOf = (id: string, merchantId: number) => `promotions.pictures|image|${id}|${merchantId}`

export async function keepPictures(
  tx: Tx,
  { fields }: Pick<Keys, 'fields'>,
  { merchantId, applicationId }: Of,
  pictures: readonly Buffer[],
): Promise<void> {
  for (const webp of pictures) {
    const id = randomUUID()
    const sealed = sealField(fields, placeOf(id, merchantId), webp)
    await sql`
      insert into promotions.pictures (id, merchant_id, application_id, image_sealed)
      values (${id}, ${merchantId}, ${applicationId}, ${sealed})`.execute(tx)
  }
}

export async function openPictures(
  tx: Tx,
  { fields }: Pick<Keys, 'fields'>,
  { merchantId, applicationId }: Of,
): Promise<Buffer[]> {
  const { rows } = await sql<{ id: string; sealed: Buffer }>`
    select id, image_sealed as sealed from promotions.pictures
     where merchant_id = ${merchantId} and application_id = ${applicationId} order by id`.execute(tx)
  return rows.map(({ id, sealed }) => openField(fields, placeOf(id, merchantId), sealed))
}
