const key = 'reloadedAt'
const onceIn = 60_000

/** Whether a reload may help: it may, unless one was tried a moment ago. */
export function mayReload(last: string | null, now: number): boolean {
  return last === null || now - Number(last) > onceIn
}

/**
 * A part of the site that cannot be fetched is most often of a build that was replaced while the
 * page stood open. The page is loaded anew, once; if that does not help, the boundary tells.
 */
export function reloadForFreshParts(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const now = Date.now()
    if (!navigator.onLine || !mayReload(sessionStorage.getItem(key), now)) return
    event.preventDefault()
    sessionStorage.setItem(key, String(now))
    location.reload()
  })
}
