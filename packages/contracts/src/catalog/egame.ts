/** What concerns slots and the games beside them: announcements, classes, makers, favourites (decision D-132). */
import * as z from 'zod/mini'
import { notice } from '../content/content.ts'
import { endpoint } from '../endpoint.ts'
import { languageCode } from '../fields.ts'
import { game } from './catalog.ts'
import { gameClasses } from './game-classes.ts'

const language = z.optional(languageCode)
const pageNo = z.optional(z.string().check(z.regex(/^[1-9]\d{0,3}$/)))
const pageSize = z.optional(z.string().check(z.regex(/^([1-9]\d?|100)$/)))

export const announcements = endpoint({
  method: 'GET',
  path: '/wps/v2/egame/announcements',
  access: 'public',
  summary: 'Announcements about games, of whatever type, newest first.',
  query: z.object({ language }),
  reply: z.array(notice),
  refusals: [],
})

export const types = endpoint({
  method: 'GET',
  path: '/wps/v2/egame/types',
  access: 'public',
  summary: 'The classes that the list of slots is narrowed by.',
  query: z.object({ language }),
  reply: z.array(z.enum(gameClasses)),
  refusals: [],
})

export const vendors = endpoint({
  method: 'GET',
  path: '/wps/v2/egame/vendors',
  access: 'public',
  summary: 'The makers of slots that the brand offers.',
  query: z.object({ language }),
  reply: z.array(z.object({ vassalage: z.string(), name: z.string(), isHot: z.number() })),
  refusals: [],
})

export const favourites = endpoint({
  method: 'GET',
  path: '/wps/v2/egame/favorite',
  access: 'member',
  summary: 'The slots that the member likes, the newest first.',
  query: z.object({ language, pageNo, pageSize }),
  reply: z.object({ games: z.array(game), totalPages: z.number() }),
  refusals: [],
})
