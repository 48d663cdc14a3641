/**
 * Proofs and evidence: written anew, sealed, and told again when they come a second time, whole or slightly
 * changed. Only payer, receiver and the operator's side open them.
 */

import { createHash } from 'node:crypto'
import { pictureBytesMax } from '@jackfruit/contracts/security'
import { sql } from 'kysely'
import { cleanPicture } from '../../../platform/pictures.ts'
import { openField, sealField } from '../../../platform/sealed-field.ts'
import type { Work } from '../changes.ts'
import { newId } from '../ids.ts'
import type { Allocation } from '../rows.ts'
import { days } from '../terms.ts'
import { differencesMax, type Look, looksOf } from './look.ts'
import { isPlain } from './plain.ts'

export interface NewPicture {
  readonly webp: Buffer
  readonly hash: Buffer
  /** Of the whole first, then with edges cut. */
  readonly looks: readonly [Look, ...Look[]]
  /** Nothing can be read on it. */
  readonly isPlain: boolean
}

export type PictureKind = 'proof' | 'payer' | 'receiver'

const size = 1_600

/** Decoding is slow: done before any transaction is open. */
export async function readPicture(base64: string): Promise<NewPicture> {
  const webp = await cleanPicture(base64, { bytesMax: pictureBytesMax, fit: 'inside', size })
  const hash = createHash('sha256').update(webp).digest()
  return { webp, hash, looks: await looksOf(webp), isPlain: await isPlain(webp) }
}

/** Under which a picture is sealed. */
export const placeOf = (id: string, merchantId: number) => `peer_pictures|image|${id}|${merchantId}`

/** Answers whether it was seen: the same bytes ever, or nearly the same look as a proof, or as one with its edges cut. */
export async function keepPicture(
  { tx, world, at }: Work,
  { id: allocationId, merchantId }: Allocation,
  kind: PictureKind,
  { webp, hash, looks }: NewPicture,
): Promise<boolean> {
  const since = new Date(at.getTime() - days.remembered * 86_400_000)
  const { rows } = await sql`
    select from peer.pictures where merchant_id = ${merchantId} and hash = ${hash}
    union all
    select from peer.pictures p, unnest(p.looks) kept
     where p.merchant_id = ${merchantId} and p.kind = 'proof' and p.at > ${since}
       and bit_count(kept # ${looks[0]}::text::bit(400)) <= ${differencesMax}
    limit 1`.execute(tx)
  const id = newId('I')
  const sealed = sealField(world.key, placeOf(id, merchantId), webp)
  await sql`
    insert into peer.pictures (id, merchant_id, allocation_id, kind, image_sealed, hash, looks, at)
    values (${id}, ${merchantId}, ${allocationId}, ${kind}, ${sealed}, ${hash}, ${looks}::text[]::bit(400)[], ${at})`.execute(
    tx,
  )
  return rows.length > 0
}

/** For one of the two sides; anybody else's question finds nothing. */
export async function openPicture({ tx, world }: Work, memberId: bigint, id: string): Promise<Buffer | null> {
  const { rows } = await sql<{ sealed: Buffer; merchantId: number }>`
    select p.image_sealed as sealed, p.merchant_id as "merchantId"
      from peer.pictures p join peer.allocations a on a.id = p.allocation_id
     where p.id = ${id} and ${memberId} in (a.payer_id, a.receiver_id)`.execute(tx)
  const [row] = rows
  return row ? openField(world.key, placeOf(id, row.merchantId), row.sealed) : null
}
