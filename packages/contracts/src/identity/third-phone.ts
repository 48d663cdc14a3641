import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { askRefusals, checkRefusals, registerBody } from './codes.ts'

/** A number that somebody else verifies: that service sends the code, and signs that it came back right. */

/** How long its button rests, whatever the brand says of codes of our own. */
export const restSeconds = 60

export const send = endpoint({
  method: 'POST',
  path: '/wps/v2/sms/register/third',
  access: 'public',
  summary: 'Have the third party send a code to register with.',
  body: registerBody,
  /** By `session` the service knows what it sent. */
  reply: z.object({ session: z.string(), seconds: z.number() }),
  refusals: [...askRefusals, 'captcha_required', 'phone_captcha_failed', 'browser_resting'],
})

export const prove = endpoint({
  method: 'POST',
  path: '/wps/v2/sms/register/third/proof',
  access: 'public',
  summary: 'Show the code to the third party; what it signs goes into the registration.',
  body: z.strictObject({
    session: z.string().check(z.minLength(1), z.maxLength(4096)),
    code: z.string().check(z.trim(), z.maxLength(255)),
  }),
  reply: z.object({ firebaseChannel: z.string(), firebaseIdToken: z.string() }),
  refusals: ['not_enabled', 'phone_unknown', ...checkRefusals],
})
