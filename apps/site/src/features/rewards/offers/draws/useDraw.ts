import { formatMoney } from '@jackfruit/i18n'
import { useState } from 'react'
import { useBrand } from '../../../../shared/session/brand.ts'
import { note } from '../../../../shared/text/notes.ts'
import { failureText, useText } from '../../../../shared/text/text.ts'
import { type OfferDetail, useOffersChanged } from '../../shared/offers.ts'
import { actOf, presses } from '../usePress.ts'
import { type Result, useFreshBoard } from './queries.ts'

export interface Drawing {
  /** Idle; asked and not answered yet; fallen, and shown while it comes to rest; at rest. */
  readonly phase: 'idle' | 'asked' | 'falling' | 'shown'
  readonly result: Result | null
  /** Where it was pressed: of several eggs the one. */
  readonly at: number
  readonly draw: (at?: number) => Promise<void>
  /** What moves has come to rest: now the result is said. */
  readonly rest: () => void
}

/** One press: the server decides, what is on screen only moves to what it decided. */
export function useDraw(offer: OfferDetail): Drawing {
  const text = useText()
  const { currency } = useBrand()
  const changed = useOffersChanged()
  const fresh = useFreshBoard(offer.id)
  const [phase, setPhase] = useState<Drawing['phase']>('idle')
  const [result, setResult] = useState<Result | null>(null)
  const [at, setAt] = useState(0)
  return {
    ...{ phase, result, at },
    async draw(place = 0) {
      if (phase === 'asked' || phase === 'falling') return
      setAt(place)
      setPhase('asked')
      try {
        await (offer.kind === 'envelope' ? presses.claim : presses.sign)(actOf(offer))
        const [newest = null] = (await fresh()).mine
        setResult(newest)
        setPhase('falling')
      } catch (failure) {
        setPhase('idle')
        note('bad', failureText(failure))
        await changed()
      }
    },
    rest() {
      if (phase !== 'falling' || !result) return
      setPhase('shown')
      note(
        result.amount === '0.00' ? 'plain' : 'good',
        result.amount === '0.00'
          ? text('offers.draw_none')
          : text('offers.draw_won', { amount: formatMoney(result.amount, currency) }),
      )
      void changed()
    },
  }
}
