/** What narrows a list of games, and the figures of its strip of makers. */
import { type GameClass, gameClassesOf } from '@jackfruit/contracts/game-classes'
import type { Shelf } from '@jackfruit/contracts/shelves'
import { formatMinor, parseMinor } from '@jackfruit/kernel'
import type { Game } from '../../../shared/games/game.ts'

type GameType = Game['gameType']

export const tabs = ['all', 'hot', 'fav', 'recent'] as const
export type Tab = (typeof tabs)[number]

/** The figures of the minimum-bet filter, times the unit of the currency, in hundredths. */
const minBetFigures = [1n, 5n, 10n, 50n, 75n] as const
/** Twenty times the smallest chip of each (docs/decisions/0019). */
const minBetUnits: Readonly<Record<string, bigint>> = {
  MMK: 2_000n,
  BDT: 100n,
  INR: 100n,
  NGN: 1_000n,
  IDRK: 20n,
  PKR: 200n,
  KES: 100n,
}

/** The stakes that people choose from: games that can be played with at most this much (decision D-44). */
export const minBetsIn = (currency: string): string[] =>
  minBetFigures.map((figure) => formatMinor(figure * (minBetUnits[currency] ?? 1n)))

export interface Filter {
  readonly tab: Tab
  /** Games of chance alone stand on shelves. */
  readonly shelf: Shelf | undefined
  readonly gameClassify: GameClass | undefined
  readonly minBet: string | undefined
  readonly gameName: string
}

/** Visitors begin with what they may see: the hot games (decision D-69). */
export const noFilter = (isLoggedIn: boolean): Filter => ({
  ...{ tab: isLoggedIn ? 'all' : 'hot', shelf: undefined, gameClassify: undefined },
  ...{ minBet: undefined, gameName: '' },
})

export const isNarrowed = ({ shelf, gameClassify, minBet, gameName }: Filter): boolean =>
  shelf !== undefined || gameClassify !== undefined || minBet !== undefined || gameName.trim() !== ''

/** Slots alone have classes. */
export const classesOf = (gameType: GameType, supportedLanguages: readonly string[]): readonly GameClass[] =>
  gameType === 'RNG' ? gameClassesOf(supportedLanguages) : []

export type Gate = 'open' | 'login' | 'true-account'

/** Whether a choice holds at once: visitors see hot games alone, of any shelf, and trial accounts keep nothing of their own. */
export function filterGate(next: Filter, who: 'visitor' | 'trial' | 'account'): Gate {
  const isOwn = next.tab === 'fav' || next.tab === 'recent'
  const isNarrowing = next.gameClassify !== undefined || next.minBet !== undefined
  if (who === 'visitor') return next.tab === 'hot' && !isNarrowing ? 'open' : 'login'
  return who === 'trial' && isOwn ? 'true-account' : 'open'
}

export interface Strip {
  /** How many makers stand beside each other on a wide screen. */
  readonly slides: number
  /** Goes round by itself, since more makers are there than places. */
  readonly loops: boolean
}

/** RNG shows seven makers, other kinds five; slots, fishing and PVP go round when there are more. */
export function stripOf(gameType: GameType, makers: number): Strip {
  const slides = gameType === 'RNG' ? 7 : 5
  const mayLoop = gameType === 'RNG' || gameType === 'FISH' || gameType === 'PVP'
  return { slides, loops: mayLoop && makers > slides }
}

/** Names are compared without case and without marks, as the platform does. */
export const namedLike = (name: string, wanted: string): boolean => plain(name).includes(plain(wanted))

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** Whether a game of this least stake can be played with the chosen one; any can where none is chosen. */
export function isAtMost(minBet: string, chosen: string | undefined): boolean {
  if (chosen === undefined) return true
  const [own, most] = [parseMinor(minBet), parseMinor(chosen)]
  return own !== null && most !== null && own <= most
}
