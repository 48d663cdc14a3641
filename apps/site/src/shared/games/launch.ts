/** What pressing a game, or the card of a maker, leads to: one table for every place that opens games. */
import { hrefOf } from '../address/navigation.ts'
import type { Game } from './game.ts'

/** What is known of the thing that was pressed: lists know all of it, a slide only a name (EN-127). */
export type LaunchItem = Partial<
  Pick<
    Game,
    | 'nodeId'
    | 'gameType'
    | 'isGame'
    | 'vassalage'
    | 'gameCode'
    | 'displayName'
    | 'supportPlay'
    | 'maintenance'
    | 'maintenanceUntil'
    | 'opens'
  >
> & {
  /** Other names for the maker and the game, where there is no `vassalage` or `gameCode`. */
  readonly vendor?: string
  readonly accountTypeName?: string
  readonly code?: string
  /** The kind of bet that a lottery shows first. */
  readonly defaultPlayType?: string
}

/** Who pressed it, and where. */
export interface Presser {
  readonly session: 'none' | 'trial' | 'account'
  /** A free trial was pressed instead of the game itself. */
  readonly wantsTrial: boolean
  /** The brand lets people in without any data (LOGIN_FREE_PLAY). */
  readonly hasFreePlay: boolean
  /** The game is to lie over the page instead of taking its place. */
  readonly isFloating: boolean
}

export type Decision =
  | { readonly to: 'nothing' }
  /** A login without data, and then the game. */
  | { readonly to: 'free-play'; readonly path: string }
  | { readonly to: 'guests-only' }
  | { readonly to: 'true-account' }
  | { readonly to: 'maintenance'; readonly name: string; readonly until: string | null }
  | { readonly to: 'maker'; readonly vendor: string }
  | { readonly to: 'floating'; readonly nodeId: string }
  | Opening

export interface Opening {
  readonly to: 'lottery' | 'seamless' | 'fbsports' | 'game'
  readonly path: string
}

export const lotteryVendors = ['TCG_LOTTO_VN', 'TCG_SEA', 'ELOTT', 'LOTT'] as const
export const lotteryTypes = ['LOTT', 'ELOTT'] as const

const vendorOf = ({ vassalage, accountTypeName, vendor }: LaunchItem) =>
  vassalage ?? accountTypeName ?? vendor

const isIn = (list: readonly string[], value: string | undefined) =>
  value !== undefined && list.includes(value.toUpperCase())

export const isLotteryType = (gameType: string | undefined): boolean => isIn(lotteryTypes, gameType)

const isLottery = (item: LaunchItem) => isLotteryType(item.gameType) && isIn(lotteryVendors, vendorOf(item))

/** The page that opens the game; null for something that names none. */
export function pageOf(item: LaunchItem): Opening | null {
  const { nodeId, gameCode = item.code, defaultPlayType: playType } = item
  const named = { vendor: vendorOf(item), gameCode }
  if (isLottery(item)) return { to: 'lottery', path: hrefOf('/lottery', { ...named, playType }) }
  if (item.gameType === 'SPORTS' && gameCode) return { to: 'fbsports', path: hrefOf('/fbsports', named) }
  const isSeamless = item.opens === 'seamless' || nodeId === undefined
  if (isSeamless && gameCode) return { to: 'seamless', path: hrefOf('/seamless', named) }
  return nodeId === undefined ? null : { to: 'game', path: hrefOf('/game', { nodeId }) }
}

/** Without a session nothing happens here, whatever was pressed: asking for a login is the page's own affair. */
export function decideLaunch(item: LaunchItem, presser: Presser): Decision {
  const page = pageOf(item)
  if (presser.session === 'none') {
    const mayTry = presser.wantsTrial && presser.hasFreePlay && item.supportPlay === 0
    return mayTry && page ? { to: 'free-play', path: page.path } : { to: 'nothing' }
  }
  return decideForSession(item, presser, page) ?? page ?? { to: 'nothing' }
}

/** What stands between somebody with a session and the page of the game. */
function decideForSession(item: LaunchItem, presser: Presser, page: Opening | null): Decision | null {
  const vendor = vendorOf(item)
  if (item.maintenance)
    return { to: 'maintenance', name: item.displayName ?? '', until: item.maintenanceUntil ?? null }
  if (item.isGame === 'VASSALAGE' && vendor) return { to: 'maker', vendor }
  if (presser.session === 'trial' && (item.supportPlay ?? 0) !== 0) return { to: 'true-account' }
  if (presser.session === 'account' && presser.wantsTrial) return { to: 'guests-only' }
  const floats = presser.isFloating && page?.to === 'game' && item.nodeId
  return floats ? { to: 'floating', nodeId: floats } : null
}
