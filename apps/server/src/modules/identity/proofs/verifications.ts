/**
 * Papers for verification: pictures are gathered as a draft, handed in, and decided by an operator.
 * Each is written anew and lies sealed, bound to its row; only the member and the operator's side open it.
 */
import { randomUUID } from 'node:crypto'
import { type DocumentSide, documentSides, pictureBytesMax } from '@jackfruit/contracts/security'
import { Refusal } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { cleanPicture } from '../../../platform/pictures.ts'
import { openField, sealField } from '../../../platform/sealed-field.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import type { Owner } from '../owner.ts'

export type VerificationState = 'none' | 'draft' | 'pending' | 'approved' | 'refused'

export interface Verification {
  readonly state: VerificationState
  readonly reason: string | null
  readonly submittedAt: Date | null
  readonly sides: readonly DocumentSide[]
}

export interface Decision {
  readonly isApproved: boolean
  /** Told to the member; a refusal needs one. */
  readonly reason: string | null
  readonly by: string
}

export interface Verifications {
  of(owner: Owner): Promise<Verification>
  /** WebP, or null. */
  picture(owner: Owner, side: DocumentSide): Promise<Buffer | null>
  add(owner: Owner, side: DocumentSide, base64: string): Promise<Buffer>
  remove(owner: Owner, side: DocumentSide): Promise<void>
  submit(tx: Tx, owner: Owner): Promise<void>
  /** The operator's side. False when nothing of this member waits: of two who decide, one did. */
  decide(tx: Tx, owner: Owner, decision: Decision): Promise<boolean>
}

interface Row {
  readonly id: string
  readonly state: Exclude<VerificationState, 'none'>
  readonly reason: string | null
  readonly submittedAt: Date | null
}

const size = 1_600
const picturesMax = documentSides.length
const needed: readonly DocumentSide[] = ['front', 'selfie']

interface Deps {
  readonly db: Db
  readonly secrets: Pick<Secrets, 'fields'>
  readonly now: () => Date
}

export function openVerifications({ db, secrets, now }: Deps): Verifications {
  const place = (id: string, side: string, { merchantId }: Owner) => `documents|${side}|${id}|${merchantId}`

  return {
    of: (owner) =>
      inMerchant(db, owner.merchantId, async (tx) => {
        const row = await newestRow(tx, owner)
        if (!row) return { state: 'none', reason: null, submittedAt: null, sides: [] }
        const { state, reason, submittedAt } = row
        return { state, reason, submittedAt, sides: await sidesOf(tx, row.id) }
      }),

    picture: (owner, side) =>
      inMerchant(db, owner.merchantId, async (tx) => {
        const row = await newestRow(tx, owner)
        if (!row) return null
        const { rows } = await sql<{ sealed: Buffer }>`
          select image_sealed as sealed from identity.documents
          where verification_id = ${row.id} and side = ${side}`.execute(tx)
        return rows[0] ? openField(secrets.fields, place(row.id, side, owner), rows[0].sealed) : null
      }),

    async add(owner, side, base64) {
      const picture = await cleanPicture(base64, { bytesMax: pictureBytesMax, fit: 'inside', size })
      await inMerchant(db, owner.merchantId, async (tx) => {
        const id = await draftOf(tx, owner, now())
        if ((await sidesOf(tx, id)).length >= picturesMax) throw new Refusal('too_many_pictures')
        const sealed = sealField(secrets.fields, place(id, side, owner), picture)
        await sql`delete from identity.documents where verification_id = ${id} and side = ${side}`.execute(tx)
        await sql`insert into identity.documents (verification_id, merchant_id, side, image_sealed)
          values (${id}, ${owner.merchantId}, ${side}, ${sealed})`.execute(tx)
      })
      return picture
    },

    remove: (owner, side) =>
      inMerchant(db, owner.merchantId, async (tx) => {
        const id = await draftOf(tx, owner, now())
        await sql`delete from identity.documents where verification_id = ${id} and side = ${side}`.execute(tx)
      }),

    async submit(tx, owner) {
      const id = await draftOf(tx, owner, now())
      const sides = await sidesOf(tx, id)
      if (!needed.every((side) => sides.includes(side))) throw new Refusal('documents_incomplete')
      await sql`update identity.verifications set state = 'pending', submitted_at = ${now()}
        where id = ${id}`.execute(tx)
    },

    async decide(tx, { memberId }, { isApproved, reason, by }) {
      const { numAffectedRows } = await sql`
        update identity.verifications
        set state = ${isApproved ? 'approved' : 'refused'}, reason = ${reason}, decided_at = ${now()}, decided_by = ${by}
        where member_id = ${memberId} and state = 'pending'`.execute(tx)
      return numAffectedRows === 1n
    },
  }
}

async function newestRow(tx: Tx, { memberId }: Owner): Promise<Row | null> {
  const { rows } = await sql<Row>`
    select id, state, reason, submitted_at as "submittedAt" from identity.verifications
    where member_id = ${memberId} order by state = 'refused', created_at desc limit 1`.execute(tx)
  return rows[0] ?? null
}

async function sidesOf(tx: Tx, id: string): Promise<DocumentSide[]> {
  const { rows } = await sql<{ side: DocumentSide }>`
    select side from identity.documents where verification_id = ${id}`.execute(tx)
  return documentSides.filter((side) => rows.some((row) => row.side === side))
}

/** The draft that pictures go to, held until the transaction ends: those who come at once wait for each other. */
async function draftOf(tx: Tx, { memberId, merchantId }: Owner, at: Date): Promise<string> {
  await sql`select 1 from identity.members where id = ${memberId} for no key update`.execute(tx)
  const row = await newestRow(tx, { memberId, merchantId })
  if (row?.state === 'draft') return row.id
  if (row && row.state !== 'refused') throw new Refusal('documents_closed')
  const id = randomUUID()
  await sql`insert into identity.verifications (id, merchant_id, member_id, state, created_at)
    values (${id}, ${merchantId}, ${memberId}, 'draft', ${at})`.execute(tx)
  return id
}
