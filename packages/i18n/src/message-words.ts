import type { TextKey } from './catalogues.ts'
import { formatCount, formatDateTime, formatMoney } from './format.ts'
import type { Text } from './texts.ts'

export interface WordsOfMessage {
  readonly title: string
  readonly content: string
}

/** Changes of what is kept safe have their names in the catalogue of the security centre. */
const securityKinds: readonly string[] = [
  'place_added',
  'password_changed',
  'payment_password_set',
  'authenticator_on',
  'authenticator_off',
  'mobile_bound',
  'email_bound',
  'documents_decided',
]

/** What a message to a member says, from its kind and its facts, in the language of `text`: on screen and in letters. */
export function messageWords(
  text: Text,
  kind: string,
  facts: Readonly<Record<string, string>>,
  { language, timeZone }: { readonly language: string; readonly timeZone: string },
): WordsOfMessage {
  const { amount, currency, until, limit, period, minutes, place, from, rank } = facts
  const { order, points, remark, rounds } = facts
  // What the house called a thing: in this language, else in English, else in whichever it has.
  const named = (what: string) =>
    facts[`${what}_${language}`] ??
    facts[`${what}_EN`] ??
    Object.entries(facts).find(([key]) => key.startsWith(`${what}_`))?.[1] ??
    facts[what] ??
    ''
  const none = text('inbox.no_limit')
  const values = {
    amount: amount && currency ? formatMoney(amount, currency) : none,
    until: until ? formatDateTime(until, language, timeZone, 'short') : '',
    limit: limit ? text(`protection.kind_${limit}` as TextKey) : '',
    period: period ? text(`protection.period_${period}` as TextKey) : '',
    value: limitValueOf(text, { amount, currency, minutes }) ?? none,
    place: place ?? '',
    from: from ?? '',
    rank: rank ?? '',
    ...{ goods: named('goods'), order: order ?? '', remark: remark ?? '' },
    points: points ? formatCount(Number(points)) : '',
    offer: named('offer'),
    rounds: rounds ? formatCount(Number(rounds)) : '',
  }
  if (securityKinds.includes(kind))
    return {
      title: text(`security.event_${kind}` as TextKey),
      content: text(kind === 'documents_decided' ? 'inbox.documents_decided' : 'inbox.security', values),
    }
  return {
    title: text(`inbox.${kind}` as TextKey, values),
    content: text(`inbox.${kind}_text` as TextKey, values),
  }
}

function limitValueOf(
  text: Text,
  { amount, currency, minutes }: Readonly<Record<'amount' | 'currency' | 'minutes', string | undefined>>,
): string | null {
  if (minutes) return text('protection.minutes', { count: Number(minutes) })
  return amount && currency ? formatMoney(amount, currency) : null
}
