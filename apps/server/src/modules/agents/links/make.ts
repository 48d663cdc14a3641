/** Links of an agent: made once for a press, put to rest, and taken away. */
import { randomInt } from 'node:crypto'
import { agents, type BodyOf } from '@jackfruit/contracts'
import { Refusal } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { makeAgentCode, restAgentCode } from '../../identity/index.ts'
import type { Agent } from '../tree/world.ts'
import { demandPresets } from './presets.ts'
import { dropLink, insertLink, type Link, linkOf, linkOfKey, linksOf } from './rows.ts'
import type { LinksWorld } from './world.ts'

type Wish = BodyOf<typeof agents.makeLink>

/** Letters and digits that nobody mistakes for each other when they are read out. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const drawn = 8
const draws = 5

const newCode = (): string => Array.from({ length: drawn }, () => letters[randomInt(letters.length)]).join('')

/** The same press again is answered with the link that it made. */
export async function makeLink(
  tx: Tx,
  world: Pick<LinksWorld, 'now' | 'ratesOf'>,
  agent: Agent,
  wish: Wish,
): Promise<Link> {
  await inTurn(tx, agent)
  const { key, ...rest } = wish
  const asked = JSON.stringify(rest)
  const made = await linkOfKey(tx, agent, key)
  if (made) {
    if (made.asked !== asked) throw new Refusal('key_conflict')
    return made.link
  }
  const at = world.now()
  if (wish.expiresAt !== null && new Date(wish.expiresAt) <= at)
    throw new Refusal('field_invalid', { fields: [{ field: 'expiresAt', rule: 'wrong', min: 0, max: 0 }] })
  await demandPresets(tx, world, agent, wish)
  if ((await linksOf(tx, agent, agents.linksMax)).length >= agents.linksMax) throw new Refusal('links_full')
  const code = await takeCode(tx, agent, wish)
  const id = await insertLink(tx, agent, { ...wish, code, asked, at })
  const link = await linkOf(tx, agent, id)
  if (!link) throw new Error(`link ${id} was made and is not there`)
  return link
}

/** Presses of one agent, one after the other: so many links are so many. */
const inTurn = (tx: Tx, { memberId }: Agent) =>
  sql`select pg_advisory_xact_lock(820214, ${Number(memberId % 2_000_000_000n)}::int)`.execute(tx)

async function takeCode(tx: Tx, { merchantId, memberId }: Agent, wish: Wish): Promise<string> {
  const codes = wish.code ? [wish.code.toUpperCase()] : Array.from({ length: draws }, newCode)
  const terms = {
    ...{ merchantId, agentId: memberId, kind: wish.kind, maxUses: wish.limit },
    expiresAt: wish.expiresAt === null ? null : new Date(wish.expiresAt),
  }
  for (const code of codes) if (await makeAgentCode(tx, { ...terms, code })) return code
  throw new Refusal('code_taken')
}

export async function changeLink(
  tx: Tx,
  agent: Agent,
  { id, state }: BodyOf<typeof agents.changeLink>,
): Promise<Link> {
  const link = await found(tx, agent, BigInt(id))
  const isResting = state === 'paused'
  await restAgentCode(tx, { merchantId: agent.merchantId, code: link.code, isResting })
  return { ...link, terms: { ...link.terms, isResting } }
}

/** Its code is nobody else's afterwards, and opens nothing. */
export async function takeAway(tx: Tx, agent: Agent, id: bigint): Promise<void> {
  const { code } = await found(tx, agent, id)
  await restAgentCode(tx, { merchantId: agent.merchantId, code, isResting: true })
  await dropLink(tx, agent, id)
}

async function found(tx: Tx, agent: Agent, id: bigint): Promise<Link> {
  const link = await linkOf(tx, agent, id)
  if (!link) throw new Refusal('link_not_found')
  return link
}
