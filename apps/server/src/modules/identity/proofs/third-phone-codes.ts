/**
 * The codes of a service that verifies numbers: it sends them, looks at them, and signs that a number is
 * proved. We ask it on the visitor's behalf, so that our budgets hold for what it sends, and so that no
 * page of ours has to let another site in. It speaks as Google's Identity Toolkit does.
 */
import { Refusal } from '@jackfruit/kernel'
import * as z from 'zod/mini'
import type { PhoneVerifyConfig } from '../../../platform/config.ts'
import { second } from '../settings.ts'

export interface ThirdPhoneCodes {
  /** Sends a code to a number in E.164; answers by what the service knows it again. */
  send(address: string): Promise<string>
  /** The token that the service signs for the right code. */
  prove(session: string, code: string): Promise<string>
}

const timeoutMs = 5 * second

/** What the service says is wrong, by the first word of it, and what that means here. */
const refusals: Readonly<Record<string, string>> = {
  INVALID_PHONE_NUMBER: 'phone_invalid',
  MISSING_PHONE_NUMBER: 'phone_missing',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'phone_too_many',
  QUOTA_EXCEEDED: 'phone_quota',
  CAPTCHA_CHECK_FAILED: 'phone_captcha_failed',
  OPERATION_NOT_ALLOWED: 'not_enabled',
  INVALID_CODE: 'code_invalid',
  MISSING_CODE: 'code_missing',
  INVALID_SESSION_INFO: 'code_expired',
  SESSION_EXPIRED: 'code_expired',
}

const failure = z.object({ error: z.object({ message: z.string() }) })
const sent = z.object({ sessionInfo: z.string().check(z.minLength(1)) })
const proved = z.object({ idToken: z.string().check(z.minLength(1)) })

export function openThirdPhoneCodes(service: PhoneVerifyConfig | null): ThirdPhoneCodes {
  const ask = async <Shape extends z.ZodMiniType>(what: string, body: object, shape: Shape) => {
    const api = service?.api
    if (!api) throw new Refusal('not_enabled')
    const answer = await fetch(`${api.url}/accounts:${what}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-goog-api-key': api.key },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
      .then((response) => response.json())
      .catch(() => null)
    const read = z.safeParse(shape, answer)
    if (read.success) return read.data
    const told = z.safeParse(failure, answer)
    const [word = ''] = told.success ? told.data.error.message.split(/[\s:]/) : []
    throw new Refusal(refusals[word] ?? 'phone_unknown')
  }
  return {
    send: async (phoneNumber) => (await ask('sendVerificationCode', { phoneNumber }, sent)).sessionInfo,
    prove: async (sessionInfo, code) =>
      (await ask('signInWithPhoneNumber', { sessionInfo, code }, proved)).idToken,
  }
}
