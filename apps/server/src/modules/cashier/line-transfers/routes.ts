import { walletTransfers } from '@jackfruit/contracts'
import { formatMinor, parseMinor, Refusal } from '@jackfruit/kernel'
import type { Db } from '../../../platform/database/db.ts'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { type Mount, type Principal, serve } from '../../../platform/http/http.ts'
import type { Identity, Member } from '../../identity/index.ts'
import type { BrandData, Directory } from '../../merchants/index.ts'
import { limitsOf, type Send } from './line-transfers.ts'
import { newestOf, sentToday } from './rows.ts'

export interface LineRoutes {
  readonly db: Db
  readonly directory: Pick<Directory, 'brandOfId'>
  readonly people: Pick<Identity, 'memberOf' | 'memberByName' | 'paymentPasswords'>
  readonly send: Send
}

const newestMax = 10
/** No line of agents is longer; a ring in the data ends here too. */
const levelsMax = 100

export function mountLineTransfers(mount: Mount, { db, directory, people, send }: LineRoutes): void {
  const selfAndBrand = async ({ merchantId, memberId }: Principal) => {
    const [brand, self] = await Promise.all([
      directory.brandOfId(merchantId),
      people.memberOf(merchantId, memberId),
    ])
    if (!brand || !self) throw new Error(`a session has its member: ${memberId}`)
    return { brand, self }
  }
  const uplineOf = async ({ merchantId, uplineId }: Member) => {
    const upline = uplineId === null ? null : await people.memberOf(merchantId, uplineId)
    if (!upline) throw new Refusal('no_upline')
    return upline
  }
  /** Somebody below this agent, however far; a stranger is answered as a name that nobody has. */
  const downlineOf = async (agent: Member, name: string) => {
    const found = await people.memberByName(agent.merchantId, name)
    let above = found?.uplineId ?? null
    for (let level = 0; found && above !== null && level < levelsMax; level += 1) {
      if (above === agent.id) return found
      above = (await people.memberOf(agent.merchantId, above))?.uplineId ?? null
    }
    throw new Refusal('not_downline')
  }
  const frameOf = async (brand: BrandData, self: Member, to: Member) => {
    const limits = limitsOf(brand)
    if (!limits) throw new Refusal('line_transfer_closed')
    const { id, merchantId } = self
    const sent = await inMerchant(db, merchantId, (tx) => sentToday(tx, merchantId, id, brand.timeZone))
    const left = limits.perDay - sent
    return {
      receiver: { account: to.username, nickname: to.nickname },
      currency: brand.currency,
      min: formatMinor(limits.min),
      max: formatMinor(limits.max),
      leftToday: formatMinor(left > 0n ? left : 0n),
      hasPaymentPassword: await people.paymentPasswords.isSet({ merchantId, memberId: id }),
    }
  }
  const amountIn = (text: string) => {
    const amount = parseMinor(text)
    if (amount === null || amount === 0n) throw new Refusal('amount_invalid')
    return amount
  }

  serve(mount, walletTransfers.uplineInfo, async ({ principal }) => {
    const { brand, self } = await selfAndBrand(principal)
    const upline = await uplineOf(self)
    const rows = await inMerchant(db, brand.id, (tx) => newestOf(tx, brand.id, self.id, newestMax))
    const transfers = await Promise.all(
      rows.map(async ({ id, fromMember, toMember, amount, at }) => {
        const isSent = fromMember === self.id
        const other = await people.memberOf(brand.id, isSent ? toMember : fromMember)
        return {
          id,
          isSent,
          account: other?.username ?? '',
          amount: formatMinor(amount),
          at: at.toISOString(),
        }
      }),
    )
    return { ...(await frameOf(brand, self, upline)), transfers }
  })

  serve(mount, walletTransfers.toUpline, async ({ principal, body }) => {
    const { brand, self } = await selfAndBrand(principal)
    const upline = await uplineOf(self)
    if (upline.username !== body.target) throw new Refusal('receiver_changed')
    const { requestId, paymentPassword } = body
    const people = { from: self, to: upline, direction: 'upline' as const }
    const { id, balance } = await send({
      brand,
      ...people,
      requestId,
      paymentPassword,
      amount: amountIn(body.amount),
    })
    return { id, sumBalance: formatMinor(balance) }
  })

  serve(mount, walletTransfers.downlineInfo, async ({ principal, query }) => {
    const { brand, self } = await selfAndBrand(principal)
    return frameOf(brand, self, await downlineOf(self, query.target))
  })

  serve(mount, walletTransfers.toDownline, async ({ principal, body }) => {
    const { brand, self } = await selfAndBrand(principal)
    const to = await downlineOf(self, body.target)
    const { requestId, paymentPassword } = body
    const people = { from: self, to, direction: 'downline' as const }
    const { id, balance } = await send({
      brand,
      ...people,
      requestId,
      paymentPassword,
      amount: amountIn(body.amount),
    })
    return { id, sumBalance: formatMinor(balance) }
  })
}
