import { jackpot } from '@jackfruit/contracts'
import { formatMinor } from '@jackfruit/kernel'
import { briefly } from '../../platform/briefly.ts'
import type { Db } from '../../platform/db.ts'
import { type Mount, serve } from '../../platform/http.ts'
import type { Directory } from '../merchants/index.ts'
import { potsAtWork, potsWon, type ShownPot, stakesOf } from './read.ts'

export interface JackpotRoutes {
  readonly db: Db
  readonly directory: Directory
  findMember(merchantId: number, memberId: bigint): Promise<{ readonly nickname: string } | null>
}

const keepMs = 1_000
const wonMax = 20
const stakesMax = 1_000
/** How the counter on home rises between two looks (D-32, BC-02). */
const count = { step: '165.11', everyMs: 3_000 }
const percentScale = 4

export function mountJackpot(mount: Mount, { db, directory, findMember }: JackpotRoutes): void {
  const kept = new Map<number, () => Promise<readonly ShownPot[]>>()
  const atWork = (merchantId: number) => {
    const known = kept.get(merchantId) ?? briefly(keepMs, () => readAtWork(db, directory, merchantId))
    kept.set(merchantId, known)
    return known()
  }

  serve(mount, jackpot.current, async ({ brand }) => {
    const pot = (await atWork(brand.id)).find(({ state }) => state === 'open')
    return { pot: pot ? { base: formatMinor(pot.amount), at: new Date().toISOString(), ...count } : null }
  })

  serve(mount, jackpot.pots, async ({ brand }) => {
    const won = await potsWon(db, brand.id, wonMax)
    return {
      atWork: (await atWork(brand.id)).map((pot) => ({
        ...termsRow(pot),
        ...{ isOpen: pot.state === 'open', amount: formatMinor(pot.amount) },
      })),
      won: await Promise.all(
        won.map(async (pot) => ({
          ...termsRow(pot),
          ...{
            amount: formatMinor(pot.amount),
            secret: pot.secret.toString('hex'),
            winningPlace: pot.entries,
          },
          player: masked((await findMember(brand.id, pot.winnerMember))?.nickname ?? ''),
          wonAt: pot.wonAt.toISOString(),
        })),
      ),
    }
  })

  serve(mount, jackpot.entries, async ({ brand, query }) => {
    const rows = await stakesOf(db, brand.id, {
      ...{ potId: query.potId, after: Number(query.after ?? 0), limit: stakesMax },
    })
    const last = rows.length === stakesMax ? rows.at(-1) : undefined
    return { stakes: rows.map(({ stake }) => formatMinor(stake)), next: last ? String(last.place) : null }
  })
}

async function readAtWork(db: Db, directory: Directory, merchantId: number) {
  const brand = await directory.brandOfId(merchantId)
  return brand ? potsAtWork(db, merchantId, brand.currency) : []
}

/** As on the winner board: enough to know oneself. */
const masked = (name: string): string => `${[...name].slice(0, 2).join('')}***`

const termsRow = ({ potId, seed, ceiling, share, carried, commitment }: ShownPot) => ({
  ...{ potId, commitment },
  ...{ seed: formatMinor(seed), ceiling: formatMinor(ceiling) },
  ...{ share: formatMinor(share, percentScale), carried: carried.toString() },
})
