/** What is read for the pages: every offer of a brand with where one member stands in it. */

import type { Tx } from '../../platform/database/db.ts'
import type { Member } from '../identity/index.ts'
import { turnoverOfParts } from './bonus/turnover.ts'
import { kindOf, readTerms } from './kinds/all.ts'
import type { Kind, Moment, Person } from './kinds/kind.ts'
import { hadElsewhere } from './once.ts'
import { factsOf, type PersonFacts, whyNot, whyNotDeposit } from './people.ts'
import { type Membership, membershipsOf, type Promotion, termsOf, versionKey } from './rows.ts'
import type { Sentence } from './say.ts'
import { givenFor, type OfferStanding, sentFor } from './standing.ts'
import type { CommonTerms } from './terms.ts'
import type { World } from './world.ts'

interface Asked {
  readonly merchantId: number
  /** Null for a visitor, who is shown what everybody is. */
  readonly person: Person | null
  readonly member: Member | null
  readonly moment: Moment
}

/** So many statements, however many offers there are. */
export async function standingsOf(
  world: Pick<World, 'closedAmong' | 'keys' | 'daysOf'>,
  tx: Tx,
  { merchantId, person, member, moment }: Asked,
  promotions: readonly Promotion[],
): Promise<OfferStanding[]> {
  const parts = person
    ? await membershipsOf(
        tx,
        person,
        promotions.map(({ id }) => id),
      )
    : new Map<bigint, Membership>()
  const wanted = promotions.flatMap(({ id, version }) => {
    const part = parts.get(id)
    return [{ promotionId: id, version }, ...(part ? [{ promotionId: id, version: part.version }] : [])]
  })
  const terms = await termsOf(tx, merchantId, wanted)
  const ids = [...parts.values()].map(({ id }) => id)
  const [given, sent] = [await givenFor(tx, merchantId, ids), await sentFor(tx, merchantId, ids)]
  const turnovers = await turnoverOfParts(tx, merchantId, ids)
  const elsewhere = person
    ? await hadElsewhere(
        tx,
        person,
        promotions.flatMap(({ id: promotionId, kind, version }) => {
          const { once } = readTerms(kindOf(kind), terms.get(versionKey(promotionId, version)))
          return parts.has(promotionId) || once.length === 0 ? [] : [{ promotionId, once }]
        }),
      )
    : new Map<bigint, Sentence>()
  const asksBirthday = promotions.some(({ kind }) => kind === 'birthday')
  const asksPlay = promotions.some(({ id, kind, version }) =>
    kindOf(kind).asksPlay?.(readTerms(kindOf(kind), terms.get(versionKey(id, version)))),
  )
  const asked = { member, asksBirthday, playedOn: asksPlay ? moment.day : null }
  const facts = person ? await factsOf(world, tx, person, asked) : null
  return promotions.map((promotion) => {
    const kind = kindOf(promotion.kind)
    const read = (version: number) => readTerms(kind, terms.get(versionKey(promotion.id, version)))
    const newest = read(promotion.version)
    const held = parts.get(promotion.id) ?? null
    const isAgain =
      held !== null &&
      (kind.again?.({ ...moment, promotion, terms: read(held.version), membership: held }) ?? false)
    return {
      ...moment,
      ...{ promotion, kind, membership: held, isAgain },
      // Who may begin anew begins under what holds now.
      terms: held && !isAgain ? read(held.version) : newest,
      given: held ? (given.get(held.id) ?? null) : null,
      sent: held ? (sent.get(held.id) ?? null) : null,
      turnover: held ? (turnovers.get(held.id) ?? null) : null,
      facts,
      blocked: facts ? (whyHere(newest, kind, facts, moment) ?? elsewhere.get(promotion.id) ?? null) : null,
    }
  })
}

function whyHere(terms: CommonTerms, kind: Kind, facts: PersonFacts, moment: Moment): Sentence | null {
  const asked = kind.onDeposit?.(terms)
  return (
    whyNot(terms, facts, moment.now) ??
    (asked ? whyNotDeposit(asked, facts) : null) ??
    kind.blocks?.(terms, facts, moment) ??
    null
  )
}
