/**
 * One-time codes of six digits, by SMS or mail. A code belongs to one brand, purpose and target, and to
 * the member whose own doing it is, else to the browser that asked for it: nobody elsewhere can use up its
 * tries, or put another in its place. It works once, for a few minutes, for a few tries.
 * Asking costs and answers the same whether or not somebody stands behind the number.
 */

import { randomInt } from 'node:crypto'
import { Refusal } from '@jackfruit/kernel'
import type { Db } from '../../../platform/database/db.ts'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { blindIndex } from '../../../platform/sealed-field.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import { settingOrDefault } from '../../../platform/settings.ts'
import type { BrandData, Directory } from '../../merchants/index.ts'
import { type Messages, messageText, type Outcome } from '../../messaging/index.ts'
import { identitySettings } from '../brand-settings.ts'
import { tooMany } from '../guards/attempts.ts'
import type { Asker } from '../sessions/caller.ts'
import { codeMs, codeResendMs, codeTries, minute } from '../settings.ts'
import {
  type Asking,
  type BudgetDeps,
  noteProved,
  spendCodeBudgets,
  spendGuess,
  standingOf,
} from './code-budgets.ts'
import { dropCode, putCode, tryCode } from './code-rows.ts'
import { type Contact, type Target, targetOf } from './targets.ts'

export type CodePurpose = 'login' | 'register' | 'forgot' | 'second' | 'confirm' | 'bind'

interface CodeCall {
  readonly brand: BrandData
  readonly purpose: CodePurpose
  readonly to: Contact
  readonly caller: Asker
  /**
   * Who it is for. For `login` and `forgot` the member behind the contact: without one the answer is
   * the same and nothing is sent. For `second`, `confirm` and `bind` the code works for this member alone.
   */
  readonly memberId?: bigint | undefined
}

export interface CodeAsked {
  /** For how long the button that asks for another one rests. */
  readonly expiredMinutes: number
}

export interface Codes {
  /**
   * Refusal('phone_missing' | 'phone_invalid' | 'email_missing' | 'email_invalid' | 'phone_too_many' |
   * 'code_too_soon' | 'phone_quota' | 'phone_unknown' | 'not_enabled').
   */
  ask(call: CodeCall & { readonly language: string }): Promise<CodeAsked>
  /** Uses the code up, or Refusal('code_missing' | 'code_invalid' | 'code_expired' | 'too_many_attempts'). */
  check(call: CodeCall & { readonly code: string }): Promise<void>
}

interface CodeDeps extends BudgetDeps {
  readonly db: Db
  readonly directory: Directory
  readonly secrets: Pick<Secrets, 'blindIndex'>
  readonly messages: Messages
}

/** A member's own doings. */
const isOwn = (purpose: CodePurpose): boolean =>
  purpose === 'second' || purpose === 'confirm' || purpose === 'bind'

/** Those where a caller must not learn whether the contact is somebody's. */
const isSecret = (purpose: CodePurpose): boolean => purpose === 'login' || purpose === 'forgot'

export function openCodes(parts: CodeDeps): Codes {
  const { db, directory, secrets, attempts, now, messages } = parts
  const keyOf = ({ brand, purpose, memberId, caller }: CodeCall, { kind, address }: Target): Buffer => {
    const owner = isOwn(purpose) ? String(memberId ?? '') : (caller.visit ?? '')
    return blindIndex(secrets.blindIndex, 'code-of', `${brand.id}|${purpose}|${owner}|${kind}|${address}`)
  }
  const hashOf = (key: Buffer, code: string): Buffer =>
    blindIndex(secrets.blindIndex, 'code', `${key.toString('base64')}|${code}`)

  return {
    async ask(call) {
      const { brand, purpose, caller, memberId, language } = call
      const target = await targetOf(directory, brand, call.to)
      const kind = target.kind === 'mobile' ? 'sms' : 'mail'
      const state = messages.stateOf(kind)
      if (state !== 'up') throw new Refusal(state === 'off' ? 'not_enabled' : 'phone_unknown')
      const by = await whoAsks(parts, call, target)
      const takeBack = await spendCodeBudgets(parts, { merchantId: brand.id, target, asker: caller, by })

      // A code belongs to the browser that asked; the number rests between two of them, whoever asks.
      const rest = `code-rest|${brand.id}|${purpose}|${target.address}|${typeof by === 'string' ? by : by.binding}`
      const { tries, until } = await attempts.add(rest, codeResendMs)
      if (tries > 1) {
        await takeBack()
        throw tooMany(until, now(), 'code_too_soon')
      }

      const key = keyOf(call, target)
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      const codeHash = hashOf(key, code)
      const values = { code, brand: brand.name, minutes: codeMs / minute }
      const text = await messageText(language, 'messages.code', values)
      const subject = kind === 'mail' ? await messageText(language, 'messages.code_subject', values) : ''
      const isDecoy = isSecret(purpose) && memberId === undefined
      const id = await inMerchant(db, brand.id, async (tx) => {
        const at = now()
        const row = { merchantId: brand.id, key, codeHash, at, expiresAt: new Date(at.getTime() + codeMs) }
        await putCode(tx, row)
        return messages.put(tx, { merchantId: brand.id, kind, to: target.address, subject, text, isDecoy })
      })
      if (isSecret(purpose)) messages.deliverSoon(brand.id, id)
      else {
        const outcome = await messages.deliver(brand.id, id)
        if (outcome !== 'sent' && outcome !== 'late') {
          await inMerchant(db, brand.id, (tx) => dropCode(tx, brand.id, key, codeHash))
          await attempts.forget(rest)
        }
        refuseUnsent(outcome)
      }
      return { expiredMinutes: settingOrDefault(identitySettings, brand, 'expiredMinutes') }
    },

    async check(call) {
      const { brand, caller } = call
      const code = call.code.trim()
      if (code === '') throw new Refusal('code_missing')
      const target = await targetOf(directory, brand, call.to)
      if (!/^\d{6}$/.test(code)) throw new Refusal('code_invalid')
      const takeBack = await spendGuess(parts, caller)
      const key = keyOf(call, target)
      const verdict = await inMerchant(db, brand.id, (tx) =>
        tryCode(tx, { merchantId: brand.id, key, codeHash: hashOf(key, code), at: now() }, codeTries),
      )
      if (verdict === 'right') {
        await noteProved(parts, { merchantId: brand.id, target, visit: caller.visit })
        return takeBack()
      }
      if (verdict === 'expired') throw new Refusal('code_expired')
      throw new Refusal(verdict === 'spent' ? 'too_many_attempts' : 'code_invalid')
    },
  }
}

/** A second step and a confirmation go to a contact that the member proved. */
async function whoAsks(
  parts: BudgetDeps,
  { brand, purpose, caller, memberId }: CodeCall,
  target: Target,
): Promise<Asking['by']> {
  if (purpose === 'second' || purpose === 'confirm') return 'owner'
  const standing = await standingOf(parts, { merchantId: brand.id, target, visit: caller.visit })
  if (standing === 'owner' || purpose !== 'bind' || memberId === undefined) return standing
  return { binding: memberId }
}

/** A service that has not said yet may have sent it: the caller learns that nobody knows. */
function refuseUnsent(outcome: Outcome): void {
  if (outcome === 'sent') return
  if (outcome === 'quota') throw new Refusal('phone_quota')
  throw new Refusal(outcome === 'invalid' ? 'phone_invalid' : 'phone_unknown')
}
