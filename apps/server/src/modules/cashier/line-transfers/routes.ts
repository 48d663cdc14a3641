import { walletTransfers } from '@jackfruit/contracts'
import { formatMinor, parseMinor, Refusal } from '@jackfruit/kernel'
import type { Db } from '../../../platform/database/db.ts'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { type Call, type Mount, type Principal, serve } from '../../../platform/http/http.ts'
import type { Identity, Member } from '../../identity/index.ts'
import type { BrandData, Directory } from '../../merchants/index.ts'
import { openLine } from './line.ts'
import { limitsOf, type Send, type Sending } from './line-transfers.ts'
import { newestOf, sentToday } from './rows.ts'

export interface LineRoutes {
  readonly db: Db
  readonly directory: Pick<Directory, 'brandOfId'>
  readonly people: Pick<Identity, 'memberOf' | 'memberByName' | 'paymentPasswords'>
  readonly send: Send
}

type Wanted = Readonly<Record<'amount' | 'requestId' | 'paymentPassword', string>>
type Passing = Pick<Sending, 'brand' | 'from' | 'to'>

const newestMax = 10

export function mountLineTransfers(mount: Mount, { db, directory, people, send }: LineRoutes): void {
  const selfAndBrand = async ({ merchantId, memberId }: Principal) => {
    const [brand, self] = await Promise.all([
      directory.brandOfId(merchantId),
      people.memberOf(merchantId, memberId),
    ])
    if (!brand || !self) throw new Error(`a session has its member: ${memberId}`)
    return { brand, self }
  }
  const { uplineOf, downlineOf } = openLine(people)
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
  const pass = async (direction: Sending['direction'], wanted: Wanted, { brand, from, to }: Passing) => {
    const amount = parseMinor(wanted.amount)
    if (amount === null || amount === 0n) throw new Refusal('amount_invalid')
    const { requestId, paymentPassword } = wanted
    const { id, balance } = await send({ brand, from, to, direction, amount, requestId, paymentPassword })
    return { id, sumBalance: formatMinor(balance) }
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

  const toUpline = async ({ principal, body }: Call<typeof walletTransfers.toUpline>) => {
    const { brand, self } = await selfAndBrand(principal)
    const upline = await uplineOf(self)
    if (upline.username !== body.target) throw new Refusal('receiver_changed')
    return pass('upline', body, { brand, from: self, to: upline })
  }
  serve(mount, walletTransfers.toUpline, toUpline, { money: 'begins' })

  serve(mount, walletTransfers.downlineInfo, async ({ principal, query }) => {
    const { brand, self } = await selfAndBrand(principal)
    return frameOf(brand, self, await downlineOf(self, query.target))
  })

  const toDownline = async ({ principal, body }: Call<typeof walletTransfers.toDownline>) => {
    const { brand, self } = await selfAndBrand(principal)
    return pass('downline', body, { brand, from: self, to: await downlineOf(self, body.target) })
  }
  serve(mount, walletTransfers.toDownline, toDownline, { money: 'begins' })
}
