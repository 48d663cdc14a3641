/** Readers of what table games show, for views and tests. */
import { fields, list, number, numbers, text, texts } from '@jackfruit/studio-kit/json'
import type { Json } from '@jackfruit/studio-kit/rules'
import type { LimitKind } from '@jackfruit/table-rules/place'

export { fields, list, number, numbers, text, texts }

/** What each place returned, as decimal strings; places that returned nothing are absent. */
export type Wins = Readonly<Record<string, string>>

export const readWins = (json: Json): Wins =>
  Object.fromEntries(Object.entries(fields(fields(json)['wins'])).map(([id, amount]) => [id, text(amount)]))

export interface ChipFacts {
  readonly places: readonly { id: string; limit: LimitKind; pays: readonly string[]; rtp: string }[]
  readonly limits: Readonly<Record<string, Readonly<Record<LimitKind, string>>>>
}

export function readChipFacts(json: Json): ChipFacts {
  const facts = fields(json)
  return {
    places: list(facts['places']).map((each) => {
      const { id, limit, pays, rtp } = fields(each)
      return {
        ...{ id: text(id), pays: texts(pays), rtp: text(rtp) },
        limit: text(limit) === 'main' ? 'main' : 'side',
      }
    }),
    limits: Object.fromEntries(
      Object.entries(fields(facts['limits'])).map(([currency, each]) => [
        currency,
        { main: text(fields(each)['main']), side: text(fields(each)['side']) },
      ]),
    ),
  }
}
