import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { nothing } from '../fields.ts'

/** The ways in beside the plain login: free play, the second step, and being remembered. */

export const session = z.object({
  token: z.string(),
  firstTimeLogin: z.boolean(),
  passwordExpired: z.boolean(),
  defaultPassword: z.optional(z.boolean()),
  /**
   * Whether a new password is due: `now`, and until then this session may do nothing else; `soon`,
   * and it may be put off. Only after a login by password.
   */
  passwordChange: z.optional(z.enum(['now', 'soon'])),
})

/** Ways to prove again who one is, the strong ones first. Only those that the account has. */
export const secondWays = ['mobile', 'email', 'authenticator', 'bankName'] as const
export type SecondWay = (typeof secondWays)[number]
const way = z.enum(secondWays)

/** What a login from a new place answers instead of a session. The id is good once, for ten minutes, from this place. */
export const secondVerify = z.object({
  secondVerify: z.object({
    id: z.string(),
    /** Where the ways lead, as much of it as may be shown. */
    ways: z.array(z.object({ way, hint: z.string() })),
    ip: z.string(),
  }),
})

const verifyId = z.string().check(z.minLength(43), z.maxLength(43))

export const secondCode = endpoint({
  method: 'POST',
  path: '/wps/v2/auth/second/code',
  access: 'public',
  summary: 'Send the code of a second verification to the mobile number or e-mail address of the account.',
  body: z.strictObject({ id: verifyId, way: z.enum(['mobile', 'email']) }),
  reply: z.object({ expiredMinutes: z.number() }),
  refusals: [
    'second_step_over',
    'phone_missing',
    'phone_invalid',
    'phone_too_many',
    'phone_quota',
    'phone_unknown',
    'not_enabled',
    'email_missing',
    'email_invalid',
    'code_too_soon',
    'too_many_attempts',
  ],
})

export const second = endpoint({
  method: 'POST',
  path: '/wps/v2/auth/second',
  access: 'public',
  summary: 'Finish a login from a new place.',
  sealed: 'second',
  body: z.strictObject({
    id: verifyId,
    way,
    /** The code, or for `bankName` the name of the account holder. */
    answer: z.string().check(z.trim(), z.minLength(1), z.maxLength(255)),
    /** Whether this place is asked again next time. */
    trustPlace: z.optional(z.boolean()),
  }),
  reply: session,
  refusals: [
    'second_step_over',
    'second_answer_wrong',
    'phone_missing',
    'phone_invalid',
    'email_missing',
    'email_invalid',
    'code_missing',
    'code_invalid',
    'code_expired',
    'too_many_attempts',
    'sealed_body_refused',
  ],
})

/** The same random text within a day leads to the same trial account. */
export const freePlay = endpoint({
  method: 'POST',
  path: '/wps/v2/auth/free-play',
  access: 'public',
  summary: 'Play as a trial account (type 4) with play money, without any data.',
  sealed: 'freePlay',
  body: z.strictObject({
    os: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
    platform: z.literal('W'),
    random: z.string().check(z.regex(/^[A-Za-z0-9_-]{22,128}$/)),
    gatewayVersion: z.literal(3),
  }),
  reply: z.object({ ...session.shape, type: z.literal(4) }),
  refusals: ['free_play_closed', 'browser_resting', 'too_many_attempts', 'sealed_body_refused'],
})

/**
 * A text that stands for the password at a login by this name from this browser, for a day; it holds no
 * password. It is set as the cookie lastCred beside lastUser, and is worth nothing without a third cookie,
 * which script cannot read.
 */
export const remember = endpoint({
  method: 'POST',
  path: '/wps/v2/auth/remember',
  access: 'member',
  summary: 'Be remembered by this browser for a day.',
  sealed: 'remember',
  body: z.strictObject({ password: z.string().check(z.minLength(1), z.maxLength(512)) }),
  reply: z.object({ username: z.string(), sealed: z.string(), seconds: z.number() }),
  refusals: ['wrong_password', 'too_many_attempts', 'sealed_body_refused'],
})

export const forgetRemembered = endpoint({
  method: 'DELETE',
  path: '/wps/v2/auth/remember',
  access: 'public',
  summary: 'Be remembered no longer: the cookies are cleared.',
  reply: nothing,
  refusals: [],
})
