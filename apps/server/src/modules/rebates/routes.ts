import { type ReplyOf, rebates } from '@jackfruit/contracts'
import { formatMinor, Refusal } from '@jackfruit/kernel'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import { type Mount, serve } from '../../platform/http/http.ts'
import { benefitsOf } from '../vip/index.ts'
import { noonsAround } from './noon.ts'
import { leastOf, payRebate } from './pay.ts'
import { type Accrued, reckon, sumOf } from './reckon.ts'
import { lineOf, type Owner, type Payment, paymentsOf, unpaidOf } from './rows.ts'
import type { World } from './world.ts'

type View = ReplyOf<typeof rebates.overview>

interface RebateRoutes extends World {
  /** What was just bet is counted. */
  readonly catchUp: () => Promise<void>
}

const pageSize = 20

export function mountRebates(mount: Mount, world: RebateRoutes): void {
  const { db, now, brandOf } = world

  async function overview(owner: Owner): Promise<View> {
    const { timeZone, currency } = await brandOf(owner.merchantId)
    await world.catchUp()
    const { next } = await noonsAround(db, timeZone, now())
    return inMerchant(db, owner.merchantId, async (tx) => {
      const { rank, rebates: rates } = await benefitsOf(tx, owner)
      const unpaid = await unpaidOf(tx, owner)
      const empty = Object.entries(rates).flatMap(([kind, rate]) =>
        rate > 0n && !unpaid.some((each) => each.kind === kind && each.rate === rate)
          ? [{ kind, rate, valid: 0n, carry: 0n }]
          : [],
      )
      const total = sumOf(unpaid)
      return {
        ...{
          rank,
          total: formatMinor(total),
          least: formatMinor(leastOf(currency)),
          nextAt: next.toISOString(),
        },
        canClaim: total >= leastOf(currency),
        lines: [...unpaid, ...empty].toSorted(byWeight).map((each) => ({
          ...lineOf(each),
          isNow: rates[each.kind] === each.rate,
        })),
      }
    })
  }

  serve(mount, rebates.overview, ({ principal }) => overview(principal))

  serve(
    mount,
    rebates.claim,
    async ({ principal, body }) => {
      await world.catchUp()
      const purse = await world.purseOf(principal)
      const key = `claim:${body.key}`
      const paid = await payRebate(db, principal, purse, { key, way: 'claimed', at: now() })
      if (!paid) throw new Refusal('rebate_below', { least: formatMinor(leastOf(purse.currency)) })
      if (paid.posted) world.tellBalance(paid.posted)
      return { paid: formatMinor(paid.payment.amount) }
    },
    { money: 'begins' },
  )

  serve(mount, rebates.payments, async ({ principal, query }) => {
    const before = query.cursor === undefined ? null : BigInt(query.cursor)
    const found = await inMerchant(db, principal.merchantId, (tx) =>
      paymentsOf(tx, principal, { before, limit: pageSize + 1 }),
    )
    const page = found.slice(0, pageSize)
    return {
      lists: page.map(paymentView),
      nextCursor: found.length > pageSize ? (page.at(-1)?.id.toString() ?? null) : null,
    }
  })
}

/** What brings most stands first; of those that bring nothing yet, what would. Pure. */
function byWeight(a: Accrued, b: Accrued): number {
  const [x, y] = [reckon(a).amount, reckon(b).amount]
  return x === y ? Number(b.rate - a.rate) : Number(y - x)
}

const paymentView = ({ publicId, way, amount, lines, at }: Payment) => ({
  ...{ id: publicId, way, amount: formatMinor(amount), at: at.toISOString() },
  lines: lines.map(({ kind, rate, valid, amount: brought }) => ({ kind, rate, valid, amount: brought })),
})
