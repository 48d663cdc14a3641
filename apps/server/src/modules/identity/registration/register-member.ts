/** The new member: their place in the tree, their name, and what they told. */
import { randomBytes, randomInt } from 'node:crypto'
import type { AccountType } from '@jackfruit/contracts/identity'
import { Refusal } from '@jackfruit/kernel'
import type { Tx } from '../../../platform/database/db.ts'
import { settingOrDefault } from '../../../platform/settings.ts'
import type { BrandData } from '../../merchants/index.ts'
import { identitySettings } from '../brand-settings.ts'
import { type Credentials, credentialsByName, insertMember, type NewMember, nameKey } from '../members.ts'
import type { Parts } from '../parts.ts'
import { setPersonal } from '../personal.ts'
import { bindContact, type Contact, findByContact } from '../proofs/contacts.ts'
import { firstTouch } from './first-touch.ts'
import {
  affiliateByCode,
  agentNamed,
  hasRoomBelow,
  holdAgent,
  referrerOf,
  typeFrom,
  useAffiliateCode,
} from './invitations.ts'
import { type FieldProblem, problem, ruleOf } from './register-rules.ts'

type Told = ReadonlyMap<string, string>

export interface Newcomer {
  readonly brand: BrandData
  readonly told: Told
  /** Null for who registers by number alone: a name is made for them. */
  readonly username: string | null
  readonly mobile: Contact | null
  /** The number is proved to be theirs. */
  readonly isProved: boolean
  /** The browser's name, where it has one. */
  readonly visit: string | null
  readonly body: {
    readonly referralCode?: string | undefined
    readonly domain?: string | undefined
    readonly registerUrl?: string | undefined
    readonly language?: string | undefined
  }
}

export async function refuseNameTaken(tx: Tx, { id }: BrandData, username: string): Promise<void> {
  if (await credentialsByName(tx, id, nameKey(username))) throw new Refusal('username_taken')
}

interface Place {
  readonly type: AccountType
  readonly uplineId: bigint | null
  readonly referrerId: bigint | null
  readonly affiliateCode: string | null
}

interface Invited {
  readonly told: Told
  readonly referralCode?: string | undefined
  readonly visit: string | null
}

/** In the tree below the agent of the code, else of who recommended, else of who brought this browser first, else of the brand's own agent. */
export async function placeOf(
  tx: Tx,
  brand: BrandData,
  { told, referralCode, visit }: Invited,
  at: Date,
): Promise<Place> {
  const code = told.get('affiliateCode')
  const affiliate = code === undefined ? null : await affiliateByCode(tx, brand.id, code, at)
  if (code !== undefined && !affiliate) throw new Refusal('invitation_code_error')
  const recommenderId = told.get('recommenderId')
  const named = recommenderId === undefined ? null : await referrerOf(tx, brand.id, { recommenderId })
  if (recommenderId !== undefined && !named) throw refused(brand, 'recommenderId', 'wrong')
  // It came with the address, so a code that is good no more stops nobody.
  const referrer = named ?? (referralCode ? await referrerOf(tx, brand.id, { referralCode }) : null)
  const isInvited = affiliate !== null || referrer !== null
  const first = isInvited || visit === null ? null : await firstTouch(tx, { merchantId: brand.id, visit, at })
  const agent = affiliate ?? first
  return {
    type: agent ? typeFrom(agent) : 0,
    uplineId: agent?.agentId ?? referrer?.uplineId ?? (await defaultAgent(tx, brand)),
    referrerId: referrer?.id ?? null,
    affiliateCode: agent?.code ?? null,
  }
}

async function defaultAgent(tx: Tx, brand: BrandData): Promise<bigint | null> {
  const name = settingOrDefault(identitySettings, brand, 'defaultAgent')
  const agentId = typeof name === 'string' ? await agentNamed(tx, brand.id, name) : null
  return agentId !== null && (await hasRoomBelow(tx, agentId)) ? agentId : null
}

export interface Hashes {
  readonly passwordHash: string
  readonly hasPassword: boolean
  readonly paymentPasswordHash: string | null
}

/** Made before the transaction that adds the member: they take their time. */
export async function hashesOf({ passwords }: Parts, told: Told, password?: string): Promise<Hashes> {
  const payment = told.get('paymentPassword')
  return {
    // Without a chosen password there is one that nobody knows, so that every account is guessed at the same cost.
    passwordHash: await passwords.hash(password ?? randomBytes(32).toString('base64')),
    hasPassword: password !== undefined,
    paymentPasswordHash: payment === undefined ? null : await passwords.hash(payment),
  }
}

export function mobileOf(told: Told, dialingCode = ''): Contact | null {
  const number = told.get('mobileNum')
  return number === undefined ? null : { kind: 'mobile', dialingCode, number }
}

/** Whatever refuses leaves nothing of it behind: the caller's transaction fails with it. */
export async function addMember(
  tx: Tx,
  parts: Parts,
  newcomer: Newcomer,
  hashes: Hashes,
): Promise<Credentials> {
  const { brand, told, body } = newcomer
  const at = parts.now()
  const invited = { told, referralCode: body.referralCode, visit: newcomer.visit }
  const { affiliateCode, ...place } = await placeOf(tx, brand, invited, at)
  if (affiliateCode !== null && !(await useAffiliateCode(tx, brand.id, affiliateCode)))
    throw new Refusal('invitation_code_error')
  // Whoever was an agent a moment ago may be made a player just now.
  if (place.uplineId !== null && !(await holdAgent(tx, brand.id, place.uplineId)))
    throw new Refusal('invitation_code_error')
  if (place.uplineId !== null && !(await hasRoomBelow(tx, place.uplineId)))
    throw new Refusal('invitation_code_error')
  const member = await insertNamed(tx, newcomer.username, {
    ...{ merchantId: brand.id, at, ...hashes, ...place, joinedCode: affiliateCode },
    language: body.language ?? null,
    registerDomain: body.domain ?? null,
    registerUrl: body.registerUrl ?? null,
  })
  await keepTold(tx, parts, newcomer, member, at)
  return member
}

const madeNames = 5

async function insertNamed(
  tx: Tx,
  username: string | null,
  member: Omit<NewMember, 'username'>,
): Promise<Credentials> {
  const names = username === null ? Array.from({ length: madeNames }, madeName) : [username]
  for (const name of names) {
    const made = await insertMember(tx, { ...member, username: name })
    if (made) return made
  }
  throw new Refusal('username_taken')
}

/** Tells nothing of the number, and keeps the usual rule of names. */
const madeName = (): string => `m${String(randomInt(1_000_000_000)).padStart(9, '0')}`

const personalFields = [
  'payeeName',
  'birthday',
  'idNumber',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'qqNum',
] as const

async function keepTold(
  tx: Tx,
  parts: Parts,
  { brand, told, mobile, isProved }: Newcomer,
  member: Credentials,
  at: Date,
): Promise<void> {
  const address = told.get('email')
  if (mobile)
    await keepContact(tx, parts, brand, {
      member,
      contact: mobile,
      field: 'mobileNum',
      at: isProved ? at : null,
    })
  if (address !== undefined)
    await keepContact(tx, parts, brand, {
      member,
      contact: { kind: 'email', address },
      field: 'email',
      at: null,
    })
  for (const field of personalFields) {
    const value = told.get(field)
    if (value !== undefined && !(await setPersonal(tx, parts, member, field, value)))
      throw refused(brand, field, 'taken')
  }
}

interface Kept {
  readonly member: Credentials
  readonly contact: Contact
  readonly field: 'mobileNum' | 'email'
  /** When it was proved, or null. */
  readonly at: Date | null
}

/** One of a kind in a brand. Who proves it comes before who only wrote it down, and of those the first. */
async function keepContact(tx: Tx, parts: Parts, brand: BrandData, { member, contact, field, at }: Kept) {
  const isBound = await bindContact(tx, parts, member, contact, at)
  const holder = await findByContact(tx, parts, brand.id, contact)
  if (!isBound) throw refused(brand, field, holder ? 'taken' : 'pattern')
  if (holder?.member.id !== member.id) throw refused(brand, field, 'taken')
}

function refused({ registerRules }: BrandData, field: string, rule: FieldProblem['rule']): Refusal {
  return new Refusal('field_invalid', { fields: [problem(field, rule, ruleOf(registerRules, field))] })
}
