import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { nothing } from '../fields.ts'
import { askRefusals, checkRefusals } from './codes.ts'

const password = z.string().check(z.minLength(1), z.maxLength(128))

/** Comes as a form or as JSON. */
export const forgotByEmail = endpoint({
  method: 'POST',
  path: '/wps/v2/password/email',
  access: 'public',
  summary: 'A link by mail to set a new password; the answer is the same for a name of nobody.',
  body: z.strictObject({
    username: z.string().check(z.trim(), z.minLength(1), z.maxLength(50)),
    email: z.string().check(z.trim(), z.maxLength(100)),
    /** The picture is asked for when much was sent from one place. */
    captcha: z.optional(z.string().check(z.maxLength(20))),
    captchaId: z.optional(z.string().check(z.maxLength(64))),
  }),
  reply: nothing,
  refusals: [...askRefusals, 'captcha_required', 'phone_captcha_failed'],
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/wps/v2/password/reset',
  access: 'public',
  summary: 'Set a new password with the token of a mailed link; all sessions end.',
  sealed: 'recover',
  body: z.strictObject({
    resetToken: z.string().check(z.maxLength(64)),
    newPassword: password,
    confirmNewPassword: password,
  }),
  reply: nothing,
  refusals: [
    'reset_link_invalid',
    'passwords_differ',
    'field_invalid',
    'too_many_attempts',
    'not_enabled',
    'sealed_body_refused',
  ],
})

export const setPasswordByPhone = endpoint({
  method: 'POST',
  path: '/wps/v2/password/phone',
  access: 'public',
  summary: 'Set a new password with a code sent by SMS; all sessions end.',
  sealed: 'recover',
  body: z.strictObject({
    newPassword: password,
    mobileNum: z.string().check(z.trim(), z.maxLength(20)),
    countryDialingCode: z.optional(z.string().check(z.trim(), z.maxLength(5))),
    verificationCode: z.string().check(z.maxLength(20)),
  }),
  reply: nothing,
  refusals: [...checkRefusals, 'field_invalid', 'not_enabled', 'sealed_body_refused'],
})
