import { scriptUrl } from '../../shared/text/trusted.ts'

/** After everything that the first page needs. */
const patienceMs = 3_000

/** Keeps the page that is shown without a connection. Where a browser cannot, the site works as before. */
export function keepOfflinePage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () =>
    navigator.serviceWorker
      .register(scriptUrl('/sw.js'), { updateViaCache: 'none' })
      .catch((error: unknown) => console.warn('no offline page:', error))
  const later = () => void setTimeout(() => void register(), patienceMs)
  // The site may begin when its page is whole already: then nobody tells of it any more.
  if (document.readyState === 'complete') later()
  else window.addEventListener('load', later, { once: true })
}
