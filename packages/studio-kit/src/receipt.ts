/** A studio's signed word that it took a bet: what it holds, a studio cannot later deny or place elsewhere. */
import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'
import { canonical } from '@jackfruit/fairness'
import type { infer as Infer } from 'zod/mini'
import { deriveKey } from './keys.ts'
import type { receipt } from './play-contract.ts'
import type { Json } from './rules.ts'

export type Receipt = Infer<typeof receipt>

export interface ReceiptBody {
  readonly studio: string
  readonly gameCode: string
  readonly version: string
  readonly roundId: string
  readonly clientBetId: string
  readonly stake: string
  readonly choice: Json
  readonly currency: string
  readonly commit: string
  readonly clientSeed: string
  readonly nonce: number
  /** Of a free round: nothing is put down for it, and it wins no more than its grant has left. */
  readonly free?: { readonly grantId: string; readonly limit: string }
  readonly at: string
}

/** Of a stake at a table: the seals of its round were fixed before it. */
export interface TableReceiptBody {
  readonly scheme: 'PF2'
  readonly studio: string
  readonly gameCode: string
  readonly version: string
  readonly tableId: string
  readonly roundId: string
  readonly roundNo: number
  readonly terminal: string
  readonly betId: string
  readonly clientBetId: string
  /** By place, as decimal texts. */
  readonly places: Readonly<Record<string, string>>
  readonly stake: string
  /** In a flight: where it is taken out by itself at the latest, in hundredths. */
  readonly outAt?: number
  readonly currency: string
  readonly clientSeed: string
  readonly at: string
}

/** Of a ticket for a draw. The seal is null where people enter the result. */
export interface DrawReceiptBody {
  readonly scheme: 'PF2'
  readonly studio: string
  readonly gameCode: string
  readonly version: string
  readonly issueId: string
  readonly roundNo: number | null
  readonly terminal: string | null
  readonly ticketId: string
  readonly clientBetId: string
  readonly stake: string
  readonly currency: string
  readonly mode: string
  readonly lineCount: number
  /** SHA-256, hex, of the canonical JSON of [play, number, stake in minor units, step] for each line in order. */
  readonly lines: string
  readonly clientSeed: string
  readonly at: string
}

export interface Receipts {
  /** Hex of the 32 bytes. */
  readonly publicKey: string
  sign(body: ReceiptBody | TableReceiptBody | DrawReceiptBody): Receipt
}

// RFC 8410: what stands before the 32 bytes of an Ed25519 key in PKCS #8 and in SPKI.
const privatePrefix = Buffer.from('302e020100300506032b657004220420', 'hex')
const publicPrefix = Buffer.from('302a300506032b6570032100', 'hex')

export function openReceipts(studioKey: string, studio: string): Receipts {
  const seed = deriveKey(studioKey, `receipts of ${studio}`)
  const key = createPrivateKey({ key: Buffer.concat([privatePrefix, seed]), format: 'der', type: 'pkcs8' })
  const publicKey = createPublicKey(key)
    .export({ format: 'der', type: 'spki' })
    .subarray(publicPrefix.length)
    .toString('hex')
  return {
    publicKey,
    sign(fields) {
      const body = canonical(fields)
      return { body, signature: sign(null, Buffer.from(body), key).toString('hex'), publicKey }
    },
  }
}

/** Whether the receipt's own key signed its body. Whose key that is, the studio publishes. */
export function isGenuine({ body, signature, publicKey }: Receipt): boolean {
  if (!/^[0-9a-f]{64}$/.test(publicKey) || !/^[0-9a-f]{128}$/.test(signature)) return false
  const key = createPublicKey({
    key: Buffer.concat([publicPrefix, Buffer.from(publicKey, 'hex')]),
    format: 'der',
    type: 'spki',
  })
  return verify(null, Buffer.from(body), key, Buffer.from(signature, 'hex'))
}
