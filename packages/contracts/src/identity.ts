import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { languageCode, nothing } from './fields.ts'

/**
 * Account types: 0 player, 1 agent, 2 general agent, 4 trial, 41 demonstration agent,
 * 42 demonstration general agent (decision D-09).
 */
export const accountTypes = [0, 1, 2, 4, 41, 42] as const
export type AccountType = (typeof accountTypes)[number]
export const agentTypes: readonly AccountType[] = [1, 2, 41, 42]
export const isAgentType = (type: number): boolean => (agentTypes as readonly number[]).includes(type)
export const isTrialType = (type: number): boolean => type === 4

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
  query: z.object({ purpose: z.enum(['login', 'register', 'password']) }),
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

export const captcha = endpoint({
  method: 'GET',
  path: '/wps/v2/captcha',
  access: 'public',
  summary: 'A base64 PNG; the id comes in the header captchaId.',
  reply: z.string(),
  refusals: ['too_many_requests'],
})

export const session = z.object({
  token: z.string(),
  firstTimeLogin: z.boolean(),
  passwordExpired: z.boolean(),
  defaultPassword: z.optional(z.boolean()),
})

export const login = endpoint({
  method: 'POST',
  path: '/wps/v2/auth/login',
  access: 'public',
  summary: 'Log in by username and password.',
  sealed: 'login',
  body: z.strictObject({
    username: z.string().check(z.trim(), z.minLength(1), z.maxLength(50)),
    password: z.string().check(z.minLength(1), z.maxLength(128)),
    type: z.enum(['username']),
    captcha: z.optional(z.string().check(z.maxLength(20))),
    captchaId: z.optional(z.string().check(z.maxLength(64))),
    humanCheck: z.optional(z.string().check(z.maxLength(2048))),
    side: z.optional(z.enum(['member', 'agent'])),
  }),
  reply: session,
  refusals: [
    'wrong_credentials',
    'captcha_required',
    'captcha_wrong',
    'human_check_failed',
    'too_many_attempts',
    'account_unusable',
    'not_an_agent',
    'sealed_body_refused',
  ],
})

export const register = endpoint({
  method: 'PUT',
  path: '/wps/v2/members',
  access: 'public',
  summary: 'Register by username and log in at once.',
  sealed: 'register',
  body: z.strictObject({
    username: z.string().check(z.trim(), z.minLength(1), z.maxLength(50)),
    password: z.string().check(z.minLength(1), z.maxLength(128)),
    confirmPassword: z.string().check(z.minLength(1), z.maxLength(128)),
    mobileNum: z.optional(z.string().check(z.trim(), z.maxLength(20))),
    countryDialingCode: z.optional(z.string().check(z.maxLength(5))),
    email: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    affiliateCode: z.optional(z.string().check(z.trim(), z.maxLength(20))),
    ageConfirmed: z.boolean(),
    captcha: z.optional(z.string().check(z.maxLength(20))),
    captchaId: z.optional(z.string().check(z.maxLength(64))),
    humanCheck: z.string().check(z.maxLength(2048)),
    domain: z.optional(z.string().check(z.maxLength(255))),
    registerUrl: z.optional(z.string().check(z.maxLength(500))),
    registerMethod: z.literal('WEB'),
    login: z.literal(true),
    language: z.optional(languageCode),
  }),
  reply: session,
  refusals: [
    'username_taken',
    'field_invalid',
    'passwords_differ',
    'age_not_confirmed',
    'human_check_failed',
    'registration_closed',
    'invitation_code_error',
    'too_many_attempts',
    'sealed_body_refused',
  ],
})

export const logout = endpoint({
  method: 'DELETE',
  path: '/wps/v2/auth/session',
  access: 'session',
  summary: 'End this session on the server.',
  reply: nothing,
  refusals: [],
})

/** Rotates the session token; the old one works for another 30 seconds. */
export const rotate = endpoint({
  method: 'POST',
  path: '/wps/v2/auth/rotate',
  access: 'session',
  summary: 'A new token for the same session.',
  reply: z.object({ token: z.string() }),
  refusals: [],
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/wps/v2/members/me/password',
  access: 'session',
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
