/** How a transaction stands at the platform. */
import type { Comparing } from './comparing.ts'

export type Standing = 'OK' | 'CANCELLED' | 'TOMBSTONE' | 'UNKNOWN'

interface Named {
  readonly playerId: string
  readonly currency: string
  readonly gameCode: string
}

/** `refused`: with its reason, which says nothing about the transaction. */
export async function standingThere(
  { platform }: Pick<Comparing, 'platform'>,
  { playerId, currency, gameCode }: Named,
  transactionId: string,
): Promise<Standing | 'away' | { readonly refused: string }> {
  const heard = await platform.call('status', { playerId, currency, gameCode, transactionId })
  if (heard.kind === 'unknown') return 'away'
  if (heard.kind === 'ok') return heard.answer.transaction ?? 'away'
  return heard.status === 'PLAYER_NOT_FOUND' ? 'UNKNOWN' : { refused: heard.status }
}

/** A tombstone where a stake stood here: whoever put it there died before it was written down. */
export const isLost = (standing: unknown): boolean => standing === 'UNKNOWN' || standing === 'TOMBSTONE'
