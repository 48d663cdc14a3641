/** A member who is signed in shows the password again: one budget of wrong ones for all that asks for it. */
import { Refusal } from '@jackfruit/kernel'
import { type Owner, subjectOf } from '../owner.ts'
import type { Parts } from '../parts.ts'
import { lookAt } from './tries.ts'

type Needed = Pick<Parts, 'attempts' | 'limits' | 'passwords' | 'now'>

/** Refusal('wrong_password'). Nobody's password is right where `hash` is null. */
export async function demandPassword(
  parts: Needed,
  owner: Owner,
  { hash, password }: { readonly hash: string | null; readonly password: string },
): Promise<void> {
  const held = { subject: subjectOf('password', owner), budget: parts.limits.passwordChange }
  const isRight = await lookAt(
    parts,
    held,
    async () => (await parts.passwords.isRight(hash, password)) || null,
  )
  if (!isRight) throw new Refusal('wrong_password')
}
