/** The affiliate programme: what it pays, and applications of people who would like to be agents. */
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { money } from './fields.ts'

/** A share in percent, at most two decimals. */
const percent = z.string().check(z.regex(/^(100|\d{1,2})(\.\d{1,2})?$/))

/** What a month must reach, and the share of the team's net result that it then earns. */
export const commissionStep = z.strictObject({
  activeMembers: z.number().check(z.int(), z.gte(0), z.lte(1_000_000)),
  validBet: money,
  rate: percent,
})
export const commissionSteps = z.array(commissionStep).check(z.minLength(1), z.maxLength(12))

export const programme = endpoint({
  method: 'GET',
  path: '/wps/v2/join',
  access: 'public',
  summary: 'The steps of commission of the brand, lowest first, and whether applications are taken.',
  reply: z.object({ isOpen: z.boolean(), steps: z.array(commissionStep) }),
  refusals: [],
})

export const contactKinds = ['phone', 'email', 'telegram'] as const
export type ContactKind = (typeof contactKinds)[number]

/** What a way to reach somebody looks like; form and server read the same. */
export const contactPatterns: Readonly<Record<ContactKind, RegExp>> = {
  phone: /^\+?[0-9](?:[ -]?[0-9]){6,14}$/,
  email: /^[^@\s]{1,64}@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/,
  telegram: /^@?[A-Za-z][A-Za-z0-9_]{4,31}$/,
}

/** Bounds in characters as people count them. */
export const applicationBounds = {
  name: { min: 2, max: 60 },
  contact: { min: 5, max: 100 },
  plan: { min: 20, max: 1000 },
} as const

/** Wider than the bounds, so that what breaks them is refused with the name of its field. */
const loose = (max: number) => z.string().check(z.trim(), z.maxLength(max * 4))

export const apply = endpoint({
  method: 'POST',
  path: '/wps/v2/join',
  access: 'public',
  summary: "An application to become an agent, for the operator's queue. `field_invalid` names the fields.",
  body: z.strictObject({
    name: loose(applicationBounds.name.max),
    contactKind: z.enum(contactKinds),
    contact: loose(applicationBounds.contact.max),
    plan: loose(applicationBounds.plan.max),
    isAdult: z.boolean(),
  }),
  reply: z.object({ reference: z.string() }),
  refusals: ['field_invalid', 'too_many_attempts', 'applications_closed'],
})
