/** What every call of a vendor works with. */
import type { vendor } from '@jackfruit/contracts'
import { type Minor, parseMinor } from '@jackfruit/kernel'
import type { infer as Infer } from 'zod/mini'
import type { Db } from '../../../platform/database/db.ts'
import type { Space } from '../../../platform/database/space.ts'
import type { Game, Games } from '../../catalog/index.ts'
import type { Lanes, Posted } from '../../ledger/index.ts'
import type { Protection } from '../../protection/index.ts'
import { type Answer, refuse } from '../answers.ts'
import type { BonusesAtPlay } from '../bonuses.ts'
import type { InLine } from '../credits/line.ts'
import type { Player, Players } from '../players.ts'
import type { PlaySessions } from '../sessions.ts'

export interface Deps {
  readonly db: Db
  readonly lanes: Lanes
  readonly games: Games
  readonly players: Players
  readonly sessions: PlaySessions
  /** What members set for their own protection. Asks no database. */
  readonly mayStake: Protection['mayStake']
  /** Bonuses of a purse; null where nobody gives any. */
  readonly bonuses: () => BonusesAtPlay | null
  /** Whether the database has room for a stake, or for what ends one. */
  readonly space: Pick<Space, 'allows'>
  /** The way of credits that go not by the lanes. */
  readonly inLine: InLine
  /** Hears of purses that moved by another way than the lanes, after the commit. */
  readonly onPosted: (posted: Posted) => void
  /** The database's time. */
  readonly now: () => Date
}

export type BodyOfCall<K extends vendor.VendorCall> = Infer<(typeof vendor.vendorCalls)[K]['body']>

export interface Incoming<K extends vendor.VendorCall> {
  /** Whose signature it was. */
  readonly vendor: string
  readonly body: BodyOfCall<K>
}

export type Handler<K extends vendor.VendorCall> = (deps: Deps, incoming: Incoming<K>) => Promise<Answer>

/** A refusal that ends a call from anywhere within it. */
export class Refused extends Error {
  readonly answer: Answer

  constructor(answer: Answer) {
    super(answer.status)
    this.answer = answer
  }
}

interface Named {
  readonly playerId: string
  readonly currency: string
}

/** The player of this vendor, playing in the currency of the purse. */
export async function playerOf(
  { players }: Deps,
  vendorCode: string,
  { playerId, currency }: Named,
): Promise<Player> {
  const player = await players.find(vendorCode, playerId)
  if (!player) throw new Refused(refuse('PLAYER_NOT_FOUND'))
  if (player.currency !== currency) throw new Refused(refuse('CURRENCY_MISMATCH'))
  return player
}

/** The game's number for a transfer; money that belongs to somebody is not lost because a game left the offer. */
export async function gameNumberOf({ games }: Deps, vendorCode: string, gameCode: string): Promise<number> {
  const id = await games.numberOf(vendorCode, gameCode)
  if (id === null) throw new Refused(refuse('GAME_DISABLED'))
  return id
}

export interface Paying {
  readonly gameId: number
  /** The most that one round pays, as it was announced; what nobody announced in this currency is nothing. */
  readonly most: Minor
}

/** The game that pays, offered still or not. Asks no database but once a second. */
export async function payingGameOf(
  { games }: Deps,
  { currency }: Player,
  vendorCode: string,
  gameCode: string,
): Promise<Paying> {
  const game = await games.ofMaker(vendorCode, gameCode)
  if (!game) throw new Refused(refuse('GAME_DISABLED'))
  return { gameId: game.id, most: parseMinor(game.maxWin[currency] ?? '0') ?? 0n }
}

/**
 * A game that takes stakes from this player now: none does while the brand is closed (SS-29). What was
 * staked before is settled all the same.
 */
export async function openGameOf(
  { games }: Deps,
  player: Player,
  vendorCode: string,
  gameCode: string,
): Promise<Game> {
  if (!player.isBrandOpen) throw new Refused(refuse('GAME_DISABLED'))
  const game = await games.byCode(player.merchantId, vendorCode, gameCode)
  if (!game || game.maintenance) throw new Refused(refuse('GAME_DISABLED'))
  return game
}

/** The amount in minor units; one that the currency cannot hold is refused, never rounded. */
export function amountOf(text: string): bigint {
  const amount = parseMinor(text)
  if (amount === null) throw new Refused(refuse('AMOUNT_INVALID'))
  return amount
}
