import type { CallFailure } from '../../../../shared/calls/failure.ts'
import { type Complaint, type FieldName, fieldNames, type Rule, refusalText } from '../rules.ts'

/** Which field a refusal speaks of, so that its sentence stands below it. */
const refusedFields: Readonly<Record<string, FieldName | 'ageConfirmed'>> = {
  username_taken: 'username',
  passwords_differ: 'confirmPassword',
  age_not_confirmed: 'ageConfirmed',
  invitation_code_error: 'affiliateCode',
  code_missing: 'verificationCode',
  code_invalid: 'verificationCode',
  code_expired: 'verificationCode',
  code_too_soon: 'verificationCode',
  phone_missing: 'mobileNum',
  phone_invalid: 'mobileNum',
  phone_too_many: 'verificationCode',
  phone_quota: 'verificationCode',
  phone_unknown: 'verificationCode',
  phone_not_enabled: 'verificationCode',
  not_enabled: 'verificationCode',
}

export const fieldOfRefusal = (code: string) => refusedFields[code] ?? null

export interface RefusedField {
  readonly name: FieldName
  readonly complaint: Complaint
}

/** The fields that the platform names, each with the sentence of what it breaks. */
export function refusedFieldsOf(
  error: CallFailure,
  ruleOf: (name: FieldName) => Rule | null,
): RefusedField[] {
  const fields = error.value['fields']
  if (!Array.isArray(fields)) return []
  return fields.flatMap((each: unknown): RefusedField[] => {
    const { field, rule: broken, min } = (each ?? {}) as Record<string, unknown>
    const name = fieldNames.find((known) => known === field)
    const rule = name && ruleOf(name)
    if (!name || !rule || typeof broken !== 'string') return []
    return [{ name, complaint: refusalText(name, rule, broken, typeof min === 'number' ? min : 0) }]
  })
}
