/** The offers of the demonstration. Each is sown once: operators may then change or close it for good. */
import { invariant } from '@jackfruit/kernel'
import { sql } from 'kysely'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import type { Identity } from '../../identity/index.ts'
import type { Directory } from '../../merchants/index.ts'
import { press } from '../act.ts'
import { giveUpBonus } from '../bonus/give-up.ts'
import { lossesOf } from '../bonus/payouts.ts'
import { runningBonuses } from '../bonus/rows.ts'
import { decideApplication, openApplications } from '../decide.ts'
import { closePromotion, makeIn } from '../make.ts'
import { readyRewards, takeReward } from '../rewards/rewards.ts'
import { promotionByCode } from '../rows.ts'
import type { World } from '../world.ts'
import type { DemoOffer } from './demo-offer.ts'
import { demoGifts } from './gifts.data.ts'
import { demoMissions } from './missions.data.ts'
import { demoOffers } from './offers.data.ts'
import { playDemo } from './played.ts'

export interface Sower extends World {
  readonly directory: Pick<Directory, 'brandOfId' | 'brandOfCode'>
  readonly memberByName: Identity['memberByName']
  readonly slots: () => Promise<readonly number[]>
}

const dayMs = 86_400_000
/** Those who stand on boards with the player. */
const rivals = ['general', 'agent', 'player']
export const demoBrand = 'demommk'
const signature = { by: 'demonstration', why: 'what the demonstration begins with' }
/** Nobody else takes this lock: of two processes that sow one waits. */
const sowing = 7_251_160

export async function seedDemoOffers(sower: Sower): Promise<void> {
  const brand = await sower.directory.brandOfCode(demoBrand)
  if (!brand) return
  const player = await sower.memberByName(brand.id, 'player')
  const offers = [...demoMissions, ...demoOffers, ...demoGifts]
  const fresh = new Set<string>()
  for (const [place, offer] of offers.entries()) {
    const isNew = await sow(sower, brand, offer, offers.length - place)
    if (isNew) fresh.add(offer.code)
    if (isNew && player && offer.player)
      await bring(sower, { merchantId: brand.id, memberId: player.id, type: player.type }, offer)
    if (isNew && offer.isDrawn) await drawn(sower, brand.id, offer.code)
  }
  if (!player || fresh.size === 0) return
  const others = await Promise.all(rivals.map((name) => sower.memberByName(brand.id, name)))
  await playDemo(sower, brand, (code) => fresh.has(code), {
    player: { merchantId: brand.id, memberId: player.id, type: player.type },
    others: others.flatMap((member) => (member ? [member.id] : [])),
    slots: await sower.slots(),
  })
}

const sow = (
  { db, now }: Sower,
  brand: { readonly id: number; readonly currency: string },
  { code, kind, title, art, terms, budget, from, to }: DemoOffer,
  position: number,
): Promise<boolean> =>
  inMerchant(db, brand.id, async (tx) => {
    await sql`select pg_advisory_xact_lock(${sowing})`.execute(tx)
    if (await promotionByCode(tx, brand.id, code)) return false
    const day = (days: number) => new Date(now().getTime() + days * dayMs)
    const wanted = { code, kind, budget, position, startsAt: day(from), endsAt: to === null ? null : day(to) }
    await makeIn(tx, brand, { ...wanted, terms: { ...terms, title, art } }, signature, now())
    return true
  })

/** Does what the player does, by the same verbs as everybody. */
async function bring(
  sower: Sower,
  player: { merchantId: number; memberId: bigint; type: number },
  offer: DemoOffer,
) {
  const { code, player: part } = offer
  if (!part) return
  const pressed = { id: code, version: 1, key: `demo-${code}` }
  if (part.does !== 'apply') return void (await press(sower, player, pressed, part.does))
  await press(sower, player, pressed, 'apply', { application: { remark: part.remark, pictures: [] } })
  if (!part.next) return
  const sent = (await openApplications(sower, player.merchantId, 100)).find((each) => each.code === code)
  invariant(sent, `the application for ${code} is gone`)
  const isTaken = part.next === 'take' || part.next === 'giveUp'
  const isGood = part.next === 'approve' || isTaken
  await decideApplication(
    sower,
    player.merchantId,
    sent.id,
    isGood ? { what: 'approve', amount: null } : { what: 'reject', reason: part.next, note: part.note ?? '' },
    signature,
  )
  if (!isTaken) return
  const ready = await inMerchant(sower.db, player.merchantId, async (tx) => {
    const promotion = await promotionByCode(tx, player.merchantId, code)
    return (await readyRewards(tx, player)).find(({ promotionId }) => promotionId === promotion?.id)
  })
  if (ready) await takeReward(sower, player, ready.publicId)
  if (part.next === 'giveUp') await giveUpNewest(sower, player)
}

/** As the player does who looked at what is lost by it. */
async function giveUpNewest(sower: Sower, player: { merchantId: number; memberId: bigint }): Promise<void> {
  const { bonus, lost } = await inMerchant(sower.db, player.merchantId, async (tx) => {
    const newest = (await runningBonuses(tx, player)).at(-1)
    const [amount = 0n] = newest ? await lossesOf(tx, [newest]) : []
    return { bonus: newest, lost: amount }
  })
  if (bonus) await giveUpBonus(sower, player, { id: bonus.publicId, agreed: lost })
}

/** Who joins what is drawn at once, besides the demo player. */
const others = ['general', 'agent']

async function drawn(sower: Sower, merchantId: number, code: string) {
  for (const name of others) {
    const member = await sower.memberByName(merchantId, name)
    if (!member) continue
    const person = { merchantId, memberId: member.id, type: member.type }
    await press(sower, person, { id: code, version: 1, key: `demo-${code}-${name}` }, 'join')
  }
  await closePromotion(sower.db, merchantId, code, signature, sower.now())
}
