/**
 * Opens an address in a window of its own, which knows nothing of this one; false where the browser blocks
 * it. It is opened empty: asked for without an opener, a browser says nothing of whether it opened.
 */
export function openWindow(address: string): boolean {
  const opened = window.open('about:blank', '_blank')
  if (!opened) return false
  opened.opener = null
  opened.location.replace(address)
  return true
}
