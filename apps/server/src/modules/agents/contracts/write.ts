/** Writes down what a step has done. In the transaction that decided it, with the kind held. */
import { answerDays } from '@jackfruit/agent-pay'
import { invariant } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import type { Effects } from './decide.ts'
import { hashOf, keptOf, type PayKind, type Terms } from './terms.ts'

/** Who did it, as it is kept with their word. */
export interface Hand {
  readonly memberId: bigint | null
  readonly operator: string | null
  readonly ip: string
  readonly language: string
}

interface Place {
  readonly merchantId: number
  readonly kind: PayKind
  readonly uplineId: bigint | null
  readonly downlineId: bigint
}

const dayMs = 86_400_000
const answerBy = ({ waits }: Effects, now: Date) =>
  waits ? new Date(now.getTime() + answerDays * dayMs) : null

/** One after the other: promises are measured against promises that stand. */
export async function holdKind(tx: Tx, merchantId: number, kind: PayKind): Promise<void> {
  await sql`
    insert into agents.kinds (merchant_id, kind) values (${merchantId}, ${kind}) on conflict do nothing`.execute(
    tx,
  )
  await sql`select from agents.kinds where merchant_id = ${merchantId} and kind = ${kind} for update`.execute(
    tx,
  )
}

export async function insertContract(
  tx: Tx,
  { merchantId, kind, uplineId, downlineId }: Place,
  effects: Effects,
  now: Date,
): Promise<bigint> {
  const { state, askedBy } = effects.standing
  const { rows } = await sql<{ id: bigint }>`
    insert into agents.contracts (merchant_id, kind, upline_id, downline_id, state, asked_by, version, answer_by,
        made_at, changed_at)
    values (${merchantId}, ${kind}, ${uplineId}, ${downlineId}, ${state}, ${askedBy}, 1, ${answerBy(effects, now)},
        ${now}, ${now}) returning id`.execute(tx)
  const [row] = rows
  invariant(row, 'a contract has no number')
  return row.id
}

export async function writeEffects(
  tx: Tx,
  place: Place,
  { contractId, effects, hand, now }: { contractId: bigint; effects: Effects; hand: Hand; now: Date },
): Promise<void> {
  const { merchantId } = place
  const { standing, version, offered, draft, agreed, cut, begins, broken } = effects
  if (draft && agreed) await writeDraft(tx, merchantId, contractId, { ...draft, by: agreed.side, now })
  await sql`
    update agents.contracts set state = ${standing.state}, asked_by = ${standing.askedBy}, version = ${version},
      offered = ${offered}, answer_by = ${answerBy(effects, now)}, changed_at = ${now}
     where merchant_id = ${merchantId} and id = ${contractId}`.execute(tx)
  if (agreed) await writeWord(tx, merchantId, contractId, { ...agreed, hand, now })
  if (cut) await cutSpans(tx, merchantId, [contractId], cut)
  if (begins) await beginSpan(tx, place, contractId, begins)
  if (broken.ids.length > 0) await endBroken(tx, merchantId, broken, now)
}

async function writeDraft(
  tx: Tx,
  merchantId: number,
  contractId: bigint,
  { version, terms, by, now }: { version: number; terms: Terms; by: string; now: Date },
): Promise<void> {
  const hash = hashOf(terms)
  await sql`
    insert into agents.terms (merchant_id, hash, terms)
    values (${merchantId}, ${hash}, ${JSON.stringify(keptOf(terms))}::jsonb) on conflict do nothing`.execute(
    tx,
  )
  await sql`
    insert into agents.versions (contract_id, version, merchant_id, hash, offered_by, offered_at)
    values (${contractId}, ${version}, ${merchantId}, ${hash}, ${by}, ${now})`.execute(tx)
}

const writeWord = (
  tx: Tx,
  merchantId: number,
  contractId: bigint,
  { version, side, hand, now }: { version: number; side: string; hand: Hand; now: Date },
) =>
  sql`
    insert into agents.acceptances (contract_id, version, side, merchant_id, member_id, operator, at, ip, language, hash)
    select ${contractId}, ${version}, ${side}, ${merchantId}, ${hand.memberId}, ${hand.operator}, ${now}, ${hand.ip},
        ${hand.language}, v.hash
      from agents.versions v
     where v.merchant_id = ${merchantId} and v.contract_id = ${contractId} and v.version = ${version}`.execute(
    tx,
  )

/** What is in force goes no further than there; what was to begin later never begins. */
const cutSpans = (tx: Tx, merchantId: number, contractIds: readonly bigint[], at: Date) =>
  sql`
    update agents.spans set to_at = greatest(from_at, ${at})
     where merchant_id = ${merchantId} and contract_id = any(${[...contractIds]}::bigint[]) and to_at > ${at}`.execute(
    tx,
  )

const beginSpan = (
  tx: Tx,
  { merchantId, kind, uplineId, downlineId }: Place,
  contractId: bigint,
  { version, from }: NonNullable<Effects['begins']>,
) =>
  sql`
    insert into agents.spans (contract_id, version, merchant_id, kind, period, upline_id, downline_id, hash, from_at)
    select ${contractId}, ${version}, ${merchantId}, ${kind}, t.terms ->> 'period', ${uplineId}, ${downlineId}, v.hash,
        ${from}
      from agents.versions v join agents.terms t on t.merchant_id = v.merchant_id and t.hash = v.hash
     where v.merchant_id = ${merchantId} and v.contract_id = ${contractId} and v.version = ${version}`.execute(
    tx,
  )

async function endBroken(
  tx: Tx,
  merchantId: number,
  { ids, at }: Effects['broken'],
  now: Date,
): Promise<void> {
  await sql`
    update agents.contracts set state = 'terminated', asked_by = null, offered = null, answer_by = null, changed_at = ${now}
     where merchant_id = ${merchantId} and id = any(${[...ids]}::bigint[])`.execute(tx)
  await cutSpans(tx, merchantId, ids, at)
}
