/** What is read for the pages: every offer of a brand with where one member stands in it. */

import type { Tx } from '../../platform/database/db.ts'
import type { Member } from '../identity/index.ts'
import { kindOf, readTerms } from './kinds/all.ts'
import type { Moment, Person } from './kinds/kind.ts'
import { factsOf, whyNot } from './people.ts'
import { type Membership, membershipsOf, type Promotion, termsOf, versionKey } from './rows.ts'
import { givenFor, type OfferStanding, sentFor } from './standing.ts'
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
  world: Pick<World, 'closedAmong'>,
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
  const facts = person ? await factsOf(world, tx, person, member) : null
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
      blocked: facts ? whyNot(newest, facts, moment.now) : null,
    }
  })
}
