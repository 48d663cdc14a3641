/** Messages to members: what happened to them, what an operator writes to many, and which announcements they have read. */
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { instant, languageCode, nothing } from '../fields.ts'
import { categories, kinds, linkPages, type MessageKind } from './kinds.ts'

export { categories } from './kinds.ts'

export const tabs = ['announcements', ...categories] as const
const tab = z.enum(tabs)
export type Tab = z.infer<typeof tab>

const kindNames = Object.keys(kinds) as [MessageKind, ...MessageKind[]]

/** A message by its number; an announcement's begins with `a`. */
const id = z.string().check(z.maxLength(20), z.regex(/^a?[1-9]\d{0,17}$/))

/** A page of the member centre and one thing on it; a path of ours; or a game by its nodeId. */
export const link = z.union([
  z.object({ to: z.literal('page'), page: z.enum(linkPages), item: z.nullable(z.string()) }),
  z.object({ to: z.literal('path'), path: z.string().check(z.regex(/^\/(?![/\\])[\w\-./?=&%~:#]{0,300}$/)) }),
  z.object({ to: z.literal('game'), nodeId: z.string().check(z.regex(/^[\w.:-]{1,100}$/)) }),
])

const message = z.object({
  id,
  tab,
  kind: z.enum([...kindNames, 'broadcast', 'announcement']),
  /** What its sentence names; `amount` goes with `currency`. */
  facts: z.record(z.string(), z.string()),
  /** Written by an operator: title and words, in the first language that has them. Announcements are HTML. */
  written: z.nullable(z.object({ title: z.string(), content: z.string(), language: languageCode })),
  link: z.nullable(link),
  isUrgent: z.boolean(),
  isRead: z.boolean(),
  at: instant,
  /** From then on it is of no use any more. */
  expiresAt: z.nullable(instant),
})

/** Of each tab; never counted beyond a hundred. */
const unread = z.object({
  announcements: z.number(),
  personal: z.number(),
  offers: z.number(),
  system: z.number(),
})

const page = z.optional(z.string().check(z.regex(/^([1-9]|1\d|2[0-5])$/)))

/** The newest five hundred of a tab are shown, in pages. */
export const list = endpoint({
  method: 'GET',
  path: '/wps/v2/messages',
  access: 'member',
  summary: "The member's messages: urgent ones first until they are read, then the newest.",
  query: z.object({
    tab: z.optional(tab),
    show: z.optional(z.enum(['all', 'unread'])),
    language: z.optional(languageCode),
    pageNo: page,
    pageSize: z.optional(z.string().check(z.regex(/^([1-9]|[1-4]\d|50)$/))),
  }),
  reply: z.object({ content: z.array(message), totalPages: z.number(), unread }),
  refusals: [],
})

export const unreadCount = endpoint({
  method: 'GET',
  path: '/wps/v2/messages/unread-count',
  access: 'member',
  summary: 'How many messages and announcements the member has not read.',
  reply: z.number(),
  refusals: [],
})

export const read = endpoint({
  method: 'POST',
  path: '/wps/v2/messages/read',
  access: 'member',
  summary: 'One was read. Harmless to repeat.',
  body: z.strictObject({ id }),
  reply: nothing,
  refusals: ['message_unknown'],
})

export const readAll = endpoint({
  method: 'POST',
  path: '/wps/v2/messages/read-all',
  access: 'member',
  summary: 'Everything of a tab was read; without one, everything.',
  body: z.strictObject({ tab: z.optional(tab) }),
  reply: nothing,
  refusals: [],
})

export const remove = endpoint({
  method: 'DELETE',
  path: '/wps/v2/messages',
  access: 'member',
  summary: 'Takes one away from this member. Harmless to repeat; for a minute it can be had back.',
  query: z.object({ id }),
  reply: nothing,
  refusals: ['message_unknown'],
})

export const restore = endpoint({
  method: 'POST',
  path: '/wps/v2/messages/restore',
  access: 'member',
  summary: 'Has one back that was taken away within the last minute.',
  body: z.strictObject({ id }),
  reply: nothing,
  refusals: ['message_unknown'],
})

const byChannel = z.object({ mail: z.boolean(), sms: z.boolean() })
const wishes = z.object({ personal: byChannel, offers: byChannel, system: byChannel })

export const settings = endpoint({
  method: 'GET',
  path: '/wps/v2/messages/settings',
  access: 'member',
  summary: 'What the member wants sent by mail and SMS beside the site, and where to that could be.',
  reply: z.object({
    wishes,
    /** Whether there is such a service, and a proved address of the member for it. */
    reach: byChannel,
  }),
  refusals: [],
})

export const setSettings = endpoint({
  method: 'PUT',
  path: '/wps/v2/messages/settings',
  access: 'member',
  summary: 'What the member wants sent by mail and SMS. Nothing is sent unless it was asked for.',
  body: z.strictObject({
    category: z.enum(categories),
    channel: z.enum(['mail', 'sms']),
    isWanted: z.boolean(),
  }),
  reply: wishes,
  refusals: [],
})
