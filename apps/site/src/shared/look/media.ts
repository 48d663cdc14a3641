import { useSyncExternalStore } from 'react'

/** Whether a media query holds now; the component is drawn again when that changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
    () => wasDrawnFor(query),
  )
}

/** In rem, the screens that the server draws for. */
const drawnWidths: Readonly<Record<string, number>> = { phone: 24, wide: 90 }

/** Whether a query holds on the screen that the page was drawn for; of the person's wishes the server knows nothing. */
function wasDrawnFor(query: string): boolean {
  const [, least] = /min-width: ([\d.]+)rem/.exec(query) ?? []
  const width = drawnWidths[document.documentElement.dataset['screen'] ?? '']
  return least !== undefined && width !== undefined && width >= Number(least)
}

/** Room for the login form in the header; the same edge as `lg` in the look. */
export const wide = '(min-width: 75rem)'
/** Room for the row of pages below the header; the same edge as `md` in the look. */
export const roomy = '(min-width: 56.25rem)'
