/** What is fought for: a rain of envelopes, rewards that wait, and goods of which one piece is left. */
import { promotions } from '@jackfruit/contracts'
import { openDesk as openMall } from '../../points/desk.ts'
import { openDesk as openOffers } from '../../promotions/desk.ts'
import { ask } from '../../storm/member.ts'
import type { Person } from '../../storm/people.ts'
import type { World } from '../../storm/world.ts'

const merchant = 'demommk'
export const rain = { id: 'kill-rain', pool: 25_000_000n, count: 100 }
export const gift = { id: 'kill-gift', amount: 500_000n }
export const piece = { price: 300_000n }

export interface Scene {
  /** Members; each has a purse, and those who want the last piece have points for two. */
  readonly people: readonly Person[]
  /** Rewards that wait, with the place of whose each is. */
  readonly rewards: readonly { readonly person: number; readonly id: string }[]
  /** Goods of which there is one piece each. */
  readonly goods: readonly string[]
  /** Places of those who want them. */
  readonly buyers: readonly number[]
}

const signature = { by: 'the kill test', why: 'what is claimed while programs are killed' }
const title = { title: { EN: 'Claimed through kills' }, art: 'gem' }

export async function openScene(
  { stack, secrets, lines, people: all }: World,
  wanted: { readonly rewards: number; readonly goods: number; readonly buyers: number },
): Promise<Scene> {
  const people = all.filter(({ role }) => role === 'payer')
  const running = { databaseUrl: stack.databaseUrl, secret: secrets.master }
  const always = { startsAt: new Date(Date.now() - 86_400_000).toISOString(), endsAt: null }
  const offers = await openOffers(running, merchant)
  const mall = await openMall(running, merchant)
  try {
    const { id, pool, count } = rain
    const terms = { ...title, rain: { pool: written(pool), count, least: '500.00' } }
    await offers.make({ code: id, kind: 'envelope', budget: written(pool), terms, ...always }, signature)
    const asked = { ...title, amount: written(gift.amount), picturesMin: 0, mayAgain: false }
    const budget = written(gift.amount * BigInt(wanted.rewards))
    await offers.make({ code: gift.id, kind: 'application', budget, terms: asked, ...always }, signature)
    const rewards = []
    for (let person = 0; person < wanted.rewards; person++) {
      const { pass } = at(people, person)
      const body = { id: gift.id, version: 1, key: `kill-apply-${person}`, remark: 'A gift', pictures: [] }
      await demand(ask(lines[0], pass, promotions.apply, { body }))
      for (const { id: application } of await offers.applications())
        await offers.decide(application, { what: 'approve', amount: null }, signature)
      const { lists } = await demand(ask(lines[0], pass, promotions.rewards))
      const waiting = (lists as { id: string; offerId: string }[]).find(({ offerId }) => offerId === gift.id)
      if (!waiting) throw new Error('what was approved does not wait')
      rewards.push({ person, id: waiting.id })
    }
    const goods = Array.from({ length: wanted.goods }, (_, n) => `kill-last-${n}`)
    const named = { name: { EN: 'The last one' }, text: { EN: 'There is one.' }, isShown: true, position: 0 }
    for (const code of goods) {
      const is = {
        category: 'phones',
        art: 'powerbank',
        price: written(piece.price),
        stock: 1,
        delivery: 'none',
      }
      await mall.writeGoods({ code, ...named, ...is }, signature)
    }
    const buyers = Array.from({ length: wanted.buyers }, (_, n) => n)
    for (const buyer of buyers)
      await mall.give(at(people, buyer).username, `kill-points-${buyer}`, piece.price * 2n, signature)
    return { people, rewards, goods, buyers }
  } finally {
    await mall.close()
    await offers.close()
  }
}

export function at<T>(list: readonly T[], place: number): T {
  const found = list[place]
  if (found === undefined) throw new Error(`there is nothing at place ${place}`)
  return found
}

async function demand(asked: ReturnType<typeof ask>) {
  const told = await asked
  if (!told?.success) throw new Error(`the scene was refused: ${told?.code ?? 'no answer'}`)
  return told.value
}

export const written = (minor: bigint): string => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`
