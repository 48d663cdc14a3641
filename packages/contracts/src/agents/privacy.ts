/** A member's own word on what agents above may see of its play. */
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

const privacy = z.object({
  /** Bets are in no list of an agent, and its figures are told of nobody alone. */
  isHidden: z.boolean(),
})

export const playPrivacy = endpoint({
  method: 'GET',
  path: '/wps/v2/play/privacy',
  access: 'member',
  summary: 'Whether agents above may look at what the member plays.',
  reply: privacy,
  refusals: [],
})

export const setPlayPrivacy = endpoint({
  method: 'POST',
  path: '/wps/v2/play/privacy',
  access: 'member',
  summary: 'Hide what the member plays from agents above, or show it again. The same again changes nothing.',
  body: z.strictObject({ isHidden: z.boolean() }),
  reply: privacy,
  refusals: [],
})
