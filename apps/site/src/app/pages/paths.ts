import { type Guard, hrefOf } from '../../shared/address/navigation.ts'
import { redirectOf } from '../../shared/session/gates.ts'
import { gamePages } from './gamePages.ts'

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
] as const

const writtenPages = [
  '/help',
  '/helpmc',
  '/info',
  '/noticePage',
  '/down',
  '/download',
  '/join',
  '/returns',
  '/winners',
]
const pages: readonly string[] = [
  '/records',
  '/verify',
  '/seeds',
  '/game',
  '/oauth',
  ...writtenPages,
  ...gamePages,
]

/** Whether an address leads to a page. The shell offers no way to one that is not there. */
export const hasPage = (path: string): boolean =>
  pages.includes(path) || (homePaths as readonly string[]).includes(path)

/** What stands around a page: the whole shell, its header alone, or nothing. */
export type Frame = 'shell' | 'header' | 'bare'

/** The pages with less than the whole shell around them. */
const frames: ReadonlyMap<string, Exclude<Frame, 'shell'>> = new Map([
  ['/game', 'header'],
  ['/seamless', 'header'],
  ['/fbsports', 'header'],
  ['/lottery', 'header'],
  ['/lottert', 'header'],
  ['/vnlottery', 'header'],
  ['/sealottery', 'header'],
  ['/helpmc', 'bare'],
  ['/download', 'bare'],
  ['/oauth', 'bare'],
])

/** Games that take all of the screen below the header; nothing of them is scrolled with the page. */
const screenfuls = ['/game', '/seamless', '/fbsports']

/** An address without a page is told so in the whole shell. */
export const frameOf = (path: string): Frame => (hasPage(path) && frames.get(path)) || 'shell'

export const fillsScreen = (path: string): boolean => hasPage(path) && screenfuls.includes(path)

/** What an address may carry beside its path. */
export interface Search {
  /** A page of the member panel, which lies over any page and leaves the path as it is. */
  mc?: string
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
  /** One of the things that a page tells about. */
  id?: string
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 300

const plainKeys = ['mc', 'nodeId', 'page', 'vendor', 'gameCode', 'playType', 'id'] as const

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

/** The content carries the path as a class, without its first slash; an unknown address carries none. */
export function classOf(path: string): string {
  return hasPage(path) ? path.slice(1) : ''
}
