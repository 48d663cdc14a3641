import { draws } from '@jackfruit/contracts'
import { formatMinor, Refusal } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../../../platform/database/db.ts'
import { inMerchant } from '../../../../platform/database/merchant-scope.ts'
import { type Brand, type Mount, type Principal, serve } from '../../../../platform/http/http.ts'
import { press } from '../../act.ts'
import { standingsOf } from '../../offers.ts'
import { takeReward } from '../../rewards/rewards.ts'
import { lockMembership, type Promotion, promotionByCode, shownPromotions } from '../../rows.ts'
import type { OfferStanding } from '../../standing.ts'
import { shownOf } from '../../status.ts'
import { titleIn } from '../../terms.ts'
import { languageIn, momentOf, type World } from '../../world.ts'
import type { EnvelopeTerms } from '../envelope/kind.ts'
import { boardOf } from './board.ts'
import { givenInAll } from './stock.ts'
import { type TurnProgress, type TurnTerms, turnsLeft } from './turns.ts'

const trialType = 4
const ticketKind = { egg: 'goldenEgg', envelope: 'redEnvelope', wheel: 'prizeWheel' } as const
const isDrawn = (kind: string): kind is keyof typeof ticketKind => Object.hasOwn(ticketKind, kind)

/** Wheels, eggs, envelopes and raffles: what may come, what came, and the presses under the names that members' calls have. */
export function mountDraws(mount: Mount, world: World): void {
  mountBoards(mount, world)
  mountEnvelopes(mount, world)
  mountTickets(mount, world)
}

function standingsIn(world: World) {
  return async <T>(
    brand: Pick<Brand, 'id'>,
    principal: Principal | null,
    find: (tx: Tx) => Promise<readonly Promotion[]>,
    work: (tx: Tx, standings: readonly OfferStanding[], person: Principal | null) => Promise<T>,
  ): Promise<T> => {
    const person = principal && principal.type !== trialType ? principal : null
    const moment = await momentOf(world, brand.id)
    const member = person && (await world.memberOf(brand.id, person.memberId))
    return inMerchant(world.db, brand.id, async (tx) =>
      work(
        tx,
        await standingsOf(world, tx, { merchantId: brand.id, person, member, moment }, await find(tx)),
        person,
      ),
    )
  }
}

/** Those of these kinds that a member is shown, with how many prizes of each are given. */
const drawnIn =
  (world: World) => (brand: Pick<Brand, 'id'>, principal: Principal, kinds: readonly string[]) =>
    standingsIn(world)(
      brand,
      principal,
      async (tx) => (await shownPromotions(tx, brand.id)).filter(({ kind }) => kinds.includes(kind)),
      async (tx, standings) => {
        const given = await givenInAll(
          tx,
          brand.id,
          standings.map(({ promotion }) => promotion.id),
        )
        return standings.map((standing) => ({
          standing,
          status: shownOf(standing).status,
          given: given.get(standing.promotion.id) ?? 0,
        }))
      },
    )

function mountBoards(mount: Mount, world: World): void {
  const { db } = world
  const withStandings = standingsIn(world)

  serve(mount, draws.board, async ({ brand, principal, query }) => {
    const asked = await inMerchant(db, brand.id, (tx) => promotionByCode(tx, brand.id, query.id))
    // Tickets are counted from what was staked: also a moment ago.
    if (principal && asked?.kind === 'raffle') await world.caughtUp()
    return withStandings(
      brand,
      principal,
      async () => (asked ? [asked] : []),
      (tx, [standing], person) => {
        if (!standing) throw new Refusal('promotion_not_found')
        return boardOf({ world, tx, standing, person })
      },
    )
  })

  serve(
    mount,
    draws.claimRaffle,
    async ({ brand, principal, body }) => {
      const publicId = await inMerchant(db, brand.id, (tx) => wonIn(tx, principal, body.raffleId))
      return { prize: formatMinor(await takeReward(world, principal, publicId)) }
    },
    begins,
  )
}

function mountEnvelopes(mount: Mount, world: World): void {
  const languageFor = languageIn(world)
  const drawnOffers = drawnIn(world)

  serve(mount, draws.envelopes, async ({ brand, principal, query }) => {
    const language = await languageFor(brand, query.language)
    const offers = await drawnOffers(brand, principal, ['envelope'])
    return {
      lists: offers
        .filter(({ status }) => status !== 'closed')
        .map(({ standing, status, given }) => {
          const { rain } = standing.terms as EnvelopeTerms & OfferStanding['terms']
          return {
            ...listed(standing, language),
            ...{ status, pool: rain.pool, count: rain.count, left: Math.max(0, rain.count - given) },
          }
        }),
    }
  })

  serve(
    mount,
    draws.grab,
    async ({ principal, body }) => {
      const { paid } = await press(world, principal, body, 'claim')
      return { amount: paid ?? '0.00' }
    },
    begins,
  )
}

function mountTickets(mount: Mount, world: World): void {
  const { db } = world
  const languageFor = languageIn(world)
  const drawnOffers = drawnIn(world)

  serve(mount, draws.tickets, async ({ brand, principal, query }) => {
    const language = await languageFor(brand, query.language)
    const offers = await drawnOffers(brand, principal, Object.keys(ticketKind))
    return {
      lists: offers.flatMap(({ standing, status }) => {
        const { code } = standing.kind
        const left = waiting(standing, status)
        return left > 0 && isDrawn(code)
          ? [{ ...listed(standing, language), status, kind: ticketKind[code], left }]
          : []
      }),
    }
  })

  serve(
    mount,
    draws.useTicket,
    async ({ brand, principal, body }) => {
      const kind = await inMerchant(db, brand.id, async (tx) => {
        const found = await promotionByCode(tx, brand.id, body.id)
        return found?.kind ?? ''
      })
      if (!isDrawn(kind)) throw new Refusal('promotion_not_found')
      return press(world, principal, body, kind === 'envelope' ? 'claim' : 'sign')
    },
    begins,
  )
}

/** What moves money stops before the disk is full. */
const begins = { money: 'begins' } as const

/** Turns that this member may take now. */
function waiting(standing: OfferStanding, status: string): number {
  if (status !== 'join' && status !== 'claim') return 0
  if (standing.blocked) return 0
  if (standing.kind.code === 'envelope') return 1
  const { daily } = standing.terms as TurnTerms & OfferStanding['terms']
  return turnsLeft(daily, standing.membership?.progress as TurnProgress | undefined, standing.day)
}

const listed = ({ promotion, terms, membership }: OfferStanding, language: string) => ({
  id: promotion.code,
  title: titleIn(terms, language),
  version: membership?.version ?? promotion.version,
  startsAt: promotion.startsAt.toISOString(),
  endsAt: promotion.endsAt?.toISOString() ?? null,
})

/** The reward that waits. Throws for who has won nothing, and for what was taken already. */
async function wonIn(tx: Tx, { merchantId, memberId }: Principal, code: string): Promise<string> {
  const promotion = await promotionByCode(tx, merchantId, code)
  if (promotion?.kind !== 'raffle') throw new Refusal('promotion_not_found')
  const part = await lockMembership(tx, { memberId, promotionId: promotion.id })
  const { rows } = await sql<{ publicId: string; state: string }>`
    select public_id as "publicId", state from promotions.rewards
     where membership_id = ${part?.id ?? 0n} and merchant_id = ${merchantId}`.execute(tx)
  const [reward] = rows
  if (!reward) throw new Refusal('reward_not_found')
  if (reward.state === 'claimed') throw new Refusal('promotion_not_now')
  return reward.publicId
}
