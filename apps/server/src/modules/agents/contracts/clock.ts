/** What nobody answered in seven days, by the clock; and what ends because somebody was moved. */
import { isInForce } from '@jackfruit/agent-pay'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { type Shared, step } from './act.ts'
import { policyOf } from './brand-settings.ts'
import { declined, type Effects, ended } from './decide.ts'
import { contractById, type Kept, ownContract } from './read.ts'
import { payKinds } from './terms.ts'
import type { World } from './world.ts'
import { type Hand, holdKind } from './write.ts'

const nobody: Hand = { memberId: null, operator: 'the clock', ip: '', language: 'EN' }
const most = 200

/** One brand's. What one contract breaks keeps no other from its end. */
export async function answerByClock(
  world: World,
  merchantId: number,
  onError: (error: unknown) => void,
): Promise<void> {
  const due = await inMerchant(world.db, merchantId, async (tx) => {
    const { rows } = await sql<{ id: bigint }>`
      select id from agents.contracts
       where merchant_id = ${merchantId} and answer_by <= ${world.now()} order by answer_by limit ${most}`.execute(
      tx,
    )
    return rows
  })
  for (const { id } of due) await letGoBy(world, merchantId, id).catch(onError)
}

const letGoBy = (world: World, merchantId: number, id: bigint): Promise<void> =>
  held(world, merchantId, id, async (tx, contract, shared) => {
    if (contract.answerBy && contract.answerBy <= shared.clock.now)
      await step(tx, contract, shared, nobody, (situation): Effects => {
        if (contract.standing.state !== 'endRequested')
          return declined(situation, contract, 'expire', 'clock')
        return ended(situation, contract, { step: 'agreeEnd', side: 'clock', confirm: null })
      })
  })

async function held(
  world: World,
  merchantId: number,
  id: bigint,
  work: (tx: Tx, contract: Kept, shared: Shared) => Promise<void>,
): Promise<void> {
  const brand = await world.brandOf(merchantId)
  await inMerchant(world.db, merchantId, async (tx) => {
    const clock = { now: world.now(), timeZone: brand.timeZone }
    const seen = await contractById(tx, merchantId, id, clock.now)
    if (!seen) return
    await holdKind(tx, merchantId, seen.kind)
    // Read again: somebody may have answered meanwhile.
    const contract = await contractById(tx, merchantId, id, clock.now)
    if (contract) await work(tx, contract, { world, policy: policyOf(brand), clock })
  })
}

/**
 * Of somebody who stands under another now: contracts with the one above end with the period, and what hangs on them;
 * offers lapse. In the transaction that moves.
 */
export async function endContractsOf(
  tx: Tx,
  world: World,
  { merchantId, memberId }: { readonly merchantId: number; readonly memberId: bigint },
): Promise<void> {
  const brand = await world.brandOf(merchantId)
  const clock = { now: world.now(), timeZone: brand.timeZone }
  for (const kind of payKinds) {
    await holdKind(tx, merchantId, kind)
    const contract = await ownContract(tx, merchantId, kind, memberId, clock.now)
    if (!contract) continue
    const { state } = contract.standing
    const isAlive = isInForce(state) || state === 'offered' || state === 'requested'
    if (isAlive)
      await step(tx, contract, { world, policy: policyOf(brand), clock }, nobody, (situation): Effects => {
        if (!isInForce(state)) return declined(situation, contract, 'expire', 'clock')
        return ended(situation, contract, { step: 'terminate', side: 'platform', confirm: null })
      })
  }
}
