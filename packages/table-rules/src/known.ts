/**
 * The games of tables that many share, by code and version. A code is what seeds, receipts and proofs name: it never
 * changes its meaning. Studios deal by them, and whoever holds a proof draws the round again.
 */
import type { Stream } from '@jackfruit/fairness'
import { baccarat } from './baccarat/table.ts'
import { unlimitedBlackjack } from './blackjack/table.ts'
import { andarBahar } from './cards/andar-bahar.ts'
import { dragonTiger } from './cards/dragon-tiger.ts'
import type { FightSeal } from './cockfight/match-up.ts'
import { cockfight } from './cockfight/table.ts'
import { type CrashGame, crashGame } from './crash/table.ts'
import { colourGame, fishPrawnCrab } from './dice/pictures.ts'
import { sicBo, taiXiu } from './dice/sic-bo.ts'
import { roulette } from './roulette/table.ts'
import type { Decisions, Json, TableGame } from './table.ts'
import { teenPatti } from './teen-patti/table.ts'
import { fanTan } from './wheel/fan-tan.ts'
import { moneyWheel } from './wheel/money-wheel.ts'
import { xocDia } from './wheel/xoc-dia.ts'

const all: readonly TableGame[] = [
  baccarat('bac-classic'),
  baccarat('bac-nocomm', { hasCommission: false }),
  baccarat('bac-speed', { betting: 12, pace: 2 }),
  roulette('roul-eu'),
  roulette('roul-partage', { isPartage: true }),
  sicBo('sicbo'),
  taiXiu('taixiu'),
  dragonTiger('dt'),
  fanTan('fantan'),
  xocDia('xocdia'),
  fishPrawnCrab('fpc'),
  andarBahar('andarbahar'),
  teenPatti('tp2020'),
  unlimitedBlackjack('bj-unlimited'),
  colourGame('colorgame'),
  colourGame('colorgame-boost', true),
  moneyWheel('big6-54'),
]

export const games: ReadonlyMap<string, TableGame> = new Map(all.map((game) => [game.code, game]))

/** Of all of them: places, draws and returns stand in one package (decision 0122). */
export const rulesVersion = '1.0.0'

/** What a proof is checked by. */
export interface KnownRules extends Pick<TableGame, 'code' | 'places' | 'payout'> {
  draw(stream: Stream, seal: FightSeal): Json
  /** Of a game whose bets end before its end. */
  readonly flight?: CrashGame['flight']
  /** Of a game in which members decide after the deal. */
  readonly decisions?: Pick<Decisions<Json, string>, 'place' | 'stakeReturn'>
  /** Of a game with a pool: what those who won share. */
  readonly pool?: Pick<ReturnType<typeof cockfight>['pool'], 'places' | 'payout'>
}

const rules: ReadonlyMap<string, KnownRules> = new Map<string, KnownRules>([
  ...games,
  ['crash', crashGame()],
  ['cock-arena', cockfight()],
])

/** Null for rules that are not here. */
export const findRules = (code: string, version: string): KnownRules | null =>
  version === rulesVersion ? (rules.get(code) ?? null) : null
