import { promotions } from '@jackfruit/contracts'
import { formatMoney } from '@jackfruit/i18n'
import { Button, Field, SegmentedTabs } from '@jackfruit/ui'
import { useState } from 'react'
import { call } from '../../../shared/calls/api.ts'
import { Form } from '../../../shared/form/Form.tsx'
import { useForm } from '../../../shared/form/useForm.ts'
import { useBrand } from '../../../shared/session/brand.ts'
import { useText } from '../../../shared/text/text.ts'
import type { OfferDetail } from '../shared/offers.ts'
import { actOf, usePress } from './usePress.ts'

type Way = OfferDetail['contacts'][number]['kind']
const names: Readonly<Record<Way, string>> = { zalo: 'Zalo', whatsApp: 'WhatsApp' }

/** Zalo or WhatsApp: one of the two is asked for, and each says what it brings. */
export function ContactForm({ offer }: { offer: OfferDetail }) {
  const text = useText()
  const { currency } = useBrand()
  const { told } = usePress()
  const [kind, setKind] = useState<Way>('zalo')
  const form = useForm({ value: '' }, (code) => (code.startsWith('contact_') ? 'value' : null))
  const amount = offer.contacts.find((each) => each.kind === kind)?.amount ?? '0.00'
  const submit = () => {
    const value = form.values.value.trim()
    if (!form.isRight({ value: value === '' ? { key: 'errors.contact_needed' } : null })) return
    // Another id is another press.
    const body = { ...actOf(offer), contact: { kind, value } }
    void form.run(() => told(() => call(promotions.claim, { body })))
  }
  return (
    <Form at={form.ref} className="grid gap-4" onSubmit={submit}>
      <SegmentedTabs
        label={text('offers.contact_way')}
        value={kind}
        onChange={setKind}
        segments={offer.contacts.map((each) => ({ value: each.kind, label: names[each.kind] }))}
      />
      <Field
        name="value"
        label={text(`offers.contact_value_${kind}`)}
        note={formatMoney(amount, currency)}
        error={form.errors.value}
        value={form.values.value}
        maxLength={60}
        autoComplete="off"
        onChange={(event) => form.type('value', event.target.value)}
      />
      {form.problem && (
        <p role="alert" className="text-[14px] text-negative">
          {form.problem}
        </p>
      )}
      <Button type="submit" look="gold" isBusy={form.isBusy} className="w-full">
        {text('offers.do_claim')}
      </Button>
    </Form>
  )
}
