/**
 * Telegram: the person agrees at Telegram, which sends the browser back with signed data in the
 * fragment of the address. The signature is an HMAC under the hash of the bot's token.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { type Departure, type Person, shownName, ThirdPartyProblem } from './provider.ts'

/** Signed data is good for five minutes; clocks may differ by half a minute. */
export const telegramFreshMs = 5 * 60_000
const clockSkewMs = 30_000

/** The id of a bot stands before the colon of its token. */
export function telegramAddress(site: string, { client, flow, callbackUrl }: Departure): URL {
  const { origin } = new URL(callbackUrl)
  const back = `${origin}/oauth?${new URLSearchParams({ state: flow.state })}`
  const query = new URLSearchParams({ bot_id: client.clientId, origin, embed: '0', return_to: back })
  return new URL(`${site}/auth?${query}`)
}

export interface Signed extends Person {
  /** What stands for this very data, for refusing it a second time. */
  readonly hash: string
}

/** `result` is base64url of a JSON object, as Telegram writes it. */
export function telegramPerson(result: string, botToken: string, now: Date): Signed {
  const data = dataOf(result)
  const { hash, ...fields } = data
  if (typeof hash !== 'string' || !/^[0-9a-f]{64}$/.test(hash)) throw new ThirdPartyProblem('refused')
  const checked = Object.keys(fields)
    .sort()
    .map((key) => `${key}=${fields[key]}`)
    .join('\n')
  const key = createHash('sha256').update(botToken).digest()
  const expected = createHmac('sha256', key).update(checked).digest()
  if (!timingSafeEqual(expected, Buffer.from(hash, 'hex'))) throw new ThirdPartyProblem('refused')

  const age = now.getTime() - Number(fields['auth_date']) * 1000
  if (!(age <= telegramFreshMs && age >= -clockSkewMs)) throw new ThirdPartyProblem('stale')
  const subject = String(fields['id'] ?? '')
  if (!/^\d{1,20}$/.test(subject)) throw new ThirdPartyProblem('refused')
  const name = [fields['first_name'], fields['last_name']].filter(Boolean).join(' ')
  return { subject, name: shownName(name || fields['username']), hash }
}

/** The signature is over lines: with a line's end in a value, the same lines could be read as another person's. */
function dataOf(result: string): Record<string, string | number> {
  try {
    const data: unknown = JSON.parse(Buffer.from(result, 'base64url').toString('utf8'))
    if (typeof data !== 'object' || data === null || Array.isArray(data)) throw new TypeError('no object')
    for (const [name, value] of Object.entries(data)) {
      const isPlain = typeof value === 'number' || (typeof value === 'string' && !/\p{Cc}/u.test(value))
      if (!isPlain || !/^[a-z_]{1,32}$/.test(name)) throw new TypeError('no plain value')
    }
    return data as Record<string, string | number>
  } catch {
    throw new ThirdPartyProblem('refused')
  }
}
