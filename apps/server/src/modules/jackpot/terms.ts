/** What a brand sets for its jackpot. */
import { parseMinor } from '@jackfruit/kernel'
import type { Db } from '../../platform/db.ts'
import { type BrandData, type Directory, merchantIds } from '../merchants/index.ts'

export interface Terms {
  readonly merchantId: number
  readonly currency: string
  readonly seed: bigint
  readonly ceiling: bigint
  /** Millionths of each stake. */
  readonly share: bigint
}

/** A percentage with four decimals is a number of millionths. */
const percentScale = 4

/** Of every brand that keeps a jackpot, by merchant. */
export async function readTerms(db: Db, directory: Directory): Promise<ReadonlyMap<number, Terms>> {
  const brands = await Promise.all((await merchantIds(db)).map((id) => directory.brandOfId(id)))
  return new Map(
    brands.flatMap((brand) => {
      const terms = brand && termsOf(brand)
      return terms ? [[brand.id, terms] as const] : []
    }),
  )
}

function termsOf({ id, code, currency, settings }: BrandData): Terms | null {
  const setting = settings['jackpot']
  if (setting === undefined || setting === null) return null
  const { seed: from, ceiling: to, share: percent } = setting as Record<string, unknown>
  const [seed, ceiling, share] = [parseMinor(from), parseMinor(to), parseMinor(percent, percentScale)]
  if (!seed || !ceiling || !share || ceiling <= seed || share > 1_000_000n)
    throw new Error(`brand ${code}: the jackpot needs a seed, a higher ceiling and a share`)
  return { merchantId: id, currency, seed, ceiling, share }
}
