/** Why an order stands where it stands, as a sentence. A person's own word that has none points to customer service. */
const known = [
  'gateway_unavailable',
  'time_ran_out',
  'given_up',
  'confirmations',
  'money_not_found',
  'name_mismatch',
  'wrong_network',
  'other_currency',
  'dust',
  'reference_of_another',
  'order_reversed',
  'no_such_payment',
  'chargeback',
] as const

export function reasonKey(reason: string): `deposit.reason_${(typeof known)[number] | 'unknown'}` {
  const found = known.find((each) => each === reason)
  return `deposit.reason_${found ?? 'unknown'}`
}
