/** An application is counted, sealed and put into the operator's queue. */
import { randomBytes, randomUUID } from 'node:crypto'
import { Refusal } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import { blindIndex, sealField } from '../../platform/sealed-field.ts'
import { type Application, plainContact, problemsOf } from './rules.ts'

export interface ApplicationParts {
  readonly now: () => Date
  readonly db: Db
  /** Seals personal fields. */
  readonly key: Buffer
  /** Finds the same contact again without opening it. */
  readonly indexKey: Buffer
  readonly attempts: {
    add(subject: string, windowMs: number): Promise<{ readonly tries: number; readonly until: Date }>
  }
}

export interface Applicant {
  readonly merchantId: number
  readonly memberId: bigint | null
  /** Where it comes from, as limits see it. */
  readonly place: string
}

const windowMs = 86_400_000
const perWindow = 3

/** Answers the reference. What is not in order is refused before it counts; what is counts before it is written. */
export async function keepApplication(
  parts: ApplicationParts,
  { merchantId, memberId, place }: Applicant,
  application: Application,
): Promise<string> {
  const fields = problemsOf(application)
  if (fields.length > 0) throw new Refusal('field_invalid', { fields })
  await count(parts, `application|${merchantId}|${place}`)
  const id = randomUUID()
  const reference = newReference()
  const { name, contactKind, contact, plan } = application
  const sealed = (field: 'name' | 'contact', text: string) =>
    sealField(parts.key, sealedPlace(field, id, merchantId), text)
  const index = blindIndex(parts.indexKey, `applicant|${contactKind}`, plainContact(application))
  await inMerchant(parts.db, merchantId, (tx) =>
    sql`insert into affiliates.applications
          (id, merchant_id, reference, member_id, name_sealed, contact_kind, contact_sealed, contact_index, plan)
        values (${id}, ${merchantId}, ${reference}, ${memberId}, ${sealed('name', name)}, ${contactKind},
          ${sealed('contact', contact)}, ${index}, ${plan})`.execute(tx),
  )
  return reference
}

async function count({ attempts, now }: ApplicationParts, subject: string): Promise<void> {
  const { tries, until } = await attempts.add(subject, windowMs)
  if (tries <= perWindow) return
  const retryAfter = Math.max(1, Math.ceil((until.getTime() - now().getTime()) / 1000))
  throw new Refusal('too_many_attempts', { retryAfter })
}

/** Where a sealed field lies: it opens nowhere else. */
export const sealedPlace = (field: 'name' | 'contact', id: string, merchantId: number): string =>
  `affiliates.applications|${field}|${id}|${merchantId}`

/** Digits and letters that nobody mistakes for each other when they are read out. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** 40 random bits. Should two ever be the same, the second is a fault that the table refuses. */
function newReference(): string {
  const drawn = [...randomBytes(8)].map((byte) => letters[byte & 31]).join('')
  return `J-${drawn.slice(0, 4)}-${drawn.slice(4)}`
}
