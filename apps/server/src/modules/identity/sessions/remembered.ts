/**
 * Being remembered for a day: a text that stands for the password, for one name in one browser, as long as
 * the password stays what it was and nobody takes it back. It holds no password, and is worth nothing without
 * the cookie that names the browser, which script cannot read.
 */
import { createHash } from 'node:crypto'
import type { BodyOf, entry, ReplyOf } from '@jackfruit/contracts'
import { invariant } from '@jackfruit/kernel'
import * as z from 'zod/mini'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import type { Principal } from '../../../platform/http/http.ts'
import { openField, sealField } from '../../../platform/sealed-field.ts'
import type { BrandData } from '../../merchants/index.ts'
import { demandPassword } from '../guards/own-password.ts'
import { type Credentials, credentialsById, nameKey } from '../members.ts'
import type { Parts } from '../parts.ts'
import { rememberedMs, second } from '../settings.ts'
import { hashOf, newToken } from '../tokens.ts'
import { forgetDevice, insertRemembered, noteDevice, standsRemembered } from './remembered-rows.ts'

const prefix = 'rm1.'
const content = z.strictObject({ until: z.number(), stamp: z.string() })

export interface RememberCall {
  readonly brand: BrandData
  readonly body: BodyOf<typeof entry.remember>
  readonly principal: Principal
  /** The name under which this browser was remembered before. */
  readonly before: string | null
}

export interface Kept {
  readonly told: ReplyOf<typeof entry.remember>
  /** For the cookie: a new name each time. A text that was kept under the one before is worth nothing from then on. */
  readonly device: string
}

export async function remember(
  parts: Parts,
  { brand, body, principal, before }: RememberCall,
): Promise<Kept> {
  const { db, secrets, now } = parts
  const member = await inMerchant(db, brand.id, (tx) => credentialsById(tx, brand.id, principal.memberId))
  invariant(member, 'a session has its member')
  await demandPassword(parts, principal, { hash: member.passwordHash, password: body.password })
  const device = newToken()
  const until = new Date(now().getTime() + rememberedMs)
  await inMerchant(db, brand.id, async (tx) => {
    if (before) await forgetDevice(tx, brand.id, before)
    const remembered = { merchantId: brand.id, memberId: member.id, device }
    await insertRemembered(tx, remembered, until)
    await noteDevice(tx, remembered, principal.sessionId)
  })
  const kept = { until: until.getTime(), stamp: stampOf(member) }
  const sealed = sealField(secrets.remembered, placeOf(member, device), JSON.stringify(kept))
  const told = {
    username: member.username,
    sealed: `${prefix}${sealed.toString('base64url')}`,
    seconds: rememberedMs / second,
  }
  return { told, device }
}

/** Takes it back for this browser, whoever is remembered in it. */
export async function forgetRemembered(
  { db }: Pick<Parts, 'db'>,
  merchantId: number,
  device: string | null,
): Promise<void> {
  if (device) await inMerchant(db, merchantId, (tx) => forgetDevice(tx, merchantId, device))
}

/** Whether this text stands for the password of this member in this browser, now. */
export async function isRemembered(
  parts: Pick<Parts, 'db' | 'secrets' | 'now'>,
  member: Credentials | null,
  text: string,
  device: string | null,
): Promise<boolean> {
  if (!member || !device || !text.startsWith(prefix) || !isGood(parts, member, text, device)) return false
  const { id: memberId, merchantId } = member
  return inMerchant(parts.db, merchantId, (tx) =>
    standsRemembered(tx, { merchantId, memberId, device }, parts.now()),
  )
}

/** Sealed by us, for this name in this browser, under the password that the member has. */
function isGood(
  { secrets, now }: Pick<Parts, 'secrets' | 'now'>,
  member: Credentials,
  text: string,
  device: string,
): boolean {
  try {
    const sealed = Buffer.from(text.slice(prefix.length), 'base64url')
    const opened = openField(secrets.remembered, placeOf(member, device), sealed).toString()
    const { until, stamp } = z.parse(content, JSON.parse(opened))
    return until > now().getTime() && stamp === stampOf(member)
  } catch {
    return false // sealed for another name, browser or key, or not by us
  }
}

const placeOf = ({ merchantId, username }: Credentials, device: string): string =>
  `remembered|${nameKey(username)}|${hashOf(device).toString('hex')}|${merchantId}`

/** Of the hash, so that a change of password ends it. */
const stampOf = ({ passwordHash }: Credentials): string =>
  createHash('sha256').update(passwordHash).digest('base64url')
