import { redirectOf } from '../shared/gates.ts'
import type { Guard } from '../shared/navigation.ts'

/** Addresses that show home; two of them with a dialog over it. */
export const homePaths = ['/', '/home', '/index.html', '/login', '/register', '/register.html'] as const

const pages = ['/records', '/verify', '/game']

/** What an address may carry beside its path. */
export interface Search {
  /** A page of the member panel, which lies over any page and leaves the path as it is. */
  mc?: string
  /** Where to go after logging in: a path of ours. */
  to?: string
  nodeId?: string
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 300

export function readSearch({ mc, to, nodeId }: Readonly<Record<string, unknown>>): Search {
  return {
    ...(isText(mc) ? { mc } : {}),
    ...(isText(to) && isOwnPath(to) ? { to } : {}),
    ...(isText(nodeId) ? { nodeId } : {}),
  }
}

/** A path of this site, and nothing that a browser would take for another host. */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])[\w\-./?=&%~:]*$/.test(path)
}

/** Where somebody is sent instead of a page, if anywhere. */
export function guardOf(switches: ReadonlyMap<string, boolean>, hasToken: () => boolean): Guard {
  return (path) => {
    if (hasToken()) return dialogOf(path) ? '/' : null
    return redirectOf(path, switches, false)
  }
}

export type DialogMode = 'login' | 'register'

export function dialogOf(path: string): DialogMode | null {
  if (path === '/login') return 'login'
  return path === '/register' || path === '/register.html' ? 'register' : null
}

/** The content carries the path as a class, without its first slash; an unknown address carries none. */
export function classOf(path: string): string {
  const isKnown = pages.includes(path) || (homePaths as readonly string[]).includes(path)
  return isKnown ? path.slice(1) : ''
}
