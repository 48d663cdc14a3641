/** One brand's rebates in an operator's hands. */
import {
  type Preview,
  payNow,
  previewOf,
  type Signature,
  type Standing,
  standingOf,
} from '../../apps/server/src/modules/rebates/index.ts'
import { type Level, planOf } from '../../apps/server/src/modules/vip/index.ts'
import { inMerchant } from '../../apps/server/src/platform/database/merchant-scope.ts'
import { openHands, type Running } from '../operate/hands.ts'

export interface Desk {
  rates(): Promise<readonly Level[]>
  standing(): Promise<Standing>
  preview(username: string): Promise<Preview>
  /** Null where there is less than can be paid. The same key pays once. */
  pay(username: string, key: string, signature: Signature): Promise<bigint | null>
  close(): Promise<void>
}

export async function openDesk(running: Running, merchant: string): Promise<Desk> {
  const hands = await openHands(['rebates'], running)
  const { world, brandOfCode, memberByName, caughtUp } = hands.faces.rebates
  const brand = await brandOfCode(merchant)
  if (!brand) {
    await hands.close()
    throw new Error(`There is no merchant ${merchant}.`)
  }
  const { id: merchantId } = brand
  const named = async (username: string) => {
    const member = await memberByName(merchantId, username)
    if (!member) throw new Error(`${merchant} has no member ${username}.`)
    await caughtUp()
    return { merchantId, memberId: member.id, type: member.type }
  }
  return {
    rates: () => inMerchant(world.db, merchantId, (tx) => planOf(tx, merchantId)),
    async standing() {
      await caughtUp()
      return standingOf(world, merchantId)
    },
    preview: async (username) => previewOf(world, await named(username)),
    pay: async (username, key, signature) => payNow(world, await named(username), key, signature),
    close: hands.close,
  }
}
