/** Members as vendors know them: by an opaque id of their own. */
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { openRecall } from '../../platform/recall.ts'
import { openHouse } from '../ledger/index.ts'
import { type Directory, isInMaintenance } from '../merchants/index.ts'
import type { Purses } from '../wallet/index.ts'

/** What vendors asks of identity. */
export interface MemberFacts {
  readonly id: bigint
  readonly merchantId: number
  readonly nickname: string
  readonly type: number
  readonly status: string
}
export type FindMember = (merchantId: number, memberId: bigint) => Promise<MemberFacts | null>

export interface Player {
  readonly playerId: string
  readonly memberId: bigint
  readonly merchantId: number
  readonly merchantCode: string
  readonly nickname: string
  readonly mode: 'real' | 'trial'
  readonly mayPlay: boolean
  /** The brand takes stakes: it is not closed for maintenance. */
  readonly isBrandOpen: boolean
  readonly accountId: bigint
  readonly houseId: number
  readonly currency: string
  /** Where the brand's days begin. */
  readonly timeZone: string
}

export interface Players {
  /** The id under which this vendor knows the member: made at the first launch. */
  idOf(vendor: string, member: { merchantId: number; memberId: bigint }): Promise<string>
  /** Null for an id that is not this vendor's. What changes about a member is seen within seconds. */
  find(vendor: string, playerId: string): Promise<Player | null>
}

export interface PlayersOptions {
  readonly db: Db
  readonly directory: Directory
  readonly purses: Purses
  readonly findMember: FindMember
  readonly freshMs?: number
  readonly staleMs?: number
}

/** What may change about a member is asked again this often, and never believed for longer than the second. */
const freshUsuallyMs = 3_000
const staleUsuallyMs = 10_000
const trialType = 4

export function openPlayers(options: PlayersOptions): Players {
  const { db, directory, purses, findMember, freshMs = freshUsuallyMs, staleMs = staleUsuallyMs } = options
  // Who a player is and which house is the vendor's is for ever: it is looked up once.
  const owners = openRecall((key) => readOwner(db, key), { freshMs: forEver, staleMs: forEver })
  const houses = openRecall((key) => findHouse(db, key), { freshMs: forEver, staleMs: forEver })

  const read = async (key: string): Promise<Player | null> => {
    const owner = await owners.get(key)
    if (!owner) {
      owners.forget(key) // a launch may make it at any time
      return null
    }
    const { memberId, merchantId, vendor, playerId } = owner
    const [member, brand] = await Promise.all([
      findMember(merchantId, memberId),
      directory.brandOfId(merchantId),
    ])
    if (!member || !brand) return null
    const { accountId, currency } = await purses.of({ memberId, merchantId, type: member.type })
    const isTrial = member.type === trialType
    return {
      playerId,
      memberId,
      merchantId,
      merchantCode: brand.code,
      nickname: member.nickname,
      mode: isTrial ? 'trial' : 'real',
      mayPlay: member.status === 'active',
      isBrandOpen: !isInMaintenance(brand),
      accountId,
      houseId: await houses.get(`${merchantId}|${isTrial ? 'trial' : 'vendor'}:${vendor}|${currency}`),
      currency,
      timeZone: brand.timeZone,
    }
  }
  const players = openRecall(read, { freshMs, staleMs, gatherMs: freshMs / 10 })

  return {
    idOf: (vendor, member) => playerIdOf(db, vendor, member),
    find: (vendor, playerId) => players.get(`${vendor}|${playerId}`),
  }
}

/** The id under which a vendor knows a member: made when it is first asked for. */
export async function playerIdOf(
  db: Db,
  vendor: string,
  { merchantId, memberId }: { merchantId: number; memberId: bigint },
): Promise<string> {
  const fresh = `p_${randomBytes(12).toString('hex')}`
  await sql`
    insert into vendors.players (player_id, merchant_id, vendor, member_id)
    values (${fresh}, ${merchantId}, ${vendor}, ${memberId}) on conflict (vendor, member_id) do nothing`.execute(
    db,
  )
  const { rows } = await sql<{ playerId: string }>`
    select player_id as "playerId" from vendors.players
    where vendor = ${vendor} and member_id = ${memberId}`.execute(db)
  return rows[0]?.playerId ?? fresh
}

const forEver = Number.POSITIVE_INFINITY

interface PlayerOwner {
  readonly vendor: string
  readonly playerId: string
  readonly memberId: bigint
  readonly merchantId: number
}

async function readOwner(db: Db, key: string): Promise<PlayerOwner | null> {
  const [vendor = '', playerId = ''] = key.split('|')
  const { rows } = await sql<PlayerOwner>`
    select vendor, player_id as "playerId", member_id as "memberId", merchant_id as "merchantId"
    from vendors.players where player_id = ${playerId} and vendor = ${vendor}`.execute(db)
  return rows[0] ?? null
}

/** What is played in trials is nobody's debt: it lies in a house beside the one that is settled with the vendor. */
function findHouse(db: Db, key: string): Promise<number> {
  const [merchantId, name = '', currency = ''] = key.split('|')
  return openHouse(db, Number(merchantId), name, currency)
}
