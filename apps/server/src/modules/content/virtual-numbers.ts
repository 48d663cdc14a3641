/** Figures of a brand for display, each counted from what there is and read at most once in five seconds. */
import type { content, ReplyOf } from '@jackfruit/contracts'
import { formatMinor } from '@jackfruit/kernel'
import { briefly } from '../../platform/briefly.ts'
import type { Db } from '../../platform/database/db.ts'
import { membersOnline } from '../identity/index.ts'
import { poolOf } from '../jackpot/index.ts'
import type { Directory } from '../merchants/index.ts'
import { paidOutToday } from '../wallet/index.ts'

type Numbers = ReplyOf<typeof content.virtualNumbers>

interface NumbersParts {
  readonly db: Db
  readonly directory: Pick<Directory, 'brandOfId'>
  readonly now: () => Date
}

const keepMs = 5_000

export function openVirtualNumbers(parts: NumbersParts): (merchantId: number) => Promise<Numbers> {
  const brands = new Map<number, () => Promise<Numbers>>()
  return (merchantId) => {
    const known = brands.get(merchantId) ?? briefly(keepMs, () => readNumbers(parts, merchantId))
    brands.set(merchantId, known)
    return known()
  }
}

async function readNumbers({ db, directory, now }: NumbersParts, merchantId: number): Promise<Numbers> {
  const [brand, at] = [await directory.brandOfId(merchantId), now()]
  if (!brand) return { jackpot: null, online: 0, paidToday: formatMinor(0n) }
  const { currency, timeZone } = brand
  const [pool, online, paid] = await Promise.all([
    poolOf(db, merchantId, currency),
    membersOnline(db, merchantId, at),
    paidOutToday(db, { merchantId, currency, timeZone, now: at }),
  ])
  return {
    jackpot: pool === null ? null : { base: formatMinor(pool), at: at.toISOString() },
    online,
    paidToday: formatMinor(paid),
  }
}
