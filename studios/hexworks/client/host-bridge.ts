/**
 * The frame's few words to the platform page around it. The page's exact origin is written by our own host
 * into <meta name="platform-origin" content="">; without it nothing is said.
 */
export type HostVerb = 'close' | 'balance-refresh' | 'fullscreen' | 'deposit'

export interface HostBridge {
  readonly tell: (verb: HostVerb) => void
  readonly embedded: boolean
}

export function hostBridge(): HostBridge {
  const origin = document.querySelector<HTMLMetaElement>('meta[name="platform-origin"]')?.content ?? ''
  const embedded = window.parent !== window
  return {
    embedded,
    tell: (verb) => {
      if (embedded && /^https?:\/\/[^/]+$/.test(origin)) window.parent.postMessage({ type: verb }, origin)
    },
  }
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
