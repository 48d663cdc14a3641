/** What a brand sets for its jackpots: one that every stake feeds, and those of single games. */

import { parseMinor } from '@jackfruit/kernel'
import type { Db } from '../../platform/database/db.ts'
import { settingOf } from '../../platform/settings.ts'
import { type BrandData, type Directory, merchantIds } from '../merchants/index.ts'
import { jackpotSettings } from './brand-settings.ts'

export interface Terms {
  readonly merchantId: number
  readonly currency: string
  /** Tells the pots of one brand apart; `main` is the one on home. */
  readonly name: string
  /** The game whose stakes count; null for every game. */
  readonly gameId: number | null
  readonly seed: bigint
  /** Won before it holds more; null where any stake may win. */
  readonly ceiling: bigint | null
  /** A stake wins with the chance stake / odds; null where the ceiling decides. */
  readonly odds: bigint | null
  /** Millionths of each stake. */
  readonly share: bigint
}

/** A percentage with four decimals is a number of millionths. */
const percentScale = 4

/** The number of a game by its name in addresses; null before its maker has listed it. */
export type NumberOf = (nodeId: string) => Promise<number | null>

/** Of every brand, the pots that it keeps. Those of a game that nobody has listed yet wait for it. */
export async function readTerms(db: Db, directory: Directory, numberOf: NumberOf): Promise<readonly Terms[]> {
  const brands = await Promise.all((await merchantIds(db)).map((id) => directory.brandOfId(id)))
  const all = brands.flatMap((brand) => (brand ? settingsOf(brand).map((set) => ({ brand, ...set })) : []))
  const terms = await Promise.all(
    all.map(async ({ brand, name, setting }) => {
      const node = setting.game
      const gameId = node === undefined ? null : await numberOf(node)
      return node !== undefined && gameId === null ? [] : [termsOf(brand, name, gameId, setting)]
    }),
  )
  return terms.flat()
}

/** Throws where the pots of a brand contradict themselves. */
export function demandTerms(brand: BrandData): void {
  for (const { name, setting } of settingsOf(brand)) termsOf(brand, name, null, setting)
}

interface Setting {
  readonly seed: string
  readonly share: string
  readonly game?: string | undefined
  readonly ceiling?: string | undefined
  readonly odds?: string | undefined
}

function settingsOf(brand: BrandData): { name: string; setting: Setting }[] {
  const main = settingOf(jackpotSettings, brand, 'jackpot')
  const ofGames = settingOf(jackpotSettings, brand, 'gameJackpots')
  return [
    ...(main ? [{ name: 'main', setting: main }] : []),
    ...ofGames.map((setting) => ({ name: setting.name, setting })),
  ]
}

function termsOf(
  { id, code, currency }: BrandData,
  name: string,
  gameId: number | null,
  setting: Setting,
): Terms {
  const [seed, share] = [parseMinor(setting.seed), parseMinor(setting.share, percentScale)]
  const [ceiling, odds] = [parseMinor(setting.ceiling), parseMinor(setting.odds)]
  const isTold = seed !== null && seed > 0n && share !== null && share > 0n && share <= 1_000_000n
  if (!isTold || (ceiling === null) === (odds === null) || (ceiling !== null && ceiling <= seed))
    throw new Error(`brand ${code}: the jackpot ${name} needs a seed, a share, and a higher ceiling or odds`)
  return { merchantId: id, currency, name, gameId, seed, ceiling, odds, share }
}
