/** Which member goes to a provider to link: a navigation carries no token, so the page carries this instead. */
import { openField, sealField } from '../../../platform/sealed-field.ts'

const placeOf = (merchantId: number) => `third party asker|${merchantId}`

export const askerOf = (key: Buffer, { merchantId, memberId }: { merchantId: number; memberId: bigint }) =>
  sealField(key, placeOf(merchantId), memberId.toString()).toString('base64url')

/** The member's id in figures, or null for what we did not write. */
export function openAsker(key: Buffer, merchantId: number, asker: unknown): string | null {
  if (typeof asker !== 'string' || asker.length > 200) return null
  try {
    return openField(key, placeOf(merchantId), Buffer.from(asker, 'base64url')).toString()
  } catch {
    return null
  }
}
