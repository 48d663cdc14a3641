/** Many members use all their turns of a day, each drawn as the product draws it: what it cost, measured. */
import { chances, prizeAt } from '@jackfruit/fairness'
import { streamOf, turnSeed } from './seeds.ts'
import { piecesOf, type TurnTerms } from './turns.ts'

export interface Turned {
  readonly kind: string
  readonly terms: TurnTerms
  readonly members: number
  /** What seeds follow from. */
  readonly secret: Buffer
}

/** On the average of a member, in hundredths, and how far that may be off by chance: one standard error. */
export function simulateTurns({ kind, terms, members, secret }: Turned): { cost: number; error: number } {
  const pieces = piecesOf(terms)
  const weights = pieces.map(({ weight }) => weight)
  const of = { id: 1n, merchantId: 1 }
  const keys = { blindIndex: secret, fields: secret }
  let [given, squares] = [0n, 0n]
  for (let member = 1; member <= members; member++) {
    let own = 0n
    for (let nonce = 1; nonce <= terms.daily; nonce++) {
      const seed = turnSeed(keys, of, BigInt(member), nonce)
      const value = streamOf({ kind, seed, clientSeed: `m${member}-${nonce}`, nonce }).below(chances)
      own += pieces[prizeAt(weights, { gone: [], instead: pieces.length - 1 }, value).place]?.amount ?? 0n
    }
    given += own
    squares += own * own
  }
  const mean = Number(given) / members
  return { cost: mean, error: Math.sqrt((Number(squares) / members - mean * mean) / members) }
}
