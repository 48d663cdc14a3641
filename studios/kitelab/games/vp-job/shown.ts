import { listOf, oneOf, orNull, type Reader, shape, whole } from '../../shared/read.ts'
import { type Hand, hands, type Pays } from './rules.ts'

/** Cards are 0 to 51: rank (0 the two, 12 the ace) times four plus suit. */
export interface Shown {
  /** The five on the table. */
  readonly cards: readonly number[]
  /** The five that were dealt first. */
  readonly dealt: readonly number[]
  /** Places that were held; null until then. */
  readonly held: readonly number[] | null
  /** What the five on the table are. */
  readonly hand: Hand
  /** Stakes, once it has ended; before that what the hand would pay if all were held. */
  readonly multiple: number
}

export interface Facts {
  readonly pays: Pays
}

const readPlaces = listOf(whole(0, 4), 5)
const readCards = listOf(whole(0, 51), 5)

export const readShown: Reader<Shown> = shape<Shown>({
  cards: readCards,
  dealt: readCards,
  held: orNull(readPlaces),
  hand: oneOf(...hands),
  multiple: whole(),
})

export const readFacts: Reader<Facts> = shape<Facts>({
  pays: shape<Pays>({
    royal: whole(),
    'straight-flush': whole(),
    four: whole(),
    'full-house': whole(),
    flush: whole(),
    straight: whole(),
    three: whole(),
    'two-pair': whole(),
    jacks: whole(),
    nothing: whole(),
  }),
})
