/**
 * The frame's few words to the platform page around it. The exact origins that may frame it are written by
 * our own host into <meta name="platform-origin" content="">, one for each site; without any nothing is said.
 * `sitting`: time and result of play are told here, so the page need not. `asking`, `showing`, `shown`: where a
 * round is, so that the balance around us does not tell its win before the game does. We hear `meters`,
 * `balance`, `behind`: whether another game stands in front of us, and `round`: one of the player's earlier rounds, to
 * be drawn once more.
 */
export type HostVerb = 'close' | 'balance-refresh' | 'fullscreen' | 'deposit' | 'sitting' | 'asking' | 'shown'

/** Decimal strings; `before` is the balance without the win. */
export interface Showing {
  readonly type: 'showing'
  readonly win: string
  readonly before: string
}

export interface HostBridge {
  readonly tell: (word: HostVerb | Showing) => void
  readonly embedded: boolean
  /** The origin of the site around us; null where the browser does not tell which of several it is. */
  readonly site: string | null
  /** Calls with what the page says of this kind: at once with what it said last, then each time anew. */
  readonly hear: (type: string, use: (value: unknown) => void) => void
}

export function hostBridge(): HostBridge {
  const written = document.querySelector<HTMLMetaElement>('meta[name="platform-origin"]')?.content ?? ''
  const origins = listeners(written.split(' '), location.ancestorOrigins?.[0])
  const embedded = window.parent !== window
  const said = new Map<string, unknown>()
  const uses = new Map<string, (value: unknown) => void>()
  window.addEventListener('message', (message) => {
    const word = message.source === window.parent ? wordOf(message, origins) : null
    if (!word) return
    said.set(word.type, word.value)
    uses.get(word.type)?.(word.value)
  })
  return {
    embedded,
    site: embedded ? siteOf(origins, document.referrer) : null,
    hear: (type, use) => {
      uses.set(type, use)
      if (said.has(type)) use(said.get(type))
    },
    tell: (word) => {
      const said = typeof word === 'string' ? { type: word } : word
      if (embedded) for (const origin of origins) window.parent.postMessage(said, origin)
    },
  }
}

/** `{ type: 'meters', meters: … }` from a site that may frame us; anything else is not heard. */
export function wordOf(
  { origin, data }: { readonly origin: string; readonly data: unknown },
  origins: readonly string[],
): { readonly type: string; readonly value: unknown } | null {
  if (!origins.includes(origin) || typeof data !== 'object' || data === null) return null
  const type = 'type' in data && typeof data.type === 'string' ? data.type : null
  const value: unknown = type === null ? undefined : Object.entries(data).find(([name]) => name === type)?.[1]
  return type === null || value === undefined ? null : { type, value }
}

/** The page around us where the browser tells which it is; else every one that it can be: only that one hears. */
export function listeners(written: readonly string[], parent: string | undefined): readonly string[] {
  const known = written.filter((origin) => /^https?:\/\/[^/\s]+$/.test(origin))
  return parent === undefined ? known : known.filter((origin) => origin === parent)
}

/** Of those that may frame us the one that did: the only one, or the one that we came from. */
export function siteOf(origins: readonly string[], referrer: string): string | null {
  if (origins.length === 1) return origins[0] ?? null
  const from = URL.canParse(referrer) ? new URL(referrer).origin : null
  return from !== null && origins.includes(from) ? from : null
}

export interface Launch {
  /** Empty when there is none: the studio refuses it. */
  readonly code: string
  readonly language: string
}

/**
 * What the address brings: `code`, the one-time code of the launch, taken out before anything else can
 * read it, and `lang`, in which to speak until the game is open. `theme` is not read: a hall has one light.
 */
export function takeLaunch(): Launch {
  const search = new URLSearchParams(location.search)
  const code = search.get('code') ?? ''
  if (search.has('code')) {
    search.delete('code')
    const rest = search.toString()
    history.replaceState(null, '', location.pathname + (rest ? `?${rest}` : ''))
  }
  return { code, language: search.get('lang') ?? 'EN' }
}
