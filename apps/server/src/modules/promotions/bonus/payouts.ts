/** What a withdrawal does to bonuses: one that waits, and one that is never withdrawn, are given up by it. */
import type { Minor } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import type { HeldBonuses, PayoutBonuses } from '../../cashier/index.ts'
import { standingOf } from '../../ledger/index.ts'
import { requirements } from '../../turnover/index.ts'
import { acceptedTermsOf } from '../accepted.ts'
import { membershipById } from '../rows.ts'
import { titleIn } from '../terms.ts'
import type { World } from '../world.ts'
import { accountsOfHeld, endHeld, holdBonuses } from './end.ts'
import { movePart } from './part.ts'
import { lockedOf, lostOf } from './reckoning.ts'
import { type Bonus, lockBonus, runningBonuses } from './rows.ts'

/** Money that leaves ends these: the others stay locked behind their turnover. */
const isGivenUp = ({ state, mode }: Bonus): boolean => state === 'waiting' || mode === 'STICKY'

/** Of bonuses of one purse, what each would lose now. */
export async function lossesOf(tx: Tx, bonuses: readonly Bonus[]): Promise<Minor[]> {
  const [first] = bonuses
  const balance = first ? ((await standingOf(tx, first.purseId))?.balance ?? 0n) : 0n
  const inPurse = lostOf(
    bonuses.map(({ state, amount }) => (state === 'waiting' ? 0n : amount)),
    balance,
  )
  return bonuses.map(({ state, amount }, place) => (state === 'waiting' ? amount : (inPurse[place] ?? 0n)))
}

/** Of a bonus that is never withdrawn, what its requirement does not lock already. */
export async function lockedBeside(tx: Tx, merchantId: number, bonuses: readonly Bonus[]): Promise<Minor> {
  const sticky = bonuses.filter(({ mode, state }) => mode === 'STICKY' && state !== 'waiting')
  if (sticky.length === 0) return 0n
  const standing = await requirements.standings(
    tx,
    merchantId,
    sticky.flatMap(({ requirementId }) => requirementId ?? []),
  )
  return sticky.reduce((sum, { amount, requirementId }) => {
    const asked = requirementId === null ? undefined : standing.get(requirementId)
    const locked = asked?.state === 'open' ? lockedOf(asked.base, asked.target - asked.counted) : 0n
    return sum + (amount > locked ? amount - locked : 0n)
  }, 0n)
}

export const payoutBonuses = (world: World): PayoutBonuses => ({
  async atStake(tx, owner, { purseId, language }) {
    const running = (await runningBonuses(tx, owner)).filter((each) => each.purseId === purseId)
    const given = running.filter(isGivenUp)
    const losses = await lossesOf(tx, given)
    const lost = []
    for (const [place, bonus] of given.entries()) {
      const { terms } = await acceptedTermsOf(tx, bonus)
      lost.push({ id: bonus.publicId, title: titleIn(terms, language), amount: losses[place] ?? 0n })
    }
    return { lost, locked: await lockedBeside(tx, owner.merchantId, running) }
  },
  async lockedBeside(tx, merchantId, purseId) {
    const { rows } = await sql<{ memberId: bigint }>`
      select member_id as "memberId" from promotions.purse_marks
       where account_id = ${purseId} and merchant_id = ${merchantId}`.execute(tx)
    const [row] = rows
    return row
      ? lockedBeside(tx, merchantId, await runningBonuses(tx, { merchantId, memberId: row.memberId }))
      : 0n
  },
  async hold(tx, owner, purseId): Promise<HeldBonuses> {
    const { merchantId } = owner
    const brand = await world.directory.brandOfId(merchantId)
    const found = (await runningBonuses(tx, owner)).filter(
      (each) => each.purseId === purseId && isGivenUp(each),
    )
    // Parts before bonuses, here as everywhere; what ended in between is left out.
    const parts = new Map<bigint, Awaited<ReturnType<typeof membershipById>>>()
    for (const id of [...new Set(found.map(({ membershipId }) => membershipId))].toSorted((a, b) =>
      Number(a - b),
    ))
      parts.set(id, await membershipById(tx, merchantId, id))
    const bonuses: Bonus[] = []
    for (const { id } of found) {
      const bonus = await lockBonus(tx, merchantId, id)
      if (bonus && bonus.endedAt === null && isGivenUp(bonus)) bonuses.push(bonus)
    }
    const held = await holdBonuses(tx, bonuses)
    return {
      accounts: accountsOfHeld(held),
      lost: async () => (await lossesOf(tx, bonuses)).reduce((sum, each) => sum + each, 0n),
      async forfeit() {
        const at = world.now()
        const timeZone = brand?.timeZone ?? 'UTC'
        const posted = await endHeld(tx, held, { end: 'forfeited', at, timeZone, takes: true })
        for (const part of parts.values()) await movePart(tx, merchantId, part, at)
        world.bonusesChanged()
        return posted
      },
    }
  },
})
