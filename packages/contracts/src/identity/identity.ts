import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { languageCode, nothing } from '../fields.ts'
import { secondVerify, session } from './entry.ts'

/**
 * Account types: 0 player, 1 agent, 2 general agent, 4 trial, 41 demonstration agent,
 * 42 demonstration general agent (decision D-09).
 */
export const accountTypes = [0, 1, 2, 4, 41, 42] as const
export type AccountType = (typeof accountTypes)[number]
export const agentTypes: readonly AccountType[] = [1, 2, 41, 42]
export const isAgentType = (type: number): boolean => (agentTypes as readonly number[]).includes(type)
export const isTrialType = (type: number): boolean => type === 4

/** What a body may be sealed for. */
const sealedPurposes = [
  'login',
  'register',
  'password',
  'second',
  'freePlay',
  'remember',
  'recover',
  'confirm',
  'paymentPassword',
  'payoutAccount',
  'payoutAccountRemove',
  'withdraw',
  'transfer',
  'pointsRedeem',
  'pointsConvert',
] as const

/**
 * Asks for the key and nonce under which one body may be sealed: a compact JWE
 * (ECDH-ES+A256KW, A256GCM) with protected header {kid, nonce, iat} and plaintext
 * JSON {purpose, host, ...body}. The nonce is good once, for 120 seconds, for one purpose.
 */
export const challenge = endpoint({
  method: 'GET',
  path: '/wps/v2/security/challenge',
  access: 'public',
  summary: 'Key and single-use nonce for a sealed body.',
  query: z.object({ purpose: z.enum(sealedPurposes) }),
  reply: z.object({
    kid: z.string(),
    nonce: z.string(),
    exp: z.number(),
    jwk: z.object({ kty: z.string(), crv: z.string(), x: z.string(), y: z.string() }),
  }),
  refusals: ['too_many_requests'],
})

/** What travels in place of a sealed body. */
export const sealedBody = z.strictObject({ sealed: z.string().check(z.minLength(50), z.maxLength(8192)) })

/** A proof-of-work challenge of altcha (v1 protocol), single use. */
export const humanCheck = endpoint({
  method: 'GET',
  path: '/wps/v2/human-check',
  access: 'public',
  summary: 'A proof-of-work challenge; its solution goes along with a login or registration.',
  reply: z.object({
    algorithm: z.string(),
    challenge: z.string(),
    maxnumber: z.number(),
    salt: z.string(),
    signature: z.string(),
  }),
  refusals: ['too_many_requests'],
})

/** What the answer to a picture is good for: each for this alone. Without a word it is a login. */
export const captchaActions = ['login', 'register', 'code', 'recover'] as const
export type CaptchaAction = (typeof captchaActions)[number]

export const captcha = endpoint({
  method: 'GET',
  path: '/wps/v2/captcha',
  access: 'public',
  summary:
    'A base64 PNG; the id comes in the header captchaId. Its answer is good once, in this browser, for the action that is named.',
  query: z.object({ action: z.optional(z.enum(captchaActions)) }),
  reply: z.string(),
  refusals: ['too_many_requests'],
})

const password = z.string().check(z.minLength(1), z.maxLength(512))
const mobile = {
  mobileNum: z.string().check(z.trim(), z.minLength(1), z.maxLength(20)),
  countryDialingCode: z.string().check(z.trim(), z.regex(/^\+?\d{1,4}$/)),
}
const captchaAnswer = {
  captcha: z.optional(z.string().check(z.maxLength(20))),
  captchaId: z.optional(z.string().check(z.maxLength(64))),
}
const side = z.optional(z.enum(['member', 'agent']))
const proof = z.optional(z.string().check(z.maxLength(2048)))

export const login = endpoint({
  method: 'POST',
  path: '/wps/v2/auth/login',
  access: 'public',
  summary:
    'Log in: by username and password, by mobile number and password, or by a code sent to the number. From a new place the answer may be a second verification instead of a session.',
  sealed: 'login',
  body: z.discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('username'),
      username: z.string().check(z.trim(), z.minLength(1), z.maxLength(50)),
      password,
      ...captchaAnswer,
      humanCheck: proof,
      side,
    }),
    z.strictObject({
      type: z.literal('mobile'),
      ...mobile,
      password,
      ...captchaAnswer,
      humanCheck: proof,
      side,
    }),
    z.strictObject({
      type: z.literal('sms'),
      ...mobile,
      verificationCode: z.string().check(z.trim(), z.minLength(1), z.maxLength(255)),
      ...captchaAnswer,
      side,
    }),
  ]),
  reply: z.union([session, secondVerify]),
  refusals: [
    'wrong_credentials',
    'captcha_required',
    'captcha_wrong',
    'human_check_failed',
    'too_many_attempts',
    'login_way_closed',
    'phone_missing',
    'phone_invalid',
    'code_missing',
    'code_invalid',
    'code_expired',
    'account_unusable',
    'not_an_agent',
    'sealed_body_refused',
  ],
})

export const logout = endpoint({
  method: 'DELETE',
  path: '/wps/v2/auth/session',
  access: 'session',
  whilePasswordDue: true,
  summary: 'End this session on the server.',
  reply: nothing,
  refusals: [],
})

/** Rotates the session token; the old one works for another 30 seconds. */
export const rotate = endpoint({
  method: 'POST',
  path: '/wps/v2/auth/rotate',
  access: 'session',
  whilePasswordDue: true,
  summary: 'A new token for the same session.',
  reply: z.object({ token: z.string() }),
  refusals: [],
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/wps/v2/members/me/password',
  access: 'member',
  whilePasswordDue: true,
  summary: 'Change the password; all other sessions end.',
  sealed: 'password',
  body: z.strictObject({
    oldPassword: z.string().check(z.minLength(1), z.maxLength(128)),
    newPassword: z.string().check(z.minLength(1), z.maxLength(128)),
    confirmNewPassword: z.string().check(z.minLength(1), z.maxLength(128)),
  }),
  reply: z.object({ token: z.string() }),
  refusals: [
    'wrong_password',
    'field_invalid',
    'passwords_differ',
    'too_many_attempts',
    'sealed_body_refused',
  ],
})

export const memberInfo = endpoint({
  method: 'GET',
  path: '/wps/v2/members/me',
  access: 'session',
  whilePasswordDue: true,
  summary: 'Who is logged in.',
  reply: z.object({
    id: z.string(),
    account: z.string(),
    nickname: z.string(),
    type: z.number(),
    toUpline: z.boolean(),
    clubLabel: z.object({ labelName: z.string() }),
    memberLabel: z.array(z.object({ labelName: z.string() })),
    vipRank: z.number(),
    language: z.nullable(z.string()),
    /** The address of the member's picture. */
    avatar: z.nullable(z.string()),
  }),
  refusals: [],
})

export const updateLanguage = endpoint({
  method: 'POST',
  path: '/wps/v2/members/me/language',
  access: 'public',
  summary: 'Remember the language; stored only for a logged-in member.',
  body: z.strictObject({ language: languageCode }),
  reply: nothing,
  refusals: [],
})

/** Trades the session for a ticket that opens one WebSocket within 60 seconds. */
export const socketTicket = endpoint({
  method: 'POST',
  path: '/wps/v2/ws-ticket',
  access: 'session',
  summary: 'A single-use ticket, sent as the first frame of /ws.',
  reply: z.object({ ticket: z.string() }),
  refusals: [],
})
