import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { languageCode } from '../fields.ts'

/** What a call that sends a code may refuse with. */
export const askRefusals = [
  'phone_missing',
  'phone_invalid',
  'email_missing',
  'email_invalid',
  'phone_too_many',
  'phone_quota',
  'phone_unknown',
  'not_enabled',
  'code_too_soon',
] as const

/** What a call that takes a code may refuse with, about the code. */
export const checkRefusals = [
  'phone_missing',
  'phone_invalid',
  'email_missing',
  'email_invalid',
  'code_missing',
  'code_invalid',
  'code_expired',
  'too_many_attempts',
] as const

const dialingCode = z.string().check(z.trim(), z.maxLength(5))
const number = z.string().check(z.trim(), z.maxLength(20))
/** The picture is asked for when much was sent from one place; the language is the one on screen. */
const more = {
  captcha: z.optional(z.string().check(z.maxLength(20))),
  captchaId: z.optional(z.string().check(z.maxLength(64))),
  language: z.optional(languageCode),
}
const refusals = [...askRefusals, 'captcha_required', 'phone_captcha_failed'] as const

/** For `expiredMinutes` the button that asks for another code rests. The message is empty: the site has its own words. */
const reply = z.object({ expiredMinutes: z.number(), message: z.string() })

export const loginCode = endpoint({
  method: 'POST',
  path: '/wps/v2/sms/login',
  access: 'public',
  summary: 'A code by SMS to log in with; the answer is the same for a number of nobody.',
  body: z.strictObject({ mobileNum: number, countryDialingCode: dialingCode, ...more }),
  reply,
  refusals,
})

export const registerBody = z.strictObject({ mobileNo: number, countryDialingCode: dialingCode, ...more })

export const registerCodeByName = endpoint({
  method: 'POST',
  path: '/wps/v2/sms/register/username',
  access: 'public',
  summary: 'A code by SMS to register with, by username.',
  body: registerBody,
  reply,
  refusals: [...refusals, 'browser_resting'],
})

export const registerCodeByMobile = endpoint({
  method: 'POST',
  path: '/wps/v2/sms/register/mobile',
  access: 'public',
  summary: 'A code by SMS to register with, by mobile.',
  body: registerBody,
  reply,
  refusals: [...refusals, 'browser_resting'],
})

export const forgotCode = endpoint({
  method: 'POST',
  path: '/wps/v2/sms/forgot',
  access: 'public',
  summary: 'A code by SMS to set a new password with; the answer is the same for a number of nobody.',
  body: z.strictObject({ mobileNum: number, countryDialingCode: dialingCode, ...more }),
  reply,
  refusals,
})
