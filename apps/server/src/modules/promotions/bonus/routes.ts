import { promotions, type ReplyOf } from '@jackfruit/contracts'
import { formatMinor, type Minor, parseMinor } from '@jackfruit/kernel'
import type { Tx } from '../../../platform/database/db.ts'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { type Mount, type Principal, serve } from '../../../platform/http/http.ts'
import { standingOf } from '../../ledger/index.ts'
import { feedTurnover, requirements } from '../../turnover/index.ts'
import { acceptedTermsOf } from '../accepted.ts'
import { leftOf } from '../budget.ts'
import { standingsOf } from '../offers.ts'
import { shownPromotions } from '../rows.ts'
import { money, type Sentence, say } from '../say.ts'
import type { OfferStanding } from '../standing.ts'
import { shownOf } from '../status.ts'
import { type CommonTerms, titleIn } from '../terms.ts'
import { acceptedRules } from '../views.ts'
import { languageIn, momentOf, type World } from '../world.ts'
import { giveUpBonus } from './give-up.ts'
import { lockedBeside, lossesOf } from './payouts.ts'
import { baseOf, targetOf } from './reckoning.ts'
import { type Bonus, endedBonuses, runningBonuses } from './rows.ts'

const endedMost = 20

/** Bonus money of a member, and bonuses that a deposit may bring. */
export function mountBonuses(mount: Mount, world: World): void {
  const { db } = world
  const languageFor = languageIn(world)

  serve(mount, promotions.runningBonuses, async ({ brand, principal, query }) => {
    const language = await languageFor(brand, query.language)
    // A bet that ended a moment ago is counted: the reader catches up first.
    await feedTurnover({ db, gameOf: world.games.named })
    const { accountId } = await world.purseOf(principal)
    return inMerchant(db, brand.id, async (tx) => {
      const running = await runningBonuses(tx, principal)
      const ended = await endedBonuses(tx, principal, endedMost)
      const balance = (await standingOf(tx, accountId))?.balance ?? 0n
      const locked = (await requirements.locked(tx, accountId)) + (await lockedBeside(tx, brand.id, running))
      return {
        balance: formatMinor(balance),
        withdrawable: formatMinor(balance > locked ? balance - locked : 0n),
        waiting: formatMinor(
          running.reduce((sum, { state, amount }) => (state === 'waiting' ? sum + amount : sum), 0n),
        ),
        lists: await viewsOf(tx, brand.id, [...running, ...ended], language),
      }
    })
  })

  serve(
    mount,
    promotions.giveUpBonus,
    async ({ principal, body: { id, lost } }) => ({
      lost: formatMinor(await giveUpBonus(world, principal, { id, agreed: parseMinor(lost) ?? -1n })),
    }),
    { money: 'begins' },
  )

  serve(mount, promotions.depositOffers, async ({ brand, principal, query }) => {
    const language = await languageFor(brand, query.language)
    const deposit = parseMinor(query.amount ?? null) ?? 0n
    return { lists: await offersFor(world, principal, { deposit, language }) }
  })
}

async function viewsOf(
  tx: Tx,
  merchantId: number,
  bonuses: readonly Bonus[],
  language: string,
): Promise<promotions.RunningBonus[]> {
  const standing = await requirements.standings(
    tx,
    merchantId,
    bonuses.flatMap(({ requirementId }) => requirementId ?? []),
  )
  const views: promotions.RunningBonus[] = []
  for (const bonus of bonuses) {
    const { promotion, kind, terms } = await acceptedTermsOf(tx, bonus)
    const asked = bonus.requirementId === null ? undefined : standing.get(bonus.requirementId)
    const [lost = 0n] = bonus.endedAt === null ? await lossesOf(tx, [bonus]) : []
    const base = baseOf({ base: bonus.deposit > 0n ? 'both' : 'bonus' }, bonus.amount, bonus.deposit)
    views.push({
      ...{ id: bonus.publicId, offerId: promotion.code, title: titleIn(terms, language) },
      ...{ mode: bonus.mode, state: bonus.state, amount: formatMinor(bonus.amount) },
      ...{ version: bonus.version, rules: acceptedRules(kind, terms) },
      turnover:
        bonus.requirementId === null || !asked
          ? null
          : {
              ...{ id: bonus.requirementId, target: formatMinor(asked.target) },
              ...{ counted: formatMinor(asked.counted), left: formatMinor(asked.target - asked.counted) },
            },
      ...{ target: formatMinor(targetOf(base, bonus.multiplier / 100)), lost: formatMinor(lost) },
      ...{ taken: formatMinor(bonus.taken), grantedAt: bonus.grantedAt.toISOString() },
      stakeMost: bonus.stakeMost === null ? null : formatMinor(bonus.stakeMost),
      expiresAt: bonus.expiresAt.toISOString(),
      endedAt: bonus.endedAt?.toISOString() ?? null,
    })
  }
  return views
}

type Offered = ReplyOf<typeof promotions.depositOffers>['lists'][number]

/** Those that run, the ones that can be chosen first. */
async function offersFor(
  world: World,
  principal: Principal,
  { deposit, language }: { readonly deposit: Minor; readonly language: string },
): Promise<Offered[]> {
  const { merchantId, memberId } = principal
  const moment = await momentOf(world, merchantId)
  const member = await world.memberOf(merchantId, memberId)
  const asked = { merchantId, person: principal, member, moment }
  const standings = await inMerchant(world.db, merchantId, async (tx) => {
    const offers = (await shownPromotions(tx, merchantId)).filter(({ kind }) => kind === 'deposit')
    return standingsOf(world, tx, asked, offers)
  })
  return standings
    .flatMap((standing) => offered(standing, deposit, language) ?? [])
    .toSorted((a, b) => Number(a.why !== null) - Number(b.why !== null))
}

function offered(standing: OfferStanding, deposit: Minor, language: string): Offered | null {
  const { promotion, kind, membership, isAgain } = standing
  const { status, state } = shownOf(standing)
  const terms: CommonTerms = standing.terms
  const on = kind.onDeposit?.(terms)
  const isOver = status === 'closed' && state.key !== 'not_pool'
  if (!on || !terms.bonus || isOver || status === 'comingSoon') return null
  const runs = membership !== null && !isAgain && membership.state !== 'new'
  // What was had is not offered again.
  if (runs && (membership.state === 'claimed' || status === 'claimed')) return null
  const bonus = on.bonusOf(deposit)
  const taken: Sentence | null = !runs
    ? standing.blocked
    : say(membership.state === 'joined' ? 'not_chosen' : 'not_had')
  const why =
    taken ??
    (deposit < on.least ? say('not_deposit_below', money('amount', on.least)) : null) ??
    (leftOf(promotion) < bonus || state.key === 'not_pool'
      ? say('not_pool', money('amount', promotion.budget))
      : null)
  const isBoth = terms.bonus.base === 'both'
  const asked = targetOf(baseOf(terms.bonus, bonus, deposit), terms.bonus.times)
  return {
    ...{ id: promotion.code, version: promotion.version, title: titleIn(terms, language), art: terms.art },
    ...{ promise: kind.promise(terms), rules: acceptedRules(kind, terms) },
    ...{ why, least: formatMinor(on.least), bonus: formatMinor(bonus), mode: terms.bonus.mode },
    turnover: formatMinor(isBoth ? asked : asked + deposit),
  }
}
