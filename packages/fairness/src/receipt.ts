/** What a maker's signed receipt says, against the proof that it lies in. */
import { canonical } from './proof.ts'

const signedFields = [
  'gameCode',
  'version',
  'roundId',
  'stake',
  'choice',
  'currency',
  'commit',
  'clientSeed',
  'nonce',
  'free',
] as const

/** The fields in which the receipt speaks of another bet than the proof; all of them for a text that is no JSON. */
export function receiptDiffers(body: string, proof: Readonly<Record<string, unknown>>): readonly string[] {
  const said = fieldsIn(body)
  return signedFields.filter((field) => canonical(said[field] ?? null) !== canonical(proof[field] ?? null))
}

function fieldsIn(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
