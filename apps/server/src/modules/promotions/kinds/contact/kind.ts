/** A reward for a way to be reached: Zalo or WhatsApp. One of the two is asked for, and each brings its own amount. */
import { Refusal } from '@jackfruit/kernel'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { blindIndex, sealField } from '../../../../platform/sealed-field.ts'
import { money, say } from '../../say.ts'
import { amount, minor } from '../../terms.ts'
import type { Contact, Kind } from '../kind.ts'
import { plainContact } from './plain.ts'

const terms = { amounts: z.strictObject({ zalo: amount, whatsApp: amount }) }
interface Terms {
  readonly amounts: Readonly<Record<Contact['kind'], string>>
}

const most = ({ amounts }: Terms) => {
  const [zalo, whatsApp] = [minor(amounts.zalo), minor(amounts.whatsApp)]
  return zalo > whatsApp ? zalo : whatsApp
}

export const contact: Kind<Terms> = {
  ...{ code: 'contact', terms, begins: 'claim' },
  begin: () => ({}),
  most,
  expected: most,
  promise: (given) => say('contact_promise', money('amount', most(given))),
  steps: (given) => [
    say('contact_step_add'),
    say('contact_step_enter'),
    say(
      'contact_step_paid',
      money('zalo', minor(given.amounts.zalo)),
      money('whatsApp', minor(given.amounts.whatsApp)),
    ),
  ],
  rules: () => [say('rule_contact')],
  contacts: ({ amounts }) => [
    { kind: 'zalo', amount: minor(amounts.zalo) },
    { kind: 'whatsApp', amount: minor(amounts.whatsApp) },
  ],
  state: ({ terms: given, membership }) =>
    membership === null ? say('state_contact', money('amount', most(given))) : null,
  async onPress(scene, _press, { contact: given }) {
    if (!given || given.value === '') throw new Refusal('contact_needed')
    const plain = plainContact(given)
    if (plain === null) throw new Refusal('contact_invalid')
    const { tx, promotion, person, now, keys } = scene
    const place = `promotions.contacts|value|${promotion.id}.${person.memberId}|${person.merchantId}`
    const index = blindIndex(keys.blindIndex, `promotion-contact|${person.merchantId}|${given.kind}`, plain)
    const { numAffectedRows } = await sql`
      insert into promotions.contacts (promotion_id, merchant_id, member_id, kind, value_sealed, value_index, at)
      values (${promotion.id}, ${person.merchantId}, ${person.memberId}, ${given.kind},
        ${sealField(keys.fields, place, given.value)}, ${index}, ${now})
      on conflict (promotion_id, value_index) do nothing`.execute(tx)
    if (numAffectedRows !== 1n) throw new Refusal('contact_rewarded')
    await scene.turn('claim')
    await scene.give({ amount: minor(scene.terms.amounts[given.kind]), source: 'contact', to: 'purse' })
  },
}
