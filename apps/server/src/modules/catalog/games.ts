/** The games of every brand, kept for a second. */
import type { vendor } from '@jackfruit/contracts'
import type { Shelf } from '@jackfruit/contracts/shelves'
import { sql } from 'kysely'
import type { infer as Infer } from 'zod/mini'
import { briefly } from '../../platform/briefly.ts'
import type { Db } from '../../platform/database/db.ts'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import { merchantIds } from '../merchants/index.ts'
import { hotOf, type Played, popularOf } from './showcase.ts'

const keepMs = 1_000

type ByCurrency = Readonly<Record<string, string>>

export interface Game {
  /** What transfers carry. */
  readonly id: number
  readonly vendor: string
  readonly vendorName: string
  readonly code: string
  readonly nodeId: string
  readonly names: Readonly<Record<string, string>>
  readonly gameType: string
  readonly gameClassify: string | null
  /** Null for what is no game of chance. */
  readonly shelf: Shelf | null
  readonly rtp: string
  readonly volatility: string
  readonly hitRate: string
  readonly maxWin: ByCurrency
  readonly minBet: ByCurrency
  readonly maxBet: ByCurrency
  /** How many lines a round is played on, at least; null for a game without lines. */
  readonly lines: number | null
  readonly platforms: readonly string[]
  /** Much played lately, or put forward by an operator. */
  readonly isHot: boolean
  readonly popularPin: number | null
  readonly hotPin: boolean | null
  readonly isNew: boolean
  /** Trial accounts may play it, with play money. */
  readonly hasFreePlay: boolean
  /** The vendor, the game or the brand has closed it for now. */
  readonly maintenance: boolean
  /** When it opens again by itself; null while it is open, and where nobody has said when. */
  readonly maintenanceUntil: Date | null
  /** A frame of the game page, a window of its own, or a page below the header of the site. */
  readonly opens: 'frame' | 'window' | 'seamless'
}

export const isLottery = ({ gameType }: Pick<Game, 'gameType'>): boolean =>
  gameType === 'LOTT' || gameType === 'ELOTT'

export interface Games {
  /** What this brand offers, in its order. */
  of(merchantId: number): Promise<readonly Game[]>
  /** The same games, the most played first. */
  popular(merchantId: number): Promise<readonly Game[]>
  /** One game that the brand offers, or null. */
  byNode(merchantId: number, nodeId: string): Promise<Game | null>
  byCode(merchantId: number, vendor: string, code: string): Promise<Game | null>
  /** A game by its number, offered or not: records outlive the offer. */
  named(id: number): Promise<KnownGame | null>
  /** A maker's game by its code, offered or not. */
  ofMaker(vendor: string, code: string): Promise<KnownGame | null>
  /** The number of a maker's game, offered or not: what is won must arrive; null for one never listed. */
  numberOf(vendor: string, code: string): Promise<number | null>
  /** The same by the game's name in addresses. */
  numberOfNode(nodeId: string): Promise<number | null>
  /** The numbers of all games of a category. */
  numbersOf(gameType: string): Promise<readonly number[]>
}

export type KnownGame = Pick<
  Game,
  'id' | 'vendor' | 'code' | 'nodeId' | 'gameType' | 'gameClassify' | 'rtp' | 'names' | 'maxWin'
> & {
  /** Some places win where others lose; null where the maker has not said. */
  readonly hasOppositePlaces: boolean | null
  readonly vendorName: string
  /** Of a stake of one; null where the maker has not said it. */
  readonly deviation: string | null
  readonly version: string
  readonly buildHash: string
}

export interface GamesOptions {
  /** How much each game of a brand was played; without it nothing is hot, and the brand's order is the popular one. */
  readonly playsOf?: (merchantId: number) => Promise<readonly Played[]>
  /** Counting takes a while where much is played: it is done anew this often. */
  readonly keepPlaysMs?: number
}

const keepPlaysUsuallyMs = 60_000
const nothingPlayed = async (): Promise<readonly Played[]> => []

export function openGames(db: Db, options: GamesOptions = {}): Games {
  const { playsOf = nothingPlayed, keepPlaysMs = keepPlaysUsuallyMs } = options
  const brands = new Map<number, () => Promise<readonly Game[]>>()
  const counts = new Map<number, () => Promise<readonly Played[]>>()
  const all = briefly(keepMs, () => readNames(db))
  const of = (merchantId: number) => {
    const known = brands.get(merchantId) ?? briefly(keepMs, () => readShown(merchantId))
    brands.set(merchantId, known)
    return known()
  }
  const played = (merchantId: number) => {
    const known = counts.get(merchantId) ?? briefly(keepPlaysMs, () => playsOf(merchantId))
    counts.set(merchantId, known)
    return known()
  }
  const readShown = async (merchantId: number): Promise<readonly Game[]> => {
    const read = await readGames(db, merchantId)
    const hot = hotOf(read, await played(merchantId))
    return read.map((game) => ({ ...game, isHot: hot.has(game.id) }))
  }
  return {
    of,
    popular: async (merchantId) => popularOf(await of(merchantId), await played(merchantId)),
    byNode: async (merchantId, nodeId) =>
      (await of(merchantId)).find((game) => game.nodeId === nodeId) ?? null,
    byCode: async (merchantId, vendor, code) =>
      (await of(merchantId)).find((game) => game.vendor === vendor && game.code === code) ?? null,
    named: async (id) => (await all()).byId.get(id) ?? null,
    ofMaker: async (vendor, code) => (await all()).byCode.get(`${vendor}:${code}`) ?? null,
    numberOf: async (vendor, code) => (await all()).byCode.get(`${vendor}:${code}`)?.id ?? null,
    numbersOf: async (gameType) =>
      [...(await all()).byId.values()].filter((game) => game.gameType === gameType).map(({ id }) => id),
    numberOfNode: async (nodeId) => (await all()).byNode.get(nodeId)?.id ?? null,
  }
}

/** The name in this language; makers give English at least. */
export const nameOf = ({ names }: Pick<Game, 'names'>, language: string): string =>
  names[language] ?? names['EN'] ?? Object.values(names)[0] ?? ''

const readGames = (db: Db, merchantId: number): Promise<readonly Omit<Game, 'isHot'>[]> =>
  inMerchant(db, merchantId, async (tx) => {
    const { rows } = await sql<Omit<Game, 'isHot'>>`
      select g.id, g.vendor, v.name as "vendorName", g.code, g.node_id as "nodeId", g.names, g.game_type as "gameType",
        g.game_classify as "gameClassify", g.shelf, g.rtp, g.volatility, g.hit_rate as "hitRate", g.max_win as "maxWin",
        g.min_bet as "minBet", g.max_bet as "maxBet", g.lines, g.platforms, b.popular_pin as "popularPin",
        b.hot_pin as "hotPin", b.is_new and g.listed_at > now() - interval '30 days' as "isNew",
        g.support_play = 0 as "hasFreePlay",
        v.opens, m.maintenance, m.until as "maintenanceUntil"
      from catalog.brand_games b
      join catalog.games g on g.id = b.game_id
      join catalog.vendors v on v.code = g.vendor
      cross join lateral (
        select count(*) > 0 as maintenance, case when bool_and(until is not null) then max(until) end as until
        from (values (v.maintenance, v.maintenance_until), (g.maintenance, g.maintenance_until),
          (b.maintenance, null::timestamptz)) closed (is_on, until)
        where is_on and (until is null or until > now())) m
      where b.merchant_id = ${merchantId} and b.enabled order by b.sort, g.id`.execute(tx)
    return rows
  })

async function readNames(db: Db) {
  const { rows } = await sql<KnownGame>`
    select g.id, g.vendor, v.name as "vendorName", g.code, g.node_id as "nodeId", g.game_type as "gameType",
      g.game_classify as "gameClassify", g.rtp, g.deviation, g.version, g.build_hash as "buildHash", g.names, g.max_win as "maxWin",
      g.opposite_places as "hasOppositePlaces"
      from catalog.games g join catalog.vendors v on v.code = g.vendor`.execute(db)
  return {
    byId: new Map(rows.map((row) => [row.id, row])),
    byNode: new Map(rows.map((row) => [row.nodeId, row])),
    byCode: new Map(rows.map((row) => [`${row.vendor}:${row.code}`, row])),
  }
}

export type ListedGame = Infer<(typeof vendor.studioCalls)['games']['reply']>['games'][number]

const everywhere = ['html5-desktop', 'html5-mobile']

/** Writes what a studio says it has; brands that do not know a game yet offer it from now on. */
export async function listGames(db: Db, vendorCode: string, listed: readonly ListedGame[]): Promise<void> {
  for (const game of listed) {
    await sql`
      insert into catalog.games (vendor, code, node_id, names, game_type, game_classify, told_shelf, version, build_hash, rtp,
        volatility, hit_rate, deviation, max_win, min_bet, max_bet, support_play, lines, platforms, opposite_places)
      values (${vendorCode}, ${game.gameCode}, ${game.gameCode}, ${JSON.stringify(game.name)}, ${game.gameType},
        ${game.gameClassify}, ${game.shelf ?? null}, ${game.version}, ${game.buildHash}, ${game.rtp}, ${game.volatility}, ${game.hitRate},
        ${game.deviation ?? null},
        ${JSON.stringify(game.maxWin)}, ${JSON.stringify(game.minBet)}, ${JSON.stringify(game.maxBet)},
        ${game.supportPlay ?? 1}, ${game.lines ?? null}, ${game.platforms ?? everywhere},
        ${game.oppositePlaces ?? null})
      on conflict (vendor, code) do update set names = excluded.names, game_type = excluded.game_type,
        game_classify = excluded.game_classify, told_shelf = excluded.told_shelf, version = excluded.version, build_hash = excluded.build_hash,
        rtp = excluded.rtp, volatility = excluded.volatility, hit_rate = excluded.hit_rate,
        deviation = excluded.deviation,
        max_win = excluded.max_win, min_bet = excluded.min_bet, max_bet = excluded.max_bet,
        support_play = excluded.support_play, lines = excluded.lines, platforms = excluded.platforms,
        opposite_places = excluded.opposite_places`.execute(db)
  }
  await offerGames(db)
}

/** Of these a maker lists many alike: at first they stand behind the others, so that none of those is lost among them. */
const listedInNumbers = ['LIVE', 'LOTT', 'ELOTT']
const behind = 1_000_000

/**
 * Every brand offers every game that it does not know yet. Asked for by whoever adds games and by whoever adds brands:
 * they may be two processes, of which either comes first.
 */
export async function offerGames(db: Db): Promise<void> {
  for (const merchantId of await merchantIds(db)) {
    await inMerchant(db, merchantId, (tx) =>
      sql`insert into catalog.brand_games (merchant_id, game_id, sort)
          select ${merchantId}, id, id + case when game_type = any(${listedInNumbers}) then ${behind}::int else 0 end
          from catalog.games on conflict do nothing`.execute(tx),
    )
  }
}

/** Whether any maker has this code, offered somewhere or not. */
export async function isVendor(db: Db, code: string): Promise<boolean> {
  const { rows } = await sql`select from catalog.vendors where code = ${code}`.execute(db)
  return rows.length > 0
}

/** A vendor by the name that people know; its code, where it has no games yet. */
export async function nameOfVendor(db: Db, code: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`select name from catalog.vendors where code = ${code}`.execute(
    db,
  )
  return rows[0]?.name ?? code
}
