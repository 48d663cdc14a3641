/** One brand's offers in an operator's hands. */
import { randomInt } from 'node:crypto'
import {
  changeTerms,
  closePromotion,
  decideApplication,
  giveTo,
  makePromotion,
  type NewPromotion,
  type OpenApplication,
  openApplications,
  type PricedOffer,
  picturesOfApplication,
  pricedOffers,
  type Signature,
  type Simulation,
  simulateOffer,
  takeBack,
  type Verdict,
} from '../../apps/server/src/modules/promotions/index.ts'
import { openHands, type Running } from '../operate/hands.ts'

export interface Desk {
  offers(): Promise<readonly PricedOffer[]>
  /** Plays an offer with so many members, on a game that keeps so many millionths. */
  simulate(code: string, members: number, kept: number): Promise<Simulation>
  applications(): Promise<readonly (OpenApplication & { readonly username: string })[]>
  pictures(id: bigint): Promise<readonly Buffer[]>
  /** Answers its code. Dates are read from how they are written in JSON. */
  make(wanted: WrittenOffer, signature: Signature): Promise<string>
  change(code: string, terms: unknown, signature: Signature): Promise<number>
  closeOffer(code: string, signature: Signature): Promise<void>
  decide(id: bigint, verdict: Verdict, signature: Signature): Promise<void>
  /** To the member of this name. */
  give(code: string, username: string, signature: Signature): Promise<void>
  takeBack(code: string, username: string): Promise<void>
  close(): Promise<void>
}

export interface WrittenOffer extends Omit<NewPromotion, 'startsAt' | 'endsAt'> {
  readonly startsAt: string
  readonly endsAt: string | null
}

const shownMost = 200

export async function openDesk(running: Running, merchant: string): Promise<Desk> {
  const hands = await openHands(['promotions'], running)
  const { world, brandOfCode } = hands.faces.promotions
  const brand = await brandOfCode(merchant)
  if (!brand) {
    await hands.close()
    throw new Error(`There is no merchant ${merchant}.`)
  }
  const { memberByName } = hands.faces.identity
  const personOf = async (username: string) => {
    const member = await memberByName(brand.id, username)
    if (!member) throw new Error(`There is no member ${username}.`)
    return { merchantId: brand.id, memberId: member.id, type: member.type }
  }
  return {
    offers: () => pricedOffers(world, brand.id),
    simulate: (code, members, kept) =>
      simulateOffer(world, brand.id, { code, members, kept, seed: randomInt(2 ** 31) }),
    async applications() {
      const open = await openApplications(world, brand.id, shownMost)
      return Promise.all(
        open.map(async (each) => ({
          ...each,
          username: (await world.memberOf(brand.id, each.memberId))?.username ?? String(each.memberId),
        })),
      )
    },
    pictures: (id) => picturesOfApplication(world, brand.id, id),
    async make({ startsAt, endsAt, ...wanted }, signature) {
      const times = { startsAt: instantOf(startsAt), endsAt: endsAt === null ? null : instantOf(endsAt) }
      return (await makePromotion(world.db, brand, { ...wanted, ...times }, signature, world.now())).code
    },
    change: (code, terms, signature) =>
      changeTerms(world.db, brand.id, { code, terms }, signature, world.now()),
    closeOffer: (code, signature) => closePromotion(world.db, brand.id, code, signature, world.now()),
    decide: (id, verdict, signature) => decideApplication(world, brand.id, id, verdict, signature),
    give: async (code, username, signature) => giveTo(world, await personOf(username), code, signature),
    takeBack: async (code, username) => takeBack(world, await personOf(username), code),
    close: hands.close,
  }
}

function instantOf(text: string): Date {
  const at = new Date(text)
  if (Number.isNaN(at.getTime())) throw new Error(`${text} is no instant, such as 2030-01-31T10:00:00Z.`)
  return at
}
