import { useSyncExternalStore } from 'react'

/** Whether the browser knows of no connection. */
export function useOffline(): boolean {
  return useSyncExternalStore(
    (listener) => {
      window.addEventListener('offline', listener)
      window.addEventListener('online', listener)
      return () => {
        window.removeEventListener('offline', listener)
        window.removeEventListener('online', listener)
      }
    },
    () => !navigator.onLine,
    () => false,
  )
}
