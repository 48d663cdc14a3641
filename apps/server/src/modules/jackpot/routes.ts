import { jackpot } from '@jackfruit/contracts'
import { formatMinor } from '@jackfruit/kernel'
import { briefly } from '../../platform/briefly.ts'
import type { Db } from '../../platform/database/db.ts'
import { type Mount, serve } from '../../platform/http/http.ts'
import type { Directory } from '../merchants/index.ts'
import { mainPot, potsAtWork, potsWon, type ShownPot, stakesOf } from './read.ts'

export interface JackpotRoutes {
  readonly db: Db
  readonly directory: Directory
  readonly now: () => Date
  /** A game's name in addresses. */
  nodeOf(gameId: number): Promise<string | null>
  findMember(merchantId: number, memberId: bigint): Promise<{ readonly nickname: string } | null>
}

const keepMs = 1_000
const wonMax = 20
const stakesMax = 1_000
/** How the counter on home rises between two looks (D-32, BC-02). */
const count = { step: '165.11', everyMs: 3_000 }
const percentScale = 4

export function mountJackpot(mount: Mount, { db, directory, now, nodeOf, findMember }: JackpotRoutes): void {
  const kept = new Map<number, () => Promise<readonly ShownPot[]>>()
  const atWork = (merchantId: number) => {
    const known = kept.get(merchantId) ?? briefly(keepMs, () => readAtWork(db, directory, merchantId))
    kept.set(merchantId, known)
    return known()
  }

  serve(mount, jackpot.current, async ({ brand }) => {
    const pot = (await atWork(brand.id)).find(({ state, name }) => state === 'open' && name === mainPot)
    return { pot: pot ? { base: formatMinor(pot.amount), at: now().toISOString(), ...count } : null }
  })

  serve(mount, jackpot.meters, async ({ brand, query }) => {
    const open = (await atWork(brand.id)).filter(({ state }) => state === 'open')
    const meters = await Promise.all(
      open.map(async ({ name, gameId, amount, ceiling }) => ({
        name,
        nodeId: gameId === null ? null : await nodeOf(gameId),
        amount: formatMinor(amount),
        mustFallBy: ceiling === null ? null : formatMinor(ceiling),
      })),
    )
    return { meters: meters.filter(({ nodeId }) => !query.nodeId || nodeId === query.nodeId) }
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

const termsRow = ({ potId, name, seed, ceiling, odds, share, carried, commitment }: ShownPot) => ({
  ...{ potId, name, commitment, seed: formatMinor(seed) },
  ceiling: ceiling === null ? null : formatMinor(ceiling),
  odds: odds === null ? null : formatMinor(odds),
  ...{ share: formatMinor(share, percentScale), carried: carried.toString() },
})
