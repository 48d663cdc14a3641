/** What is unusual about the credits of a round, from its movements. Pure. */
import type { Minor } from '@jackfruit/kernel'
import type { Transfer } from '../../ledger/index.ts'

export type Unusual =
  | 'no_stake'
  | 'above_max_win'
  | 'above_multiple'
  | 'first_large'
  | 'from_unusual'
  | 'from_vendor'
  | 'set_aside'

export interface Bounds {
  /** So many times the stake is unusual, from an amount on. */
  readonly multiple: bigint
  readonly multipleFrom: Minor
  /** A member's first win of so much is looked at. */
  readonly large: Minor
}

type Amounts = Pick<Bounds, 'multipleFrom' | 'large'>

const units = (multipleFrom: number, large: number): Amounts => ({
  ...{ multipleFrom: BigInt(multipleFrom) * 100n, large: BigInt(large) * 100n },
})

/** As much in each currency as games pay in it: a thousandth and a hundredth of the most that their rounds return. */
const usual: ReadonlyMap<string, Amounts> = new Map(
  Object.entries({
    MMK: units(100_000, 1_000_000),
    BDT: units(5_000, 50_000),
    INR: units(5_000, 50_000),
    NGN: units(50_000, 500_000),
    IDRK: units(1_000, 10_000),
    PKR: units(10_000, 100_000),
    KES: units(5_000, 50_000),
  }),
)

/** Where a brand says nothing else. In a currency that nobody thought of every win is looked at. */
export const usualBounds = (currency: string): Bounds => ({
  multiple: 1_000n,
  ...(usual.get(currency) ?? units(0, 0)),
})

const credits: readonly Transfer['kind'][] = ['win', 'winRollback', 'adjust']

/** `most`: what the game announced that a round pays at the most. */
export function unusualIn(
  movements: readonly Transfer[],
  { multiple, multipleFrom, large, most }: Bounds & { readonly most: Minor },
): { readonly reasons: readonly Unusual[]; readonly won: Minor } {
  const sum = (kinds: readonly Transfer['kind'][]) =>
    movements
      .filter(({ kind, posted }) => posted && kinds.includes(kind))
      .reduce((total, { amount }) => total + amount, 0n)
  const [staked, won] = [-sum(['stake', 'rollback']), sum(credits)]
  if (won <= 0n) return { reasons: [], won }
  const found: Record<Exclude<Unusual, 'from_unusual' | 'from_vendor' | 'set_aside'>, boolean> = {
    no_stake: staked <= 0n,
    above_max_win: staked > 0n && won > most,
    above_multiple: staked > 0n && won >= multipleFrom && won > staked * multiple,
    first_large: won >= large,
  }
  return { reasons: (Object.keys(found) as (keyof typeof found)[]).filter((reason) => found[reason]), won }
}

/** A credit that a vendor made: others, such as a bonus of the house, belong to no game. */
export const isCredit = ({ kind, posted, amount, gameId }: Transfer): boolean =>
  posted && amount > 0n && gameId !== 0 && (kind === 'win' || kind === 'promo' || kind === 'adjust')

const betweenMembers: readonly Transfer['kind'][] = ['upline', 'downline', 'move']

/** Money that another member sent: it brings its origin along. */
export const isReceived = ({ kind, posted, amount }: Transfer): boolean =>
  posted && amount > 0n && betweenMembers.includes(kind)

/** Money that a vendor says came back from the wallet that it keeps. */
export const isReturned = ({ kind, posted, amount }: Transfer): boolean =>
  posted && amount > 0n && kind === 'fromVendor'

/** What came back from a vendor's wallet is its word as a win is: bounded by what was sent there. */
export const isMuchMore = (
  { sent, back }: { readonly sent: Minor; readonly back: Minor },
  { multiple, multipleFrom, large }: Bounds,
): boolean => back - sent >= large || (back >= multipleFrom && back > sent * multiple)
