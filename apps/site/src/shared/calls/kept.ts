/**
 * Answers that this tab keeps in its session storage: a reload, and a second visit of a page, ask for them no more.
 * What belongs to one member goes with the session; an answer of another brand, or of another build, is asked anew.
 */
import type { Endpoint, ReplyOf } from '@jackfruit/contracts'
import { safeParse } from 'zod/mini'
import { merchantKey } from '../session/merchant.ts'
import { sessionTurn } from '../session/session.ts'
import { call } from './api.ts'

export interface Keeping {
  /** Its name in session storage. */
  readonly key: string
  /** Without one it is kept as long as the tab. */
  readonly maxAgeMs?: number
}

interface Kept<Value> {
  readonly value: Value
  /** When it was answered. */
  readonly at: number
}

/** The answer that is kept, else a new one, which is kept from then on. */
export async function callKept<const E extends Endpoint>(
  contract: E,
  keeping: Keeping,
  signal: AbortSignal,
): Promise<ReplyOf<E>> {
  return (await callDated(contract, keeping, signal)).value
}

/** The same, with its age: what may be kept for a time must not be kept for another one in memory. */
export async function callDated<const E extends Endpoint>(
  contract: E,
  keeping: Keeping,
  signal: AbortSignal,
): Promise<Kept<ReplyOf<E>>> {
  const known = readKept(contract, keeping)
  if (known) return known
  const turn = sessionTurn()
  const value = (await call(contract as Endpoint, { signal })) as ReplyOf<E>
  const at = Date.now()
  // Somebody else may be here by now: the answer is not theirs.
  if (turn === sessionTurn()) write(keeping.key, { merchant: merchant(), at, value })
  return { value, at }
}

function readKept<E extends Endpoint>(contract: E, { key, maxAgeMs }: Keeping): Kept<ReplyOf<E>> | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Record<string, unknown> | null
    if (!kept || kept['merchant'] !== merchant()) return null
    const at = Number(kept['at'])
    const age = Date.now() - at
    if (!(age >= 0 && age < (maxAgeMs ?? Number.POSITIVE_INFINITY))) return null
    const parsed = safeParse(contract.reply, kept['value'])
    return parsed.success ? { value: parsed.data as ReplyOf<E>, at } : null
  } catch {
    return null
  }
}

const merchant = () => sessionStorage.getItem(merchantKey)

/** Where there is no room left nothing is kept, and it is asked for again. */
function write(key: string, kept: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(kept))
  } catch {}
}
