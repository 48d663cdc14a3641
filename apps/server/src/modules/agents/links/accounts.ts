/**
 * Accounts that an agent opens. The password is made of the press: sent again, the press is answered as before, and
 * nothing from which it could be read lies in the database. The first login asks for another.
 */
import type { agents, BodyOf, ReplyOf } from '@jackfruit/contracts'
import { Refusal } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { here, inMerchant } from '../../../platform/database/merchant-scope.ts'
import type { Principal } from '../../../platform/http/http.ts'
import { blindIndex } from '../../../platform/sealed-field.ts'
import {
  hasRoomBelow,
  holdAgent,
  nameProblem,
  openAccountIn,
  stillOneTime,
  typeFrom,
} from '../../identity/index.ts'
import type { Agent } from '../tree/world.ts'
import { demandPresets } from './presets.ts'
import { promise } from './promised.ts'
import type { LinksWorld } from './world.ts'

type Wish = BodyOf<typeof agents.openAccount>
type Opened = ReplyOf<typeof agents.openAccount>

const dayMs = 86_400_000
export const openedPerDay = 200

/** In whatever process, and however often it is pressed: one account. */
export async function openBelow(world: LinksWorld, agent: Principal, wish: Wish): Promise<Opened> {
  const { merchantId } = agent
  const { db, brandOf } = world
  const password = passwordOf(world.key, agent, wish.key)
  const before = await inMerchant(db, merchantId, (tx) => answered(tx, agent, wish, password))
  if (before) return before
  const bad = nameProblem((await brandOf(merchantId)).registerRules, wish.account)
  if (bad) throw new Refusal('field_invalid', { fields: [{ ...bad, field: 'account' }] })
  await inMerchant(db, merchantId, (tx) => demandPresets(tx, world, agent, wish))
  await spend(world, agent)
  const passwordHash = await world.hashPassword(password)
  return inMerchant(db, merchantId, async (tx) => {
    // Who is made a player just now opens nothing more.
    if (!(await holdAgent(tx, merchantId, agent.memberId))) throw new Refusal('username_taken')
    if (!(await hasRoomBelow(tx, agent.memberId))) throw new Refusal('line_full')
    const type = typeFrom({ kind: wish.kind, agentType: agent.type })
    const opening = { merchantId, username: wish.account, passwordHash, type, uplineId: agent.memberId }
    const made = await openAccountIn(tx, { ...opening, isOneTime: true })
    if (!made) {
      // The same press, a moment ago.
      const other = await answered(tx, agent, wish, password)
      if (other) return other
      throw new Refusal('username_taken')
    }
    const at = world.now()
    await sql`insert into agents.opened (agent_id, key, merchant_id, member_id, asked, at)
      values (${agent.memberId}, ${wish.key}, ${merchantId}, ${made.id}, ${askedIn(wish)}, ${at})`.execute(tx)
    if (wish.presets.length > 0)
      await promise(tx, { ...agent, downlineId: made.id, presets: wish.presets, at })
    return { id: String(made.id), account: made.username, password }
  })
}

const askedIn = ({ account, kind, presets }: Wish): string => JSON.stringify({ account, kind, presets })

/** What this press opened before; refused where it asks for something else now, or the password is theirs already. */
async function answered(tx: Tx, agent: Agent, wish: Wish, password: string): Promise<Opened | null> {
  const { rows } = await sql<{ memberId: bigint; asked: string }>`
    select member_id as "memberId", asked from agents.opened
     where merchant_id = ${here} and agent_id = ${agent.memberId} and key = ${wish.key}`.execute(tx)
  const [row] = rows
  if (!row) return null
  const { merchantId } = agent
  const username = await stillOneTime(tx, { merchantId, memberId: row.memberId })
  if (row.asked !== askedIn(wish) || username === null) throw new Refusal('key_conflict')
  return { id: String(row.memberId), account: username, password }
}

async function spend({ attempts, now }: LinksWorld, { merchantId, memberId }: Agent): Promise<void> {
  const { tries, until } = await attempts.add(`opened|${merchantId}|${memberId}`, dayMs)
  if (tries <= openedPerDay) return
  const retryAfter = Math.max(1, Math.ceil((until.getTime() - now().getTime()) / 1000))
  throw new Refusal('too_many_attempts', { retryAfter })
}

/** Letters and digits that nobody mistakes for each other when they are read out. */
const alphabets = ['ABCDEFGHJKMNPQRSTVWXYZ', 'abcdefghjkmnpqrstvwxyz', '23456789'] as const
const pattern = [0, 1, 1, 2, 2, 1, 0, 1, 2, 1, 1, 2, 0, 1] as const

/** 57 random bits to whoever has not the key. */
function passwordOf(key: Buffer, { merchantId, memberId }: Agent, press: string): string {
  const bits = blindIndex(key, 'one-time-password', `${merchantId}|${memberId}|${press}`)
  return pattern
    .map((which, at) => {
      const letters = alphabets[which]
      return letters[bits.readUInt16BE(at * 2) % letters.length]
    })
    .join('')
}
