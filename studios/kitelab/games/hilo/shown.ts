import { listOf, oneOf, orNull, type Reader, shape, whole } from '../../shared/read.ts'

/** Either includes a card of the same rank. */
export type Call = 'higher' | 'lower'
export const readCall = oneOf('higher', 'lower')

export type End = 'wrong' | 'cashed' | 'limit' | 'left'

/** Rank 1 (ace, the lowest) to 13 (king); suit 0 to 3. */
export interface Card {
  readonly rank: number
  readonly suit: number
}

/** What a call is paid: hundredths of the stake in all, if it is correct; null where it cannot be made. */
export type Prices = Readonly<Record<Call, number | null>>

export interface Shown {
  readonly cards: readonly Card[]
  /** What was done at each card but the last. */
  readonly moves: readonly (Call | 'skip')[]
  /** Hundredths of the stake that a cash-out returns now. 0 before the first correct call and after a wrong one. */
  readonly now: number
  readonly prices: Prices
  readonly skipsLeft: number
  readonly end: End | null
}

export interface Facts {
  readonly ranks: number
  readonly paid: number
  readonly skips: number
}

const price = orNull(whole())

export const readShown: Reader<Shown> = shape<Shown>({
  cards: listOf(shape<Card>({ rank: whole(1, 13), suit: whole(0, 3) })),
  moves: listOf(oneOf('higher', 'lower', 'skip')),
  now: whole(),
  prices: shape<Prices>({ higher: price, lower: price }),
  skipsLeft: whole(),
  end: orNull(oneOf('wrong', 'cashed', 'limit', 'left')),
})

export const readFacts: Reader<Facts> = shape<Facts>({ ranks: whole(), paid: whole(), skips: whole() })
