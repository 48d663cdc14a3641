/** Readers of what table games show, for views and tests. They throw on what no engine writes. */
import type { Json } from '@jackfruit/studio-kit/rules'
import type { LimitKind } from './ladders.ts'

type Fields = { readonly [key: string]: Json }

export function fields(json: Json | undefined): Fields {
  if (typeof json !== 'object' || json === null || isList(json)) throw new TypeError('not an object')
  return json
}

const isList = (json: Json | undefined): json is readonly Json[] => Array.isArray(json)

export function list(json: Json | undefined): readonly Json[] {
  if (!isList(json)) throw new TypeError('not a list')
  return json
}

export function text(json: Json | undefined): string {
  if (typeof json !== 'string') throw new TypeError('not a text')
  return json
}

export function number(json: Json | undefined): number {
  if (typeof json !== 'number') throw new TypeError('not a number')
  return json
}

export const texts = (json: Json | undefined): string[] => list(json).map(text)
export const numbers = (json: Json | undefined): number[] => list(json).map(number)

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
