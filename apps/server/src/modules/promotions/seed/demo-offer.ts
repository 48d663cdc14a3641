/** What is sown of an offer. */
import type { promotions } from '@jackfruit/contracts'
import type { Rejection } from '../status.ts'

export type Title = Readonly<
  Record<'EN' | 'MY' | 'HI' | 'CN' | 'JA' | 'TH' | 'VI' | 'ID' | 'TY' | 'BN' | 'UR', string>
>

export interface DemoOffer {
  readonly code: string
  readonly kind: promotions.OfferKind
  readonly title: Title
  readonly art: string
  readonly terms: object
  readonly budget: string
  /** Days from the day of sowing. */
  readonly from: number
  readonly to: number | null
  /** What becomes of the demo player in it. */
  readonly player?:
    | { readonly does: 'sign' | 'join' }
    /** What it brings waits in the reward centre. */
    | { readonly does: 'claim' }
    | {
        readonly does: 'apply'
        readonly remark: string
        /** `giveUp`: the bonus that came of it is given up again. */
        readonly next?: 'approve' | 'take' | 'giveUp' | Rejection
        readonly note?: string
      }
  /** Others of the demonstration join too, and it is closed: the clock draws it. */
  readonly isDrawn?: true
}
