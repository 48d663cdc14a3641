/** The mall of the demonstration, and a player with an exchange in each state. Each is sown once. */
import { invariant } from '@jackfruit/kernel'
import { sql } from 'kysely'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import type { Identity } from '../../identity/index.ts'
import type { Directory } from '../../merchants/index.ts'
import { decideOrder, type Verdict } from '../decide.ts'
import { givePoints } from '../give.ts'
import { allGoods, writeGoods } from '../goods.ts'
import { redeem } from '../redeem.ts'
import { writeTerms } from '../terms.ts'
import type { Person, World } from '../world.ts'
import { demoGoods, demoTerms } from './goods.data.ts'

interface Sower extends World {
  readonly directory: Pick<Directory, 'brandOfId' | 'brandOfCode'>
  readonly memberByName: Identity['memberByName']
}

const demoBrand = 'demommk'
const signature = { by: 'demonstration', why: 'what the demonstration begins with' }

export async function seedPoints(sower: Sower): Promise<void> {
  const brand = await sower.directory.brandOfCode(demoBrand)
  if (!brand || !(await isEmpty(sower, brand.id))) return
  const known = new Set((await allGoods(sower.db, brand.id)).map(({ code }) => code))
  for (const [place, goods] of demoGoods.entries()) {
    if (known.has(goods.code)) continue
    const position = demoGoods.length - place
    await writeGoods(sower.db, brand.id, { ...goods, isShown: true, position }, signature, sower.now())
  }
  const player = await sower.memberByName(brand.id, 'player')
  if (player) await bring(sower, { merchantId: brand.id, memberId: player.id, type: player.type })
  // Last: what was interrupted before it is gone on with at the next start.
  await writeTerms(sower.db, brand.id, demoTerms, signature, sower.now())
}

const isEmpty = ({ db }: Sower, merchantId: number): Promise<boolean> =>
  inMerchant(db, merchantId, async (tx) => {
    const { rows } = await sql`select from points.terms where merchant_id = ${merchantId} limit 1`.execute(tx)
    return rows.length === 0
  })

const home = { address: 'No. 12, Anawrahta Road, Kyauktada, Yangon', zalo: '', whatsApp: '+95 9 450 123 456' }

/** What the player did, by the same verbs as everybody; the newest last. */
const deeds: readonly {
  readonly goods: string
  readonly verdicts: readonly (readonly [Verdict, string])[]
}[] = [
  {
    goods: 'cup',
    verdicts: [
      ['approve', ''],
      ['confirm', 'Handed over on Friday.'],
    ],
  },
  { goods: 't-shirt', verdicts: [['reject', 'The street of the address is missing.']] },
  { goods: 'top-up', verdicts: [['approve', 'The code was sent to your contact.']] },
  { goods: 'power-bank', verdicts: [] },
]

async function bring(sower: Sower, player: Person): Promise<void> {
  await givePoints(sower, player, { key: 'demo-welcome', points: 2_164_000n }, signature)
  for (const { goods: code, verdicts } of deeds) {
    const goods = demoGoods.find((each) => each.code === code)
    invariant(goods, `the demonstration has no ${code}`)
    const price = BigInt(goods.price.replace('.', ''))
    const order = await redeem(sower, player, {
      ...{ key: `demo-${code}`, goods: code, quantity: 1, price },
      delivery: code === 'top-up' ? { ...home, address: '' } : home,
    })
    // Asked for a second time it is answered as it stands: what was decided stays.
    if (order.state !== 'inProcess') continue
    for (const [verdict, remark] of verdicts)
      await decideOrder(sower, player.merchantId, order.id, { verdict, remark }, signature)
  }
}
