/** Where somebody goes after signing in: a path of the site's own, or home. */

const pathMax = 300
const base = 'https://site.invalid'

/** Anything that a browser could take for another place becomes home. */
export function ownPath(asked: unknown): string {
  if (typeof asked !== 'string' || asked.length > pathMax) return '/'
  if (!/^\/(?![/\\])[\w\-./?=&%~:]*$/.test(asked)) return '/'
  const { origin, pathname, search } = new URL(asked, base)
  // A path such as /.//elsewhere becomes //elsewhere once it is read.
  if (origin !== base || pathname.startsWith('//')) return '/'
  return /^\/(wps|oauth|vendor|dev|ws)(\/|$)/.test(pathname) ? '/' : `${pathname}${search}`
}
