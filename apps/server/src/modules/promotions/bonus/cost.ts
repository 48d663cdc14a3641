/**
 * What an offer is expected to cost: what is given, less what the games keep of the turnover that it asks for. From the
 * terms and the games' exact returns; pure. Who loses everything before the turnover is done costs less still.
 */
import type { Minor } from '@jackfruit/kernel'
import { returnsTooMuch, weightOf } from '../../turnover/index.ts'
import type { Kind } from '../kinds/kind.ts'
import type { CommonTerms } from '../terms.ts'
import { excludes } from './excluded.ts'
import { baseOf, targetOf, weightsOf } from './reckoning.ts'

export interface PricedGame {
  readonly vendor: string
  readonly code: string
  readonly gameType: string
  readonly gameClassify: string | null
  /** Percent, of four decimals. */
  readonly rtp: string
}

export interface Cost {
  /** For each member who does all of it: over all games that count, and where only the one that keeps least is played. */
  readonly expected: Minor
  readonly most: Minor
}

const million = 1_000_000n

/** What a game keeps, in millionths: 96.0000 percent is 40,000. */
export const keptOf = ({ rtp }: Pick<PricedGame, 'rtp'>): bigint => {
  const [whole = '0', fraction = ''] = rtp.split('.')
  return million - BigInt(whole) * 10_000n - BigInt(fraction.slice(0, 4).padEnd(4, '0'))
}

export function costOf(kind: Kind, terms: CommonTerms, games: readonly PricedGame[]): Cost {
  const given = kind.expected(terms)
  const { bonus } = terms
  if (!bonus) return { expected: given, most: given }
  const weights = weightsOf(bonus)
  // Millionths that are lost for each unit that counts.
  const losses = games.flatMap((game) => {
    const weight = weightOf(weights, { ...game, hasOppositePlaces: null })
    if (weight === 0 || returnsTooMuch(game) || excludes(bonus, game)) return []
    return [(keptOf(game) * 100n) / BigInt(weight)]
  })
  const target = targetOf(baseOf(bonus, given, kind.onDeposit?.(terms).full ?? 0n), bonus.times)
  const stays = bonus.mode === 'STICKY' ? 0n : given
  const after = (loss: bigint): Minor => {
    const left = stays - (target * loss) / million
    return left > 0n ? left : 0n
  }
  if (losses.length === 0) return { expected: stays, most: stays }
  const average = losses.reduce((sum, loss) => sum + loss, 0n) / BigInt(losses.length)
  return { expected: after(average), most: after(losses.reduce((a, b) => (a < b ? a : b))) }
}
