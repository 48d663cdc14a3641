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
  )
}

/** Room for the login form in the header; the same edge as `lg` in the look. */
export const wide = '(min-width: 75rem)'
/** Room for the row of pages below the header; the same edge as `md` in the look. */
export const roomy = '(min-width: 56.25rem)'
