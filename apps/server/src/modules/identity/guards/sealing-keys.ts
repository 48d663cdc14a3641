/**
 * Key pairs for sealed bodies: a new one each day, the one before still opens, after two days a
 * pair is destroyed. The private half lies in the database wrapped by a key that does not.
 */
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'
import { openField, sealField } from '../../../platform/sealed-field.ts'
import { keyDestroyedMs, keyRotatedMs } from '../settings.ts'
import { newToken } from '../tokens.ts'

export const keyAlgorithm = 'ECDH-ES+A256KW'

export interface PublicKey {
  readonly kid: string
  readonly jwk: { kty: string; crv: string; x: string; y: string }
}

export interface SealingKeys {
  /** The pair that new bodies are sealed to. */
  current(): Promise<PublicKey>
  /** The private key of this id, or null: unknown, or too old. */
  opener(kid: string): Promise<CryptoKey | null>
}

interface Kept extends PublicKey {
  readonly createdAt: number
  readonly private: CryptoKey
}

const placeOf = (kid: string) => `sealing_keys|private|${kid}`

export function openSealingKeys({ db, kek, now }: { db: Db; kek: Buffer; now: () => Date }): SealingKeys {
  const known = new Map<string, Kept>()
  let newest: Kept | null = null

  const read = async (row: KeyRow): Promise<Kept> => {
    const jwk = JSON.parse(openField(kek, placeOf(row.kid), row.privateSealed).toString()) as JWK
    const key = (await importJWK(jwk, keyAlgorithm)) as CryptoKey
    const kept = { kid: row.kid, jwk: row.publicJwk, createdAt: row.createdAt.getTime(), private: key }
    known.set(row.kid, kept)
    return kept
  }
  const isYoungerThan = (kept: Kept, ms: number) => now().getTime() - kept.createdAt < ms

  return {
    async current() {
      if (!newest || !isYoungerThan(newest, keyRotatedMs)) {
        for (const [kid, kept] of known) if (!isYoungerThan(kept, keyDestroyedMs)) known.delete(kid)
        newest = await read(await newestRow(db, kek, now()))
      }
      return { kid: newest.kid, jwk: newest.jwk }
    },
    async opener(kid) {
      let kept = known.get(kid)
      if (!kept) {
        const row = await rowOf(db, kid)
        kept = row && (await read(row))
      }
      return kept && isYoungerThan(kept, keyDestroyedMs) ? kept.private : null
    },
  }
}

interface KeyRow {
  kid: string
  publicJwk: PublicKey['jwk']
  privateSealed: Buffer
  createdAt: Date
}

const columns = sql`kid, public_jwk as "publicJwk", private_sealed as "privateSealed", created_at as "createdAt"`

async function rowOf(db: Db, kid: string): Promise<KeyRow | undefined> {
  const { rows } = await sql<KeyRow>`select ${columns} from identity.sealing_keys where kid = ${kid}`.execute(
    db,
  )
  return rows[0]
}

/** Processes that find the pair too old at once make one new pair between them. */
function newestRow(db: Db, kek: Buffer, now: Date): Promise<KeyRow> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(7251003)`.execute(tx)
    const since = new Date(now.getTime() - keyRotatedMs)
    const { rows } = await sql<KeyRow>`
      select ${columns} from identity.sealing_keys where created_at > ${since} order by created_at desc limit 1`.execute(
      tx,
    )
    if (rows[0]) return rows[0]
    const { privateKey, publicKey } = await generateKeyPair(keyAlgorithm, { crv: 'P-256', extractable: true })
    const { kty, crv, x, y } = await exportJWK(publicKey)
    const kid = newToken()
    const sealed = sealField(kek, placeOf(kid), JSON.stringify(await exportJWK(privateKey)))
    const made = await sql<KeyRow>`
      insert into identity.sealing_keys (kid, public_jwk, private_sealed, created_at)
      values (${kid}, ${JSON.stringify({ kty, crv, x, y })}, ${sealed}, ${now})
      returning ${columns}`.execute(tx)
    return made.rows[0] as KeyRow
  })
}
