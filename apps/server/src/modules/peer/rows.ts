/** Withdrawals, deposits and parts as rows. Whoever locks takes the part first, then its withdrawal, then its deposit. */
import { invariant, type Minor } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import type { AllocationState, AskState, AskSums, ClaimState, ClaimSums } from './states.ts'

export interface Claim extends ClaimSums {
  readonly id: string
  readonly merchantId: number
  readonly memberId: bigint
  readonly purseId: bigint
  readonly heldId: bigint
  readonly currency: string
  readonly bank: string
  readonly accountShown: string
  readonly accountSealed: Buffer
  /** Keyed digests of the account's name and number; null for what was in the pool before there were any: it meets nobody. */
  readonly nameIndex: Buffer | null
  readonly numberIndex: Buffer | null
  readonly open: Minor
  readonly state: ClaimState
  readonly fallbacks: number
  readonly enteredAt: Date
  readonly fallbackAt: Date
  readonly endedAt: Date | null
}

export interface Ask extends AskSums {
  readonly id: string
  readonly merchantId: number
  readonly memberId: bigint
  readonly purseId: bigint
  readonly currency: string
  readonly bank: string
  /** Sealed; plain only until the clock has sealed what was written before. */
  readonly senderSealed: Buffer | null
  readonly senderPlain: string | null
  /** Keyed digests of the names and numbers under which the payer is known, the sender's among them. */
  readonly nameIndexes: readonly Buffer[]
  readonly numberIndexes: readonly Buffer[]
  readonly requestKey: string
  readonly open: Minor
  readonly state: AskState
  readonly askedAt: Date
  readonly searchUntil: Date
  readonly endedAt: Date | null
}

export interface Allocation {
  readonly id: string
  readonly merchantId: number
  readonly claimId: string
  readonly askId: string
  readonly parentId: string | null
  readonly receiverId: bigint
  readonly payerId: bigint
  readonly amount: Minor
  readonly received: Minor
  readonly remaining: Minor
  readonly state: AllocationState
  readonly dueAt: Date | null
  readonly reference: string | null
  readonly proofAt: Date | null
  readonly autoOff: readonly string[]
  readonly madeAt: Date
  readonly endedAt: Date | null
}

export const claimColumns =
  sql.raw(`id, merchant_id as "merchantId", member_id as "memberId", purse_id as "purseId",
  held_id as "heldId", currency, bank, account_shown as "accountShown", account_sealed as "accountSealed",
  name_index as "nameIndex", number_index as "numberIndex",
  requested, unmatched, received, fallback, returned, open, state, fallbacks, entered_at as "enteredAt",
  fallback_at as "fallbackAt", ended_at as "endedAt"`)

export const askColumns =
  sql.raw(`id, merchant_id as "merchantId", member_id as "memberId", purse_id as "purseId",
  currency, bank, sender_sealed as "senderSealed", sender_name as "senderPlain", name_indexes as "nameIndexes", number_indexes as "numberIndexes", request_key as "requestKey", amount, unmatched, credited, dropped,
  open, state, asked_at as "askedAt", search_until as "searchUntil", ended_at as "endedAt"`)

export const allocationColumns =
  sql.raw(`id, merchant_id as "merchantId", claim_id as "claimId", ask_id as "askId",
  parent_id as "parentId", receiver_id as "receiverId", payer_id as "payerId", amount, received, remaining, state,
  due_at as "dueAt", reference, proof_at as "proofAt", auto_off as "autoOff", made_at as "madeAt",
  ended_at as "endedAt"`)

export async function lockClaim(tx: Tx, id: string): Promise<Claim> {
  const { rows } = await sql<Claim>`
    select ${claimColumns} from peer.claims where id = ${id} for update`.execute(tx)
  const [row] = rows
  invariant(row, `withdrawal ${id} is not in the pool`)
  return row
}

export async function lockAsk(tx: Tx, id: string): Promise<Ask> {
  const { rows } = await sql<Ask>`
    select ${askColumns} from peer.asks where id = ${id} for update`.execute(tx)
  const [row] = rows
  invariant(row, `deposit ${id} is not there`)
  return row
}

/** The part with its withdrawal and its deposit, all held until the transaction ends; null where there is none. */
export async function lockAllocation(
  tx: Tx,
  id: string,
): Promise<{ part: Allocation; claim: Claim; ask: Ask } | null> {
  const { rows } = await sql<Allocation>`
    select ${allocationColumns} from peer.allocations where id = ${id} for update`.execute(tx)
  const [part] = rows
  if (!part) return null
  const claim = await lockClaim(tx, part.claimId)
  return { part, claim, ask: await lockAsk(tx, part.askId) }
}
