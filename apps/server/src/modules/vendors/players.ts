/** Members as vendors know them: by an opaque id of their own. */
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import { openHouse } from '../ledger/index.ts'
import type { Directory } from '../merchants/index.ts'
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
  readonly accountId: bigint
  readonly houseId: number
  readonly currency: string
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
  /** How long what was read about a player is good, in milliseconds. */
  readonly keepMs?: number
}

const keepUsuallyMs = 3_000
const keptMax = 100_000
const trialType = 4

export function openPlayers(options: PlayersOptions): Players {
  const { db, directory, purses, findMember, keepMs = keepUsuallyMs } = options
  const kept = new Map<string, { readonly until: number; readonly player: Promise<Player | null> }>()

  const read = async (vendor: string, playerId: string): Promise<Player | null> => {
    const { rows } = await sql<{ memberId: bigint; merchantId: number }>`
      select member_id as "memberId", merchant_id as "merchantId" from vendors.players
      where player_id = ${playerId} and vendor = ${vendor}`.execute(db)
    const [row] = rows
    if (!row) return null
    const { memberId, merchantId } = row
    const [member, brand] = await Promise.all([
      findMember(merchantId, memberId),
      directory.brandOfId(merchantId),
    ])
    if (!member || !brand) return null
    const { accountId, currency } = await purses.of({ memberId, merchantId, type: member.type })
    return {
      playerId,
      memberId,
      merchantId,
      merchantCode: brand.code,
      nickname: member.nickname,
      mode: member.type === trialType ? 'trial' : 'real',
      mayPlay: member.status === 'active',
      accountId,
      houseId: await openHouse(db, merchantId, `vendor:${vendor}`, currency),
      currency,
    }
  }

  return {
    async idOf(vendor, { merchantId, memberId }) {
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
    },
    find(vendor, playerId) {
      const key = `${vendor}|${playerId}`
      const known = kept.get(key)
      if (known && performance.now() < known.until) return known.player
      const player = read(vendor, playerId)
      kept.delete(key)
      kept.set(key, { player, until: performance.now() + keepMs })
      if (kept.size > keptMax) kept.delete(kept.keys().next().value ?? '')
      player.catch(() => kept.delete(key))
      return player
    },
  }
}
