/** The register centre: links that lead to an agent, and accounts that an agent opens. */
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { instant } from '../fields.ts'
import { id, key, typedPercent } from './common.ts'
import { payKind } from './team.ts'

/** A rate that whoever comes by the link is offered at once, where they come as an agent. */
const preset = z.object({ kind: payKind, rate: typedPercent })

export const link = z.object({
  id,
  code: z.string(),
  name: z.string(),
  kind: z.enum(['member', 'agent']),
  presets: z.array(preset),
  state: z.enum(['open', 'paused', 'expired', 'full']),
  expiresAt: z.nullable(instant),
  limit: z.nullable(z.int()),
  visits: z.int(),
  signUps: z.int(),
  firstDeposits: z.int(),
  madeAt: instant,
})
export type Link = z.infer<typeof link>

export const linksMax = 50

export const links = endpoint({
  method: 'GET',
  path: '/wps/v2/agent/links',
  access: 'agent',
  summary: 'Links of the agent, newest first, with the rates that may be promised in them.',
  reply: z.object({
    lists: z.array(link),
    /** What the agent has, by kind of pay: no link promises more. */
    most: z.array(preset),
    /** Where a code leads to: the address of the register page without it. */
    address: z.string(),
  }),
  refusals: [],
})

export const makeLink = endpoint({
  method: 'POST',
  path: '/wps/v2/agent/links',
  access: 'agent',
  summary: 'Make a link. Without a code one is drawn.',
  body: z.strictObject({
    key,
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
    kind: z.enum(['member', 'agent']),
    code: z.optional(z.string().check(z.regex(/^[A-Za-z0-9]{4,20}$/))),
    presets: z.array(preset).check(z.maxLength(4)),
    expiresAt: z.nullable(instant),
    limit: z.nullable(z.int().check(z.gte(1), z.lte(1_000_000))),
  }),
  reply: link,
  refusals: ['links_full', 'code_taken', 'rate_above_own', 'field_invalid', 'key_conflict'],
})

export const changeLink = endpoint({
  method: 'POST',
  path: '/wps/v2/agent/links/change',
  access: 'agent',
  summary: 'Pause a link or open it again.',
  body: z.strictObject({ id, state: z.enum(['open', 'paused']) }),
  reply: link,
  refusals: ['link_not_found'],
})

export const dropLink = endpoint({
  method: 'DELETE',
  path: '/wps/v2/agent/links',
  access: 'agent',
  summary: 'Take a link away. Whoever came by it stays.',
  query: z.object({ id }),
  reply: z.null(),
  refusals: ['link_not_found'],
})

export const openAccount = endpoint({
  method: 'POST',
  path: '/wps/v2/agent/accounts',
  access: 'agent',
  summary: 'Open an account below the agent. Its password is said once, and changed at the first login.',
  body: z.strictObject({
    key,
    account: z.string().check(z.trim(), z.minLength(4), z.maxLength(14)),
    kind: z.enum(['member', 'agent']),
    presets: z.array(preset).check(z.maxLength(4)),
  }),
  reply: z.object({ id, account: z.string(), password: z.string() }),
  refusals: [
    ...(['username_taken', 'line_full', 'field_invalid', 'rate_above_own'] as const),
    ...(['too_many_attempts', 'key_conflict'] as const),
  ],
})
