import type { catalog, ReplyOf } from '@jackfruit/contracts'
import * as z from 'zod/mini'
import type { RoundWord } from '../../../../shared/money/holding.ts'

export type Launch = ReplyOf<typeof catalog.launchGame>

/** What a game's frame may say to the page. Anything else is not heard. */
export const verbs = ['close', 'balance-refresh', 'fullscreen', 'deposit', 'sitting'] as const
export type Verb = (typeof verbs)[number]
const word = z.object({ type: z.enum(verbs) })
const amount = z.string().check(z.maxLength(24))
const roundWord = z.union([
  z.object({ type: z.literal('asking') }),
  z.object({ type: z.literal('shown') }),
  z.object({ type: z.literal('showing'), win: amount, before: amount }),
])

/** The origin whose words count, from the address that was launched; null for an address that is no web address. */
function originOf(address: string): string | null {
  try {
    const url = new URL(address)
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.origin : null
  } catch {
    return null
  }
}

interface Message {
  readonly origin: string
  readonly source: unknown
  readonly data: unknown
}

/** Only what comes from exactly this origin and this window is heard. */
const isFrom = (message: Message, origin: string | null, frame: unknown): boolean =>
  origin !== null && message.origin === origin && Boolean(frame) && message.source === frame

/** The verb of a message, if it is one of ours. */
export function verbOf(message: Message, origin: string | null, frame: unknown): Verb | null {
  const parsed = isFrom(message, origin, frame) ? z.safeParse(word, message.data) : null
  return parsed?.success ? parsed.data.type : null
}

/** Where a round is, of which a page of our own studios tells: what it brings waits for it to be shown. */
export function roundWordOf(message: Message, origin: string | null, frame: unknown): RoundWord | null {
  const parsed = isFrom(message, origin, frame) ? z.safeParse(roundWord, message.data) : null
  return parsed?.success ? parsed.data : null
}

export type Opening =
  | { kind: 'frame'; url: string; origin: string }
  | { kind: 'window'; url: string }
  | { kind: 'route'; path: string }
  | { kind: 'refused' }

/** Where the brand's games may be framed from, and which of these start-up has picked. */
export interface LaunchCdns {
  readonly offered: readonly string[]
  readonly chosen: string
}

/** The address of a game, moved to the place that was picked. One that stands on none of the brand's places stays. */
export function onChosenCdn(address: string, { offered, chosen }: LaunchCdns): string {
  const place = originOf(chosen)
  const { origin } = new URL(address)
  if (!place || !offered.some((each) => originOf(each) === origin)) return address
  return place + address.slice(origin.length)
}

/** What to do with a launch: only web addresses are framed or opened, only our own paths are routes. */
export function openingOf({ kind, url }: Pick<Launch, 'kind' | 'url'>, cdns: LaunchCdns): Opening {
  if (kind === 'route') return /^\/(?!\/)/.test(url) ? { kind: 'route', path: url } : { kind: 'refused' }
  const origin = originOf(url)
  if (!origin) return { kind: 'refused' }
  if (kind === 'window') return { kind: 'window', url }
  const framed = onChosenCdn(url, cdns)
  return { kind: 'frame', url: framed, origin: new URL(framed).origin }
}

/** The frame may run its game and nothing of ours: no navigation of the page, no access to it. */
export const sandbox =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox'
