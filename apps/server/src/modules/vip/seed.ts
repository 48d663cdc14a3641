/** The demonstration: a plan for each brand, and in one somebody at the beginning of the path, on its way, and at its end. */
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import { dayIn } from '../../platform/work/brand-day.ts'
import type { Identity } from '../identity/index.ts'
import { type Directory, merchantIds } from '../merchants/index.ts'
import { writeMoves } from './changes.ts'
import { demoLevels, levelsIn } from './levels.data.ts'
import { readPlan, writePlan } from './plan.ts'

interface Sower {
  readonly db: Db
  readonly now: () => Date
  readonly directory: Pick<Directory, 'brandOfCode' | 'brandOfId'>
  readonly memberByName: Identity['memberByName']
}

const demoBrand = 'demommk'
const signature = { by: 'demonstration', why: 'what the demonstration begins with' }

interface Seeded {
  readonly username: string
  readonly rank: number
  /** In whole kyat: what counts, and what of it was done this month. */
  readonly deposits: bigint
  readonly valid: bigint
  readonly monthDeposits: bigint
  readonly monthValid: bigint
  /** The way to where they are, with days ago. */
  readonly steps: readonly (readonly [from: number, to: number, daysAgo: number])[]
}

const seeded: readonly Seeded[] = [
  {
    ...{ username: 'player', rank: 2, deposits: 642_000n, valid: 3_853_400n, monthDeposits: 60_000n },
    ...{
      monthValid: 184_300n,
      steps: [
        [0, 1, 75],
        [1, 2, 48],
      ],
    },
  },
  {
    ...{ username: 'agent', rank: 1, deposits: 50_000n, valid: 200_000n, monthDeposits: 0n, monthValid: 0n },
    steps: [
      [0, 1, 120],
      [1, 2, 90],
      [2, 1, 25],
    ],
  },
  {
    ...{ username: 'general', rank: 7, deposits: 118_000_000n, valid: 912_000_000n },
    ...{
      monthDeposits: 24_000_000n,
      monthValid: 131_000_000n,
      steps: [
        [0, 5, 200],
        [5, 7, 80],
      ],
    },
  },
]

export async function seedVip(sower: Sower): Promise<void> {
  await seedMembers(sower)
  for (const id of await merchantIds(sower.db)) {
    const brand = await sower.directory.brandOfId(id)
    if (brand) await inMerchant(sower.db, id, (tx) => begin(tx, brand, sower.now()))
  }
}

/** A brand has its plan once: operators may then write others. Answers whether it is new. */
async function begin(tx: Tx, { id, currency }: { id: number; currency: string }, at: Date): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('vip.plans'), ${id})`.execute(tx)
  const { rows } = await sql`select from vip.plans where merchant_id = ${id} limit 1`.execute(tx)
  if (rows.length > 0) return false
  await writePlan(tx, id, levelsIn(currency), { ...signature, at })
  return true
}

async function seedMembers({ db, now, directory, memberByName }: Sower): Promise<void> {
  const brand = await directory.brandOfCode(demoBrand)
  if (!brand) return
  const people = await Promise.all(
    seeded.map(async (each) => ({ each, member: await memberByName(brand.id, each.username) })),
  )
  await inMerchant(db, brand.id, async (tx) => {
    if (!(await begin(tx, brand, now()))) return
    const day = dayIn(brand.timeZone, now())
    for (const { each, member } of people)
      if (member) await sow(tx, { merchantId: brand.id, memberId: member.id, day, now: now() }, each)
  })
}

const dayMs = 86_400_000
const units = 100n

async function sow(
  tx: Tx,
  { merchantId, memberId, day, now }: { merchantId: number; memberId: bigint; day: string; now: Date },
  { rank, deposits, valid, monthDeposits, monthValid, steps }: Seeded,
): Promise<void> {
  // As if the month before had been looked at.
  const month = `${day.slice(0, 7)}-01`
  const { rows } = await sql`
    insert into vip.standings (member_id, merchant_id, rank, ranked_on, month, deposits, valid, month_deposits, month_valid)
    values (${memberId}, ${merchantId}, ${rank}, ${month}::date, ${month}::date,
      ${deposits * units}, ${valid * units}, ${monthDeposits * units}, ${monthValid * units})
    on conflict (member_id) do nothing returning member_id`.execute(tx)
  if (rows.length === 0) return
  const plan = readPlan(demoLevels)
  for (const [from, to, daysAgo] of steps)
    await writeMoves(
      tx,
      merchantId,
      { plan, moves: [{ memberId, from, to }] },
      { what: to > from ? 'reached' : 'lowered', at: new Date(now.getTime() - daysAgo * dayMs) },
    )
  // Nobody is told now what happened long ago.
  await sql`
    update vip.changes set is_fresh = false where merchant_id = ${merchantId} and member_id = ${memberId}`.execute(
    tx,
  )
}
