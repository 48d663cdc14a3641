/** The profile: every field sealed on its own. The real name and the birthday are set once. */

import type { BodyOf, ReplyOf, security } from '@jackfruit/contracts'
import { ageOn } from '@jackfruit/contracts/field-rules'
import { lineOf, nameOf, nicknameOf } from '@jackfruit/contracts/names'
import { contactIds, type saveProfile } from '@jackfruit/contracts/security'
import { invariant, Refusal } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { dayIn } from '../../../platform/work/brand-day.ts'
import { type BrandData, minAgeBirthdayOf } from '../../merchants/index.ts'
import { memberById, memberByName, nameKey } from '../members.ts'
import type { Owner } from '../owner.ts'
import type { Parts } from '../parts.ts'
import { personalOf, setPersonal } from '../personal.ts'

export type Profile = ReplyOf<typeof security.profile>
export type ProfileChange = BodyOf<typeof saveProfile>

const setOnce = ['payeeName', 'birthday'] as const
const fields = [
  ...setOnce,
  'gender',
  'address',
  'nationality',
  'occupation',
  'sourceOfIncome',
  'placeOfBirth',
  ...contactIds,
] as const

type ProfileParts = Pick<Parts, 'secrets' | 'now'>

export async function readProfile(
  tx: Tx,
  parts: ProfileParts,
  { merchantId, memberId }: Owner,
): Promise<Profile> {
  const member = await memberById(tx, merchantId, memberId)
  invariant(member, 'a session has its member')
  const kept = await personalOf(tx, parts, { id: memberId, merchantId })
  const values = Object.fromEntries(fields.map((field) => [field, kept[field] ?? '']))
  return {
    ...(values as Omit<Profile, 'nickname' | 'locked'>),
    nickname: member.nickname,
    locked: setOnce.filter((field) => kept[field]),
  }
}

/** Whether this change sets what cannot be changed again: that needs the password once more. */
export const setsIdentity = (current: Profile, change: ProfileChange): boolean =>
  setOnce.some((field) => change[field] && change[field] !== current[field])

interface ProfileCall {
  /** Whose rule about ages holds, and in whose calendar. */
  readonly brand: BrandData
  readonly change: ProfileChange
}

/** Works under the member's row, so that of two who set a name once, one does. */
export async function writeProfile(
  tx: Tx,
  parts: ProfileParts,
  owner: Owner,
  { brand, change }: ProfileCall,
): Promise<Profile> {
  const { merchantId, memberId } = owner
  await sql`select 1 from identity.members where id = ${memberId} for no key update`.execute(tx)
  const current = await readProfile(tx, parts, owner)
  for (const field of current.locked) {
    const wanted = change[field]
    if (wanted !== undefined && wanted !== current[field]) throw new Refusal('field_locked', { field })
  }
  demandAge(brand, change.birthday ?? '', parts.now())
  if (change.nickname && change.nickname !== current.nickname) {
    await demandOwnNickname(tx, owner, change.nickname)
    await sql`update identity.members set nickname = ${change.nickname} where id = ${memberId}`.execute(tx)
  }
  for (const field of fields) {
    const value = change[field]
    if (value === undefined || value === current[field]) continue
    if (value === '') await forgetPersonal(tx, memberId, field)
    else await setPersonal(tx, parts, { id: memberId, merchantId }, field, value)
  }
  return readProfile(tx, parts, owner)
}

async function forgetPersonal(tx: Tx, memberId: bigint, field: string): Promise<void> {
  await sql`delete from identity.personal where member_id = ${memberId} and field = ${field}`.execute(tx)
}

/** A birthday is a date of the calendar; the day that it is now is that of the brand. */
function demandAge(brand: BrandData, birthday: string, at: Date): void {
  if (birthday === '') return
  const parsed = new Date(`${birthday}T00:00:00Z`)
  const isDay = !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(birthday)
  if (!isDay || birthday < '1900-01-01') throw new Refusal('field_invalid', { field: 'birthday' })
  const age = minAgeBirthdayOf(brand)
  if (ageOn(dayIn(brand.timeZone, at), birthday) < age)
    throw new Refusal('too_young', { field: 'birthday', age })
}

/**
 * The change with its words as they are kept. What can be no name is refused here, before anything is confirmed or
 * set once and for all.
 */
export function wordedChange(change: ProfileChange): ProfileChange {
  const worded = { ...change }
  for (const [field, rule] of rules) {
    const typed = change[field]
    if (typed === undefined || (typed === '' && field !== 'nickname')) continue
    const kept = rule(typed)
    if (kept === null) throw new Refusal('field_invalid', { field })
    worded[field] = kept
  }
  return worded
}

const rules = [
  ['nickname', nicknameOf],
  ['payeeName', nameOf],
  ...(['address', 'nationality', 'occupation', 'sourceOfIncome', 'placeOfBirth', ...contactIds] as const).map(
    (field) => [field, lineOf] as const,
  ),
] as const

/** Called like somebody else's account, a member would be taken for that one. */
async function demandOwnNickname(tx: Tx, { merchantId, memberId }: Owner, nickname: string): Promise<void> {
  const namesake = await memberByName(tx, merchantId, nameKey(nickname))
  if (namesake && namesake.id !== memberId) throw new Refusal('field_invalid', { field: 'nickname' })
}
