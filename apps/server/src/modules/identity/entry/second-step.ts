/**
 * A login from a place that the account has not been seen at waits for a second proof. What waits is known
 * by an id that is good once, for ten minutes, from that place, as long as the password stays what it was.
 */
import type { BodyOf, entry, ReplyOf } from '@jackfruit/contracts'
import { isTrialType } from '@jackfruit/contracts/identity'
import { Refusal } from '@jackfruit/kernel'
import { sql } from 'kysely'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import type { BrandData } from '../../merchants/index.ts'
import { type Credentials, credentialsById } from '../members.ts'
import type { Parts } from '../parts.ts'
import { boundWays, checkSecondAnswer, sendSecondCode } from '../proofs/second-ways.ts'
import type { Caller } from '../sessions/caller.ts'
import { isVerifiedPlace } from '../sessions/verified-places.ts'
import { secondStepMs } from '../settings.ts'
import { hashOf, isToken, newToken } from '../tokens.ts'
import { type Entered, enter } from './enter.ts'

interface Arrival {
  readonly brand: BrandData
  readonly member: Credentials
  readonly caller: Caller
}

/** What has to be proved first, or null: the place is known, the brand does not ask, or nothing is bound. */
export async function askSecond(parts: Parts, { brand, member, caller }: Arrival) {
  if (brand.switches.get('LOGIN_NEW_IP_VERIFY') !== true || isTrialType(member.type)) return null
  const isKnown = await inMerchant(parts.db, brand.id, (tx) => isVerifiedPlace(tx, member, caller.place))
  const ways = isKnown ? [] : await boundWays(parts, member)
  if (ways.length === 0) return null
  const id = newToken()
  const until = new Date(parts.now().getTime() + secondStepMs)
  await inMerchant(parts.db, brand.id, (tx) =>
    sql`
      insert into identity.second_steps (id_hash, merchant_id, member_id, password_hash, place, expires_at)
      values (${hashOf(id)}, ${brand.id}, ${member.id}, ${member.passwordHash}, ${caller.place}, ${until})`.execute(
      tx,
    ),
  )
  return { secondVerify: { id, ways, ip: caller.ip } }
}

type Finding = Omit<Arrival, 'member'> & { readonly id: string }

export async function sendCodeOfStep(
  parts: Parts,
  finding: Finding,
  way: 'mobile' | 'email',
): Promise<ReplyOf<typeof entry.secondCode>> {
  return sendSecondCode(parts, { ...finding, member: await waitingMember(parts, finding) }, way)
}

export async function finishStep(
  parts: Parts,
  { brand, caller, body }: Omit<Arrival, 'member'> & { readonly body: BodyOf<typeof entry.second> },
): Promise<Entered> {
  const { id, way, answer, trustPlace = true } = body
  const member = await waitingMember(parts, { brand, caller, id })
  await checkSecondAnswer(parts, { brand, member, caller }, { way, answer })
  // Of two right answers at once, one is let in.
  const { numAffectedRows } = await inMerchant(parts.db, brand.id, (tx) =>
    sql`delete from identity.second_steps
      where merchant_id = ${brand.id} and id_hash = ${hashOf(id)}`.execute(tx),
  )
  if (numAffectedRows !== 1n) throw new Refusal('second_step_over')
  return enter(parts, brand, member, caller, { byPassword: true, trustPlace, isProved: true })
}

async function waitingMember({ db, now }: Parts, { brand, caller, id }: Finding): Promise<Credentials> {
  const member = isToken(id)
    ? await inMerchant(db, brand.id, async (tx) => {
        const { rows } = await sql<{ memberId: bigint; passwordHash: string }>`
          select member_id as "memberId", password_hash as "passwordHash" from identity.second_steps
          where id_hash = ${hashOf(id)} and merchant_id = ${brand.id} and place = ${caller.place}
            and expires_at > ${now()}`.execute(tx)
        const [step] = rows
        const member = step && (await credentialsById(tx, brand.id, step.memberId))
        return member && member.passwordHash === step.passwordHash && member.status === 'active'
          ? member
          : null
      })
    : null
  if (!member) throw new Refusal('second_step_over')
  return member
}
