import { type Guard, hrefOf } from '../../shared/address/navigation.ts'
import { redirectOf } from '../../shared/session/gates.ts'

/** Addresses that show home; some of them with a dialog over it. */
export const homePaths = [
  '/',
  '/home',
  '/index.html',
  '/login',
  '/register',
  '/register.html',
  '/forgot',
  '/reset',
  '/agent',
] as const

/** The door of agents: it leads on to their centre, over home. */
export const agentPath = '/agent'

/** What an address may carry beside its path. */
export interface Search {
  /** A page of the member panel, which lies over any page and leaves the path as it is. */
  mc?: string
  /** A page of the agent centre, which lies over any page as well. */
  ac?: string
  /** Where to go after logging in: a path of ours. */
  to?: string
  /** The door for agents at the login. */
  side?: 'agent'
  nodeId?: string
  /** The maker whose games a page of games shows. */
  page?: string
  vendor?: string
  gameCode?: string
  playType?: string
  /** One of the member's earlier rounds of the game, to be shown once more. */
  round?: string
  /** Of games of chance: slots, instant games, tables or bingo. */
  shelf?: string
  /** One of the things that a page tells about. */
  id?: string
  /** The tables that stand side by side. */
  of?: string
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 300

const plainKeys = [
  ...(['mc', 'ac', 'nodeId', 'page', 'vendor', 'gameCode', 'playType', 'id', 'round'] as const),
  ...(['shelf', 'of'] as const),
] as const

export function readSearch(search: Readonly<Record<string, unknown>>): Search {
  const { to, side } = search
  return {
    ...Object.fromEntries(plainKeys.flatMap((key) => (isText(search[key]) ? [[key, search[key]]] : []))),
    ...(side === 'agent' ? { side } : {}),
    ...(isText(to) && isOwnPath(to) ? { to } : {}),
  }
}

/** A path of this site, and nothing that a browser would take for another host. */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])[\w\-./?=&%~:]*$/.test(path)
}

/** Where somebody is sent instead of a page, if anywhere. */
export function guardOf(switches: ReadonlyMap<string, boolean>, hasToken: () => boolean): Guard {
  return (path, href) => {
    if (hasToken()) return dialogOf(path) || path === '/forgot' ? '/' : null
    const instead = redirectOf(path, switches, false)
    // Home is where a login leads anyway.
    return instead && href !== '/' && isOwnPath(href) ? hrefOf(instead, { to: href }) : instead
  }
}

/** The ways back to a forgotten password lie over home too. */
export const isRecovery = (path: string): boolean => path === '/forgot' || path === '/reset'

export type DialogMode = 'login' | 'register'

export function dialogOf(path: string): DialogMode | null {
  if (path === '/login') return 'login'
  return path === '/register' || path === '/register.html' ? 'register' : null
}
