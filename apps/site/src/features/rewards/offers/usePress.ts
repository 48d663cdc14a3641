import { promotions, type ReplyOf } from '@jackfruit/contracts'
import { formatMoney } from '@jackfruit/i18n'
import { useState } from 'react'
import { call } from '../../../shared/calls/api.ts'
import { useBrand } from '../../../shared/session/brand.ts'
import { note } from '../../../shared/text/notes.ts'
import { failureText, useText } from '../../../shared/text/text.ts'
import { type Offer, useOffersChanged } from '../shared/offers.ts'

type Pressed = ReplyOf<typeof promotions.join>
export type Act = Readonly<{ id: string; version: number; key: string }>

/** One press: its key is made once, so that whatever is sent again is the same press. */
export const actOf = ({ id, version }: Pick<Offer, 'id' | 'version'>): Act => ({
  id,
  version,
  key: crypto.randomUUID(),
})

/** Does what a button says, tells what came of it, and has everything asked for again that hangs on it. */
export function usePress() {
  const text = useText()
  const { currency } = useBrand()
  const changed = useOffersChanged()
  const [isBusy, setBusy] = useState(false)
  const told = async (work: () => Promise<Pressed>) => {
    const { paid, status } = await work()
    if (paid !== null) note('good', text('offers.paid', { amount: formatMoney(paid, currency) }))
    else if (status === 'applying') note('good', text('offers.applied'))
    await changed()
  }
  return {
    isBusy,
    /** For forms, which show a refusal at its field. */
    told,
    /** For a button alone. */
    async press(work: () => Promise<Pressed>): Promise<void> {
      setBusy(true)
      try {
        await told(work)
      } catch (failure) {
        note('bad', failureText(failure))
        await changed()
      } finally {
        setBusy(false)
      }
    },
  }
}

export const presses = {
  join: (act: Act) => call(promotions.join, { body: act }),
  sign: (act: Act) => call(promotions.sign, { body: act }),
  claim: (act: Act) => call(promotions.claim, { body: act }),
} as const
