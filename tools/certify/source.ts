/** Where the kit's players come from: whoever runs the wallet opens them and hands over launch tokens. */
import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

/**
 * plain: an active player with money. The others show how the wallet treats a player in that state;
 * cases that need a kind that is not given are reported as not tried.
 */
export const playerKinds = [
  'plain',
  'blocked',
  'selfExcluded',
  'sessionExpired',
  'gameDisabled',
  'trial',
] as const
export type PlayerKind = (typeof playerKinds)[number]

export interface TestPlayer {
  readonly kind?: PlayerKind | undefined
  /** A launch token that has not been used. */
  readonly token?: string | undefined
  /** Instead of a token: a session that was opened before. Then playerId is needed too. */
  readonly sessionId?: string | undefined
  readonly playerId?: string | undefined
  readonly gameCode: string
  readonly currency: string
  /** The balance at the beginning, as a decimal string. */
  readonly opening: string
  /**
   * Puts the player into the state of its kind, once it has entered; answers what takes that back.
   * A player from a file has no such function: it must be in its state already.
   */
  readonly arrange?: (() => Promise<(() => Promise<void>) | undefined>) | undefined
}

/** Hands out one fresh player of the kind, or null when there is none. */
export type PlayerSource = (kind: PlayerKind) => Promise<TestPlayer | null>

/** Hands out one fresh person as the first and as the second studio know them, or null when there is none. */
export type PairSource = () => Promise<readonly [TestPlayer, TestPlayer] | null>

const text = z.string().check(z.minLength(1))
const listed = z.object({
  kind: z.optional(z.enum(playerKinds)),
  token: z.optional(text),
  sessionId: z.optional(text),
  playerId: z.optional(text),
  gameCode: text,
  currency: text,
  opening: text,
})

/** A list of players, used one after another. */
export function playersFrom(list: readonly TestPlayer[]): PlayerSource {
  const left = [...list]
  return async (kind) => {
    const at = left.findIndex((player) => (player.kind ?? 'plain') === kind)
    return at < 0 ? null : (left.splice(at, 1)[0] ?? null)
  }
}

/** Reads a JSON list from a file, or from the text itself when it begins with a bracket. */
function read<T>(fileOrList: string, schema: z.ZodMiniType<T>): T {
  const json = fileOrList.trimStart().startsWith('[') ? fileOrList : readFileSync(fileOrList, 'utf8')
  const parsed = z.safeParse(schema, JSON.parse(json))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Error(
    `The list of players is wrong at ${issue?.path.join('.')}: ${issue?.message}. See docs/vendor-api.md.`,
  )
}

export const readPlayers = (fileOrList: string): TestPlayer[] => read(fileOrList, z.array(listed))

/** People as two studios know them: a list of lists of two. */
export function readPairs(fileOrList: string): PairSource {
  const left = read(fileOrList, z.array(z.tuple([listed, listed])))
  return async () => left.shift() ?? null
}
