import { affiliates, type BodyOf } from '@jackfruit/contracts'
import { nameOf } from '@jackfruit/contracts/names'
import { CallFailure } from '../../../shared/calls/failure.ts'

export type Application = BodyOf<typeof affiliates.apply>
export const fields = ['name', 'contact', 'plan', 'isAdult'] as const
export type FieldName = (typeof fields)[number]

const { applicationBounds, contactPatterns } = affiliates

/** Characters as people count them: a letter that a machine stores in two halves is one. */
export const lengthOf = (typed: string): number => [...typed.trim()].length

function fits(typed: string, { min, max }: { readonly min: number; readonly max: number }): boolean {
  const length = lengthOf(typed)
  return length >= min && length <= max
}

/** The fields that the server would refuse, found before it is asked. */
export function wrongFields({
  name,
  contactKind,
  contact,
  plan,
  isAdult,
}: Application): ReadonlySet<FieldName> {
  const isContact =
    fits(contact, applicationBounds.contact) && contactPatterns[contactKind].test(contact.trim())
  const wrong: Record<FieldName, boolean> = {
    name: !fits(name, applicationBounds.name) || nameOf(name) === null,
    contact: !isContact,
    plan: !fits(plan, applicationBounds.plan),
    isAdult: !isAdult,
  }
  return new Set(fields.filter((field) => wrong[field]))
}

/** The fields that a refusal names; none, when the refusal is about something else. */
export function refusedFields(error: unknown): ReadonlySet<FieldName> {
  if (!(error instanceof CallFailure) || error.code !== 'field_invalid') return new Set()
  const named: unknown = error.value['fields']
  const list = Array.isArray(named) ? (named as { readonly field?: unknown }[]) : []
  return new Set(fields.filter((field) => list.some((each) => each?.field === field)))
}
