/**
 * The frame's few words to the platform page around it. The page's exact origin is written into our
 * document by our own host; without it nothing is said.
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

/** The one-time code of the launch, taken out of the address before anything else can read it. */
export function takeLaunchCode(): string | null {
  const search = new URLSearchParams(location.search)
  const hash = new URLSearchParams(location.hash.slice(1))
  const code = search.get('code') ?? hash.get('code')
  if (code !== null) {
    search.delete('code')
    const rest = search.toString()
    history.replaceState(null, '', location.pathname + (rest ? `?${rest}` : ''))
  }
  return code
}
