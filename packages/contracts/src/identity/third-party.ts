/**
 * Signing in with an account of somebody else (Google, Facebook, Telegram). The browser is sent to
 * `GET /wps/v2/oauth/:provider/start` and comes back by `…/callback`, which are navigations and answer
 * with redirects; what the site's own page calls afterwards stands here.
 */
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { instant, nothing } from '../fields.ts'
import { session } from './entry.ts'
import { around, asked, chosenName, dialingCode, said } from './register-fields.ts'

export const providers = ['google', 'facebook', 'telegram'] as const
export type Provider = (typeof providers)[number]
export const provider = z.enum(providers)

const ticket = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/))
const password = z.string().check(z.minLength(1), z.maxLength(128))

/** The door that was used; a host for agents has no other. */
const side = z.optional(z.enum(['member', 'agent']))

/** Why nobody came back from a provider; it stands in the fragment of the site's page `/oauth`. */
export const problems = ['cancelled', 'unreachable', 'refused', 'stale', 'off'] as const
export type Problem = (typeof problems)[number]

/**
 * Two navigations, which answer with redirects and not in the envelope. The start takes `purpose`, `flow`
 * (the name of the window that waits), `returnTo` (a path of the site's own) and, to link, `asker` (of the ways); both end at `/oauth`, with
 * either `ticket` or `problem` in the fragment, and `purpose` and `flow` as they were given.
 */
export const startPath = '/wps/v2/oauth/:provider/start'
export const callbackPath = '/wps/v2/oauth/:provider/callback'

/** What a way to a provider is for. A ticket of one purpose is worth nothing for the other. */
export const purposes = ['login', 'link'] as const
export type Purpose = (typeof purposes)[number]

export const enabled = endpoint({
  method: 'GET',
  path: '/wps/v2/oauth/providers',
  access: 'public',
  summary: 'The providers that this brand has switched on and set up.',
  reply: z.object({ providers: z.array(provider) }),
  refusals: [],
})

export const telegramReturn = endpoint({
  method: 'POST',
  path: '/wps/v2/oauth/telegram/callback',
  access: 'public',
  summary: 'What Telegram put into the fragment of the address, for a ticket.',
  body: z.strictObject({
    state: z.string().check(z.minLength(1), z.maxLength(64)),
    result: z.string().check(z.minLength(1), z.maxLength(4096)),
  }),
  reply: z.object({ ticket, purpose: z.enum(purposes), flow: z.string() }),
  refusals: ['third_party_off', 'third_party_stale', 'third_party_refused'],
})

export const enter = endpoint({
  method: 'POST',
  path: '/wps/v2/oauth/session',
  access: 'public',
  summary: 'A ticket for a session, or for the form of a new account when nobody has this sign-in yet.',
  body: z.strictObject({ ticket, side }),
  reply: z.object({
    /** A path of the site's own. */
    returnTo: z.string(),
    session: z.nullable(session),
    newAccount: z.nullable(z.object({ ticket, provider, name: z.string(), username: z.string() })),
  }),
  refusals: [
    'third_party_off',
    'third_party_stale',
    'account_unusable',
    'not_an_agent',
    'registration_closed',
  ],
})

export const openAccount = endpoint({
  method: 'PUT',
  path: '/wps/v2/oauth/members',
  access: 'public',
  summary: 'Open an account whose way in is the provider that the ticket speaks of.',
  sealed: 'register',
  body: z.strictObject({
    ticket,
    username: chosenName,
    mobileNum: said(20),
    countryDialingCode: z.optional(dialingCode),
    side,
    ...asked,
    ...around,
  }),
  reply: z.object({ returnTo: z.string(), session }),
  refusals: [
    'third_party_off',
    'third_party_stale',
    'third_party_taken',
    'not_an_agent',
    'username_taken',
    'field_invalid',
    'age_not_confirmed',
    'human_check_failed',
    'registration_closed',
    'browser_resting',
    'invitation_code_error',
    'too_many_attempts',
    'sealed_body_refused',
  ],
})

export const ways = endpoint({
  method: 'GET',
  path: '/wps/v2/members/me/third-party',
  access: 'member',
  summary: 'The ways in that this member has beside the name and password.',
  reply: z.object({
    hasPassword: z.boolean(),
    /** Goes with the start of a way to link, as `asker`: what comes back belongs to this member. */
    asker: z.string(),
    ways: z.array(
      z.object({
        provider,
        /** Whether the brand offers it now. */
        enabled: z.boolean(),
        linked: z.nullable(z.object({ name: z.string(), since: instant })),
      }),
    ),
  }),
  refusals: [],
})

export const link = endpoint({
  method: 'POST',
  path: '/wps/v2/members/me/third-party',
  access: 'member',
  summary: 'Make the sign-in that the ticket speaks of a way into this account. Asks for the password again.',
  sealed: 'password',
  body: z.strictObject({ ticket, password }),
  reply: nothing,
  refusals: [
    'third_party_off',
    'third_party_stale',
    'third_party_taken',
    'third_party_linked',
    'password_missing',
    'wrong_password',
    'too_many_attempts',
    'sealed_body_refused',
  ],
})

export const unlink = endpoint({
  method: 'POST',
  path: '/wps/v2/members/me/third-party/unlink',
  access: 'member',
  summary: 'Take a way in away, unless it is the only one. Asks for the password again.',
  sealed: 'password',
  body: z.strictObject({ provider, password }),
  reply: nothing,
  refusals: [
    'third_party_not_linked',
    'only_way_in',
    'wrong_password',
    'too_many_attempts',
    'sealed_body_refused',
  ],
})

export const firstPassword = endpoint({
  method: 'PUT',
  path: '/wps/v2/members/me/password',
  access: 'member',
  summary: 'Choose a password where there is none yet; all other sessions end.',
  sealed: 'password',
  body: z.strictObject({
    newPassword: password,
    confirmNewPassword: password,
    /** Of a sign-in, a moment ago, that opens this account; without one a contact has to be confirmed first. */
    ticket: z.optional(ticket),
  }),
  reply: z.object({ token: z.string() }),
  refusals: [
    'password_is_set',
    'passwords_differ',
    'field_invalid',
    'third_party_stale',
    'third_party_not_linked',
    'sealed_body_refused',
    'confirmation_needed',
  ],
})
