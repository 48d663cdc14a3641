/** What an application must hold. Pure. */
import { affiliates, type BodyOf } from '@jackfruit/contracts'
import { nameOf } from '@jackfruit/contracts/names'

export type Application = BodyOf<typeof affiliates.apply>

export interface FieldProblem {
  readonly field: 'name' | 'contact' | 'plan' | 'isAdult'
  readonly rule: 'length' | 'pattern' | 'required'
  readonly min?: number
  readonly max?: number
}

const { applicationBounds, contactPatterns } = affiliates

/** Every field that is not as it must be, in the order of the form. */
export function problemsOf({ name, contactKind, contact, plan, isAdult }: Application): FieldProblem[] {
  const problems: FieldProblem[] = []
  if (!fits(name, applicationBounds.name))
    problems.push({ field: 'name', rule: 'length', ...applicationBounds.name })
  else if (nameOf(name) === null) problems.push({ field: 'name', rule: 'pattern' })
  if (!fits(contact, applicationBounds.contact))
    problems.push({ field: 'contact', rule: 'length', ...applicationBounds.contact })
  else if (!contactPatterns[contactKind].test(contact)) problems.push({ field: 'contact', rule: 'pattern' })
  if (!fits(plan, applicationBounds.plan))
    problems.push({ field: 'plan', rule: 'length', ...applicationBounds.plan })
  if (!isAdult) problems.push({ field: 'isAdult', rule: 'required' })
  return problems
}

function fits(text: string, { min, max }: { readonly min: number; readonly max: number }): boolean {
  const length = [...text].length
  return length >= min && length <= max
}

/** One person is one contact, however it is written. */
export function plainContact({ contactKind, contact }: Pick<Application, 'contactKind' | 'contact'>): string {
  if (contactKind === 'phone') return contact.replace(/\D/g, '')
  return contact.replace(/^@/, '').toLowerCase()
}
