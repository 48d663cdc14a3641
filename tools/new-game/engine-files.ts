/** The files of a new game that decide outcomes and compute what they return. */
import type { Request } from './request.ts'

export const engineFiles = ({ code, english }: Request): Readonly<Record<string, string>> => ({
  'rules.ts': rules(code, english),
  'engine.ts': engine(english),
  'shown.ts': shown(),
  'exact.ts': exact(english),
  'game.ts': game(),
})

const rules = (
  code: string,
  english: string,
) => `/** ${english}: its tables. A change here is a new version of the game. */
import type { ByCurrency } from '@jackfruit/studio-kit/rules'

export const code = '${code}'
export const version = '1.0.0'

/**
 * What each field returns, in ten-thousandths of the stake. Every field is as likely as any other, so
 * that the return is their mean: 9,600.
 */
export const fields: readonly number[] = [
  60_000, 0, 15_000, 0, 0, 30_000, 0, 15_000, 0, 0, 12_000, 0, 15_000, 0, 0, 30_000, 0, 15_000, 0, 0,
]

/** Whole units of the currency, so that rounding down takes nothing from a return. */
export const stakes: ByCurrency<readonly string[]> = {
  MMK: ['100', '200', '500', '1000', '2000', '5000', '10000', '20000', '50000', '100000'],
  BDT: ['5', '10', '20', '50', '100', '200', '500', '1000', '2000', '5000'],
  INR: ['5', '10', '20', '50', '100', '200', '500', '1000', '2000', '5000'],
  NGN: ['50', '100', '200', '500', '1000', '2000', '5000', '10000', '20000', '50000'],
  IDRK: ['1', '2', '5', '10', '20', '50', '100', '200', '500', '1000'],
  PKR: ['10', '20', '50', '100', '200', '500', '1000', '2000', '5000', '10000'],
  KES: ['5', '10', '20', '50', '100', '200', '500', '1000', '2000', '5000'],
}

/** The most that a round may return; a test holds every stake against it. */
export const maxWin: ByCurrency<string> = {
  MMK: '100000000',
  BDT: '5000000',
  INR: '5000000',
  NGN: '50000000',
  IDRK: '1000000',
  PKR: '10000000',
  KES: '5000000',
}
`

const engine = (english: string) => `/**
 * ${english}: one of the fields is drawn, and returns what stands on it. The round ends at once.
 *
 * Draws: one below the number of fields.
 */
import type { Rules } from '@jackfruit/studio-kit/rules'
import { code, fields, maxWin, stakes, version } from './rules.ts'
import type { Facts, Shown } from './shown.ts'

/** There is nothing to choose: over the wire this is null. */
export type Choice = Readonly<Record<string, never>>

const facts: Facts = { fields }

export const rules: Rules<Choice> = {
  code,
  version,
  stakes,
  maxWin,
  facts: { ...facts },
  readChoice: (raw) => (raw === null ? {} : null),
  play({ stake }, actions, random) {
    if (actions.length > 0) return null
    const field = random.below(fields.length)
    const times = fields[field] ?? 0
    const shown: Shown = { field, times }
    return { stake, win: (stake * BigInt(times)) / 10_000n, ended: true, shown: { ...shown } }
  },
}
`

const shown =
  () => `/** What a round shows and what the page is told of the game. The readers throw on what no engine writes. */
import type { Json } from '@jackfruit/studio-kit/rules'

export interface Shown {
  /** The field that was drawn, from 0. */
  readonly field: number
  /** What it returns, in ten-thousandths of the stake. */
  readonly times: number
}

export interface Facts {
  /** What each field returns, in ten-thousandths of the stake. */
  readonly fields: readonly number[]
}

const isList = (json: Json | undefined): json is readonly Json[] => Array.isArray(json)

function keysOf(json: Json): { readonly [key: string]: Json } {
  if (typeof json !== 'object' || json === null || isList(json)) throw new TypeError('not an object')
  return json
}

function whole(json: Json | undefined): number {
  if (typeof json !== 'number' || !Number.isSafeInteger(json) || json < 0)
    throw new TypeError('not a whole number')
  return json
}

export function readShown(json: Json): Shown {
  const { field, times } = keysOf(json)
  return { field: whole(field), times: whole(times) }
}

export function readFacts(json: Json): Facts {
  const { fields } = keysOf(json)
  if (!isList(fields)) throw new TypeError('not a list')
  return { fields: fields.map(whole) }
}
`

const exact = (
  english: string,
) => `/** The exact return of ${english}: every field is counted once, for they are equally likely. */
import type { ExactReturn, Plan } from '@jackfruit/studio-kit/rules'
import { fields } from './rules.ts'

export function exact(): ExactReturn {
  const backs = fields.map((times) => times / 10_000)
  const mean = (of: (back: number) => number) =>
    backs.reduce((sum, back) => sum + of(back), 0) / backs.length
  const rtp = mean((back) => back)
  return {
    rtp,
    hitRate: mean((back) => (back > 0 ? 1 : 0)),
    deviation: Math.sqrt(mean((back) => (back - rtp) ** 2)),
    most: Math.max(...backs),
  }
}

/** There is one way to play. */
export const plans = (): readonly Plan[] => [{ name: 'draw', choice: null, exact: exact() }]
`

const game = () => `import type { GameFolder } from '@jackfruit/studio-kit/rules'
import { type Choice, rules } from './engine.ts'
import { plans } from './exact.ts'

export const game: GameFolder<Choice> = { rules, plans }
`
