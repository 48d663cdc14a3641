/**
 * What a page of draws may ask its studio's server: POST /<studio>/draws/v1/<call>. Plain JSON; money as decimal strings;
 * moments in ISO 8601. `games`, `game`, `issues`, `results` and `proof` are everybody's; the others want the bearer token
 * that `open` gives for the code of a launch.
 *
 * `place` may be repeated under the same clientId: it is the same order, once. Refusals are {code} with: 400 REQUEST, ENTRY
 * (cannot be read, too many lines, below the least) · 401 SESSION · 402 FUNDS with `balance` · 404 NOT_FOUND · 409 CLOSED,
 * PRICE (the page counted another), NUMBERS with `lines` (closed, or at other odds), LIMITS, CONFLICT (the id stood for
 * something else), VOIDED, LATE (to take back) · 429 RATE · 503 BUSY, PAUSED.
 */
import * as z from 'zod/mini'

const name = (max: number) => z.string().check(z.regex(new RegExp(`^[A-Za-z0-9_-]{1,${max}}$`)))
const money = z.string().check(z.regex(/^\d{1,15}(\.\d{1,4})?$/))
const gameCode = name(40)
const issueId = name(64)
const multiple = z.int().check(z.gte(1), z.lte(10_000))

const entry = z.strictObject({
  play: name(24),
  selection: z.string().check(z.minLength(1), z.maxLength(8_000)),
  unit: money,
  multiple,
  share: z.union([z.literal(100), z.literal(10), z.literal(1)]),
  /** Numbers whose odds had come down when the member looked, and by how many steps. */
  seen: z.record(z.string().check(z.maxLength(40)), z.int().check(z.gte(0), z.lte(20))),
})
const entries = z.array(entry).check(z.minLength(1), z.maxLength(50))
/** Issues of a chase. */
const issuesMax = 50

export const requests = {
  open: z.strictObject({ code: z.string().check(z.regex(/^[A-Za-z0-9_-]{20,128}$/)) }),
  games: z.strictObject({}),
  game: z.strictObject({ game: gameCode }),
  issues: z.strictObject({ game: gameCode, count: z.int().check(z.gte(1), z.lte(100)) }),
  numbers: z.strictObject({ issueId }),
  place: z.strictObject({
    clientId: z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/)),
    clientSeed: name(64),
    game: gameCode,
    mode: name(12),
    entries,
    issues: z.array(z.strictObject({ issueId, multiple })).check(z.minLength(1), z.maxLength(issuesMax)),
    stopsOnWin: z.boolean(),
    price: money,
  }),
  cancel: z.strictObject({ id: name(24) }),
  tickets: z.strictObject({ before: z.nullable(z.string().check(z.regex(/^\d{1,18}$/))) }),
  ticket: z.strictObject({ id: name(24) }),
  /** A day of the calendar in UTC, or the moments between which was drawn. */
  results: z.strictObject({ game: gameCode, from: z.iso.datetime(), to: z.iso.datetime() }),
  proof: z.strictObject({ issueId }),
  favourites: z.strictObject({ game: gameCode }),
  keep: z.strictObject({
    game: gameCode,
    name: z.string().check(z.minLength(1), z.maxLength(40)),
    entries,
  }),
  forget: z.strictObject({ game: gameCode, name: z.string().check(z.minLength(1), z.maxLength(40)) }),
}

export type DrawCall = keyof typeof requests
export const drawCalls = Object.keys(requests) as DrawCall[]
