/** Lists of lotteries. */
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { languageCode } from '../fields.ts'
import { game } from './catalog.ts'

/** The tables of odds that a brand may be set to (decision D-78). */
export const prizeModes = ['Lott', 'ZY', 'Elott', 'SEA'] as const
const prizeMode = z.optional(z.enum(prizeModes))
const language = z.optional(languageCode)

export const vnMenus = endpoint({
  method: 'GET',
  path: '/wps/v2/lottery/vn/menus',
  access: 'public',
  summary: 'The lotteries of Vietnam by their kind; an empty list where the brand offers none.',
  query: z.object({ prizeMode, device: z.optional(z.enum(['WEB', 'H5'])), language }),
  reply: z.array(z.object({ title: z.string(), gameMenus: z.array(game) })),
  refusals: [],
})

export const vnGames = endpoint({
  method: 'GET',
  path: '/wps/v2/lottery/vn/games',
  access: 'public',
  summary: 'The lotteries of Vietnam in one list.',
  query: z.object({ count: z.optional(z.string().check(z.regex(/^([1-9]\d?|100)$/))), prizeMode, language }),
  reply: z.object({ games: z.array(game) }),
  refusals: [],
})

export const recent = endpoint({
  method: 'GET',
  path: '/wps/v2/lottery/recent',
  access: 'member',
  summary: 'The lotteries that the member played last, newest first, nine at most.',
  query: z.object({ language }),
  reply: z.object({ games: z.array(game) }),
  refusals: [],
})
