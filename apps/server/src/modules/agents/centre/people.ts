/** Who somebody of a team is: names, and whether what they play is hidden. A member of another line is nobody. */
import { Refusal } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { here } from '../../../platform/database/merchant-scope.ts'
import { membersById, nameKey } from '../../identity/index.ts'
import { hiddenAmong } from '../figures/hidden.ts'
import { namedBelow, type Place, placeBelow } from '../tree/places.ts'
import type { Agent } from './world.ts'

/** The agent's own account is found too. */
export async function demandNamed(tx: Tx, agent: Agent, account: string): Promise<Place> {
  const [self] = await membersById(tx, agent.merchantId, [agent.memberId])
  const isSelf = self !== null && self !== undefined && nameKey(self.username) === nameKey(account)
  const id = isSelf ? agent.memberId : await namedBelow(tx, agent.memberId, nameKey(account))
  const place = id === null ? null : await placeBelow(tx, agent.memberId, id)
  if (!place) throw new Refusal('downline_not_found')
  return place
}

export async function demandAgent(tx: Tx, agent: Agent, id: bigint): Promise<Place> {
  const place = await placeBelow(tx, agent.memberId, id)
  if (!place?.isAgent) throw new Refusal('downline_not_found')
  return place
}

export async function accountsOf(
  tx: Tx,
  { merchantId }: Agent,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, string>> {
  const people = await membersById(tx, merchantId, ids)
  return new Map(people.flatMap((each) => (each ? [[BigInt(each.id), each.username] as const] : [])))
}

interface Size {
  readonly id: bigint
  readonly members: number
  readonly agents: number
}

/** How many are below each of these. */
export async function sizesOf(tx: Tx, ids: readonly bigint[]): Promise<ReadonlyMap<bigint, Size>> {
  const { rows } = await sql<Size>`
    select member_id as id, members, agents from agents.places
     where merchant_id = ${here} and member_id = any(${ids}::bigint[])`.execute(tx)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Agents show what their teams did; whoever else hides its play shows nothing. */
export async function hiddenOf(
  tx: Tx,
  agent: Agent,
  lines: readonly { readonly subject: bigint; readonly isTeam: boolean }[],
): Promise<ReadonlySet<bigint>> {
  const ids = lines.filter(({ isTeam, subject }) => !isTeam && subject !== agent.memberId)
  return hiddenAmong(
    tx,
    ids.map(({ subject }) => subject),
  )
}
