/** Reads what the table tells: null for what is no frame of ours. */

import {
  type Aboard,
  aboard,
  event,
  type HandWord,
  handWord,
  type OutWord,
  type OwnWord,
  outWord,
  ownWord,
  type Pool,
  pool,
  type Snapshot,
  snapshot,
} from '@jackfruit/studio-kit/rounds/feed/told-contract'
import type { TableEvent } from '@jackfruit/studio-kit/rounds/feed/view'
import type { Json } from '@jackfruit/studio-kit/rules'

export type Told =
  | { readonly kind: 'snapshot'; readonly told: Snapshot }
  | { readonly kind: 'event'; readonly told: TableEvent; readonly serverTime: number }
  | { readonly kind: 'own'; readonly told: OwnWord }
  | { readonly kind: 'pool'; readonly told: Pool }
  | { readonly kind: 'out'; readonly told: OutWord }
  | { readonly kind: 'aboard'; readonly told: Aboard }
  | { readonly kind: 'hand'; readonly told: HandWord }

const bodyOf = (fields: Readonly<Record<string, unknown>>): { readonly [field: string]: Json } =>
  Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, Json] => entry[1] !== undefined),
  )

export function readTold(text: string): Told | null {
  const frame = jsonIn(text)
  const type = typeof frame === 'object' && frame !== null && 'type' in frame ? frame.type : null
  if (type === 'snapshot') {
    const read = snapshot.safeParse(frame)
    return read.success ? { kind: 'snapshot', told: read.data } : null
  }
  if (type === 'pool.update') {
    const read = pool.safeParse(frame)
    return read.success ? { kind: 'pool', told: read.data } : null
  }
  if (type === 'aboard') {
    const read = aboard.safeParse(frame)
    return read.success ? { kind: 'aboard', told: read.data } : null
  }
  const hand = handWord.safeParse(frame)
  if (hand.success) return { kind: 'hand', told: hand.data }
  const out = outWord.safeParse(frame)
  if (out.success) return { kind: 'out', told: out.data }
  const own = ownWord.safeParse(frame)
  if (own.success) return { kind: 'own', told: own.data }
  const read = event.safeParse(frame)
  if (!read.success) return null
  const { type: kind, roundId, seq, serverTime, gameId: _game, tableId: _table, ...rest } = read.data
  return { kind: 'event', serverTime, told: { seq, roundId, kind, body: bodyOf(rest) } }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
