import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { instant, nothing } from '../fields.ts'

/** Where a member is logged in, from where they may be without a second proof, and what happened. */

const device = {
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  isHandheld: z.boolean(),
  ip: z.string(),
  /** ISO 3166, where it is known. */
  country: z.nullable(z.string()),
}

export const sessions = endpoint({
  method: 'GET',
  path: '/wps/v2/security/sessions',
  access: 'member',
  summary: 'Where this member is logged in.',
  reply: z.object({
    sessions: z.array(
      z.object({ id: z.string(), isThis: z.boolean(), ...device, createdAt: instant, lastSeenAt: instant }),
    ),
  }),
  refusals: [],
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/wps/v2/security/session',
  access: 'member',
  summary: "End one of the member's other sessions.",
  query: z.object({ id: z.uuid() }),
  reply: nothing,
  refusals: ['session_not_found'],
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/wps/v2/security/sessions',
  access: 'member',
  summary: 'End every session but this one.',
  reply: z.object({ ended: z.number() }),
  refusals: [],
})

export const places = endpoint({
  method: 'GET',
  path: '/wps/v2/security/places',
  access: 'member',
  summary: 'Places from which a login needs no second proof.',
  reply: z.object({
    places: z.array(
      z.object({
        place: z.string(),
        isHere: z.boolean(),
        country: z.nullable(z.string()),
        verifiedAt: instant,
        usedAt: instant,
      }),
    ),
  }),
  refusals: [],
})

export const removePlace = endpoint({
  method: 'DELETE',
  path: '/wps/v2/security/place',
  access: 'member',
  summary: 'Forget a place: a login from there asks for a second proof again.',
  query: z.object({ place: z.string().check(z.maxLength(60)) }),
  reply: nothing,
  refusals: ['place_not_found'],
})

export const historyKinds = [
  'login',
  'password_changed',
  'payment_password_set',
  'authenticator_on',
  'authenticator_off',
  'recovery_codes_renewed',
  'mobile_bound',
  'email_bound',
  'sessions_ended',
  'place_added',
  'place_removed',
  'identity_set',
  'documents_sent',
  'documents_decided',
  'third_party_linked',
  'third_party_unlinked',
] as const

export const history = endpoint({
  method: 'GET',
  path: '/wps/v2/security/history',
  access: 'member',
  summary: 'The last fifty logins and changes of security settings, newest first.',
  reply: z.object({
    entries: z.array(z.object({ kind: z.enum(historyKinds), at: instant, ...device })),
  }),
  refusals: [],
})
