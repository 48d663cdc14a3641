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

const sealedFields = [
  'roundId',
  'tableId',
  'roundNo',
  'terminal',
  'gameCode',
  'version',
  'beaconRound',
  'beaconKey',
] as const
const betFields = ['betId', 'places', 'currency', 'step', 'raises'] as const

/** The same of a bet in a round that many share: its receipt names the seals of the round, and what was laid where. */
export function tableReceiptDiffers(
  body: string,
  proof: Readonly<Record<string, unknown>> & {
    readonly bets: readonly { readonly betId: string; readonly clientSeed: string }[]
  },
  bet: Readonly<Record<string, unknown>>,
): readonly string[] {
  const said = fieldsIn(body)
  // The seed that the member gave is the one that took part; what was put down after the deal lies on a bet that did.
  const mixed = proof.bets.find(({ betId }) => betId === (bet['raises'] ?? bet['betId']))
  const other = (field: string, of: Readonly<Record<string, unknown>>) =>
    canonical(said[field] ?? null) !== canonical(of[field] ?? null)
  return [
    ...sealedFields.filter((field) => other(field, proof)),
    ...betFields.filter((field) => other(field, bet)),
    ...(mixed && mixed.clientSeed === said['clientSeed'] ? [] : ['clientSeed']),
  ]
}

/** What a receipt says of this, as it was signed; undefined where it says nothing, or is no JSON. */
export const saidIn = (body: string, field: string): unknown => fieldsIn(body)[field]
