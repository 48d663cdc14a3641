import { createStore, useStore } from '../store.ts'

/** Where the reader is. Values of the search are plain text, as people type them. */
export interface Place {
  readonly pathname: string
  readonly search: Readonly<Record<string, string>>
  readonly hash: string
  /** How the place was reached: a page that is opened starts at its top, one that is gone back to where it was. */
  readonly reached: 'load' | 'push' | 'back' | 'stay'
}

/** Where somebody is sent instead of a page, whose whole address is told as well. */
export type Guard = (pathname: string, href: string) => string | null

const origin = 'http://place.invalid'

/** Reads a path of ours; a slash at its end means nothing. */
export function readPlace(href: string, reached: Place['reached']): Place {
  const { pathname, searchParams, hash } = new URL(href, origin)
  const trimmed = pathname.replace(/\/+$/, '') || '/'
  return { pathname: trimmed, search: Object.fromEntries(searchParams), hash: hash.slice(1), reached }
}

/** The other way round; a value that is not given stays away. */
export function hrefOf(
  pathname: string,
  search: Readonly<Record<string, string | undefined>> = {},
  hash = '',
): string {
  const known = Object.entries(search).filter((entry): entry is [string, string] => entry[1] !== undefined)
  const query = known.length === 0 ? '' : `?${new URLSearchParams(known)}`
  return `${pathname}${query}${hash && `#${hash}`}`
}

const here = () => `${location.pathname}${location.search}${location.hash}`
const place = createStore<Place>(readPlace(here(), 'load'))
const everywhere: Guard = () => null
let guard = everywhere

export const usePlace = (): Place => useStore(place)

/** Follows the browser's own buttons, and asks the guard about every path before it is shown. Returns how to stop. */
export function beginNavigation(asked: Guard): () => void {
  guard = asked
  const follow = (reached: Place['reached']) => {
    const instead = guard(location.pathname, here())
    if (instead) history.replaceState(null, '', instead)
    place.set(readPlace(here(), reached))
  }
  const onBack = () => follow('back')
  addEventListener('popstate', onBack)
  follow('load')
  return () => {
    guard = everywhere
    removeEventListener('popstate', onBack)
  }
}

export interface Going {
  /** Takes the place of this entry, so that the back button skips it. */
  readonly replace?: boolean
  /** Dialogs and panels leave the page below where it is scrolled to. */
  readonly stay?: boolean
}

/** Goes to a path of ours. */
export function goTo(href: string, { replace = false, stay = false }: Going = {}): void {
  const target = guard(readPlace(href, 'push').pathname, href) ?? href
  const isSame = target === here()
  history[replace || isSame ? 'replaceState' : 'pushState'](null, '', target)
  place.set(readPlace(target, stay ? 'stay' : 'push'))
}
