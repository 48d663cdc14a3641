/** What members are told of their part in offers: in the transaction in which it happened, each once. */
import type { LinkPage, MessageKind } from '@jackfruit/contracts/messages'
import type { Minor } from '@jackfruit/kernel'
import type { Told } from '../messages/index.ts'
import type { Promotion } from './rows.ts'
import type { CommonTerms } from './terms.ts'

interface Happened {
  readonly memberId: bigint
  readonly kind: MessageKind
  /** What happened, within the offer. */
  readonly key: string
  readonly amount?: Minor
  readonly until?: Date
  readonly facts?: Readonly<Record<string, string>>
  /** Where it is seen; the offer's own page where that is no page of the member centre. */
  readonly page?: LinkPage | 'offer'
}

/** The offer by its name in every language that it has: words are made where they are read. */
const namesOf = ({ title }: CommonTerms): Record<string, string> =>
  Object.fromEntries(Object.entries(title).flatMap(([code, name]) => (name ? [[`offer_${code}`, name]] : [])))

export const toldOf = (
  { id, code, merchantId, currency }: Pick<Promotion, 'id' | 'code' | 'merchantId' | 'currency'>,
  terms: CommonTerms,
  { memberId, kind, key, amount, until, facts = {}, page = 'rewardCenter' }: Happened,
): Told => ({
  ...{ merchantId, memberId, kind, key: `offer:${id}:${key}` },
  link: page === 'offer' ? { path: `/promotions?id=${code}` } : { page },
  facts: { ...namesOf(terms), ...facts, ...(until && { until: until.toISOString() }) },
  ...(amount !== undefined && { money: { amount, currency } }),
  ...(until && { expiresAt: until }),
})
