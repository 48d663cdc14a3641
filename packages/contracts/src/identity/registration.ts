import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { checkRefusals } from './codes.ts'
import { session } from './entry.ts'
import { around, asked, chosenName, dialingCode, said } from './register-fields.ts'

/** Registration: by username, by mobile number, and what is asked for before. */

const password = z.string().check(z.minLength(1), z.maxLength(128))
const logsIn = { registerMethod: z.literal('WEB'), login: z.literal(true) }
/** Where a third party verifies numbers: who it was, and the token in which it says so. */
const vouched = {
  firebaseChannel: said(40),
  firebaseIdToken: z.optional(z.string().check(z.maxLength(4096))),
}

const refusals = [
  'username_taken',
  'field_invalid',
  'passwords_differ',
  'age_not_confirmed',
  'human_check_failed',
  'registration_closed',
  'browser_resting',
  'invitation_code_error',
  'sealed_body_refused',
  'not_enabled',
  'phone_unknown',
  ...checkRefusals,
] as const

export const register = endpoint({
  method: 'PUT',
  path: '/wps/v2/members',
  access: 'public',
  summary: 'Register by username and log in at once.',
  sealed: 'register',
  body: z.strictObject({
    username: chosenName,
    password,
    confirmPassword: password,
    mobileNum: said(20),
    countryDialingCode: z.optional(dialingCode),
    ...asked,
    ...around,
    ...logsIn,
    ...vouched,
  }),
  reply: session,
  refusals,
})

export const registerMobile = endpoint({
  method: 'PUT',
  path: '/wps/v2/members/mobile',
  access: 'public',
  summary: 'Register by mobile number, with a password where the brand asks for one, and log in at once.',
  sealed: 'register',
  body: z.strictObject({
    mobileNum: z.string().check(z.trim(), z.minLength(1), z.maxLength(20)),
    countryDialingCode: dialingCode,
    password: z.optional(password),
    confirmPassword: z.optional(password),
    ...asked,
    ...around,
    ...logsIn,
    ...vouched,
  }),
  reply: session,
  refusals,
})

/** The code of an agent: whose it is, as much of the name as may be shown, and what it makes of a new member. */
export const affiliateCheck = endpoint({
  method: 'GET',
  path: '/wps/v2/affiliate',
  access: 'public',
  summary:
    'Whether an agent’s code is good. Of a link: the code that holds in this browser, which is that of the first link that it was opened by.',
  query: z.object({
    code: z.string().check(z.trim(), z.minLength(1), z.maxLength(20)),
    domain: z.optional(z.string().check(z.maxLength(255))),
    /** By a link, unless it is said: who brought a browser first keeps it. What is typed is meant. */
    way: z.optional(z.enum(['link', 'typed'])),
  }),
  reply: z.object({ code: z.string(), kind: z.enum(['member', 'agent']), agent: z.string() }),
  refusals: ['invitation_code_error', 'too_many_attempts'],
})
