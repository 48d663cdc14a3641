/** Free play: an account of type 4 with play money, for a day, known by nothing but a random text of the browser. */
import { randomBytes } from 'node:crypto'
import type { BodyOf, entry } from '@jackfruit/contracts'
import { invariant, Refusal } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { blindIndex } from '../../../platform/sealed-field.ts'
import type { BrandData } from '../../merchants/index.ts'
import { spendBudget } from '../guards/attempts.ts'
import { type Credentials, credentialsById, insertMember } from '../members.ts'
import type { Parts } from '../parts.ts'
import type { Caller } from '../sessions/caller.ts'
import { trialLifeMs } from '../settings.ts'
import { type Entered, enter } from './enter.ts'

export interface FreePlayCall {
  readonly brand: BrandData
  readonly body: BodyOf<typeof entry.freePlay>
  readonly caller: Caller
}

interface Trial {
  readonly member: Credentials
  readonly until: Date
}

export async function freePlay(parts: Parts, { brand, body, caller }: FreePlayCall): Promise<Entered> {
  if (brand.switches.get('LOGIN_FREE_PLAY') !== true) throw new Refusal('free_play_closed')
  const device = blindIndex(parts.secrets.blindIndex, `trial|${brand.id}`, body.random)
  const known = await inMerchant(parts.db, brand.id, (tx) => trialOf(tx, parts, brand, device))
  if (!known) {
    await spendBudget(parts, `trials|${caller.place}`, parts.limits.trials)
    await spendBudget(parts, `trials|network|${caller.network}`, parts.limits.trialsInNetwork)
  }
  const { member, until } =
    known ?? (await inMerchant(parts.db, brand.id, (tx) => openTrial(tx, parts, brand, device)))
  const entered = await enter(parts, brand, member, caller, { trustPlace: false, until })
  return { ...entered, session: { ...entered.session, firstTimeLogin: false } }
}

async function trialOf(tx: Tx, { now }: Parts, brand: BrandData, device: Buffer): Promise<Trial | null> {
  const { rows } = await sql<{ memberId: bigint; until: Date }>`
    select member_id as "memberId", expires_at as until from identity.trials
    where merchant_id = ${brand.id} and device_index = ${device} and expires_at > ${now()}`.execute(tx)
  const [row] = rows
  const member = row && (await credentialsById(tx, brand.id, row.memberId))
  return member ? { member, until: row.until } : null
}

async function openTrial(tx: Tx, parts: Parts, brand: BrandData, device: Buffer): Promise<Trial> {
  // Two calls of one browser wait for each other, and find one account.
  await sql`select pg_advisory_xact_lock(${device.readBigInt64BE(0)})`.execute(tx)
  const known = await trialOf(tx, parts, brand, device)
  if (known) return known
  const at = parts.now()
  const until = new Date(at.getTime() + trialLifeMs)
  const number = randomBytes(5).toString('hex')
  const member = await insertMember(tx, {
    merchantId: brand.id,
    // No rule of a brand lets anybody choose such a name.
    username: `trial_${number}`,
    passwordHash: '',
    type: 4,
    at,
    logins: 1,
  })
  invariant(member, 'a random name is free')
  await sql`
    insert into identity.trials (member_id, merchant_id, device_index, expires_at)
    values (${member.id}, ${brand.id}, ${device}, ${until})
    on conflict (merchant_id, device_index)
      do update set member_id = excluded.member_id, expires_at = excluded.expires_at`.execute(tx)
  return { member, until }
}
