import { listOf, orNull, type Reader, shape, whole } from '../../shared/read.ts'

export interface Shown {
  /** Stakes, field by field from the top left. */
  readonly fields: readonly number[]
  /** What stands in three fields, in stakes; null on a ticket that wins nothing. */
  readonly prize: number | null
}

export interface Facts {
  readonly tickets: number
  readonly prizes: readonly { readonly multiple: number; readonly tickets: number }[]
}

export const readShown: Reader<Shown> = shape<Shown>({ fields: listOf(whole()), prize: orNull(whole()) })

export const readFacts: Reader<Facts> = shape<Facts>({
  tickets: whole(),
  prizes: listOf(shape<Facts['prizes'][number]>({ multiple: whole(), tickets: whole() })),
})
