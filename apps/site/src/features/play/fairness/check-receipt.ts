/** A maker's receipt: its word, given before the outcome was shown, that it took exactly this bet. */
import { receiptDiffers } from '@jackfruit/fairness'
import { bytesOf } from './bytes.ts'
import type { Proof } from './proof.ts'

/** `unchecked`: this browser knows no Ed25519, or the page did not come over a safe connection. */
export type ReceiptState = 'good' | 'bad' | 'absent' | 'unchecked'

type Receipt = NonNullable<Proof['receipt']>

const algorithm = 'Ed25519'

export async function checkReceipt(proof: Proof): Promise<ReceiptState> {
  const { receipt } = proof
  if (!receipt) return 'absent'
  return receiptDiffers(receipt.body, proof).length > 0 ? 'bad' : checkSignature(receipt)
}

/** Whether the receipt's own key signed it. */
export async function checkSignature({
  body,
  signature,
  publicKey,
}: Receipt): Promise<Exclude<ReceiptState, 'absent'>> {
  if (!/^[0-9a-f]{128}$/.test(signature) || !/^[0-9a-f]{64}$/.test(publicKey)) return 'bad'
  try {
    const key = await crypto.subtle.importKey('raw', bytesOf(publicKey), algorithm, false, ['verify'])
    const isGenuine = await crypto.subtle.verify(
      algorithm,
      key,
      bytesOf(signature),
      new TextEncoder().encode(body),
    )
    return isGenuine ? 'good' : 'bad'
  } catch {
    return 'unchecked' // and said so: a browser's lack is nothing against the maker
  }
}
