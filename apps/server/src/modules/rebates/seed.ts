/** The demonstration: something waits for the player, and somebody else was paid before, by hand and at noon. */
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import type { Identity } from '../identity/index.ts'
import type { Directory } from '../merchants/index.ts'
import { benefitsOf } from '../vip/index.ts'
import { payRebate } from './pay.ts'
import type { Owner } from './rows.ts'
import type { World } from './world.ts'

interface Sower extends World {
  readonly directory: Pick<Directory, 'brandOfCode'>
  readonly memberByName: Identity['memberByName']
}

type Bets = Readonly<Record<string, bigint>>
/** Valid bets in the smallest unit. */
const waiting: Bets = { RNG: 15_234_000n, LIVE: 4_800_000n, SPORTS: 2_000_000n }
const paid: readonly {
  readonly bets: Bets
  readonly way: 'claimed' | 'automatic'
  readonly daysAgo: number
}[] = [
  { bets: { RNG: 8_120_000n, FISH: 2_455_500n }, way: 'automatic', daysAgo: 3 },
  { bets: { RNG: 11_905_000n, LIVE: 9_000_000n }, way: 'claimed', daysAgo: 1 },
]

const dayMs = 86_400_000

export async function seedRebates(sower: Sower): Promise<void> {
  const brand = await sower.directory.brandOfCode('demommk')
  if (!brand) return
  const player = await sower.memberByName(brand.id, 'player')
  if (player) await sow(sower, { merchantId: brand.id, memberId: player.id }, waiting)
  const general = await sower.memberByName(brand.id, 'general')
  if (!general) return
  const owner = { merchantId: brand.id, memberId: general.id }
  const purse = await sower.purseOf({ ...owner, type: general.type })
  for (const { bets, way, daysAgo } of paid) {
    const at = new Date(sower.now().getTime() - daysAgo * dayMs)
    const key = `demo:${daysAgo}`
    if (await sow(sower, owner, bets, key)) await payRebate(sower.db, owner, purse, { key, way, at })
  }
}

/** False where it was sown before, or the member has played. */
const sow = ({ db, now }: Sower, owner: Owner, bets: Bets, key = 'demo'): Promise<boolean> =>
  inMerchant(db, owner.merchantId, async (tx) => {
    const { merchantId, memberId } = owner
    if (await isSown(tx, owner, key)) return false
    const { rebates } = await benefitsOf(tx, owner)
    for (const [kind, valid] of Object.entries(bets))
      await sql`
        insert into rebates.accruals as a (member_id, kind, rate, merchant_id, valid, since, upto)
        values (${memberId}, ${kind}, ${rebates[kind] ?? 1n}, ${merchantId}, ${valid}, ${now()}, 0)
        on conflict (member_id, kind, rate) do update set valid = a.valid + excluded.valid, is_unpaid = true`.execute(
        tx,
      )
    return true
  })

async function isSown(tx: Tx, { merchantId, memberId }: Owner, key: string): Promise<boolean> {
  const { rows } = await sql`
    select from rebates.accruals where merchant_id = ${merchantId} and member_id = ${memberId} and is_unpaid and valid <> 0
    union all
    select from rebates.payments where merchant_id = ${merchantId} and member_id = ${memberId}
       and (key = ${key} or ${key === 'demo'})`.execute(tx)
  return rows.length > 0
}
