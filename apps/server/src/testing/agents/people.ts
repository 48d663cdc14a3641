/** Agents and members as rows, for tests of what stands on the tree; and what must hold of every tree. */
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { type TestDatabase, testDatabase } from '../database.ts'

export interface People {
  readonly database: TestDatabase
  readonly admin: pg.Pool
  readonly merchantId: number
  readonly otherId: number
  /** A new member, as every way into the platform writes one: by the application's role. */
  add(
    type: number,
    uplineId?: bigint | null,
    given?: { name?: string; code?: string; merchantId?: number },
  ): Promise<bigint>
  /** What is wrong with the brand's tree, compared with the direct uplines; nothing. */
  wrong(): Promise<readonly string[]>
  close(): Promise<void>
}

const insert = `
  insert into identity.members (merchant_id, username, username_key, password_hash, password_changed_at, type, nickname,
    upline_id, joined_code, created_at) values ($1, $2, lower($2), 'x', now(), $3, $2, $4, $5, now()) returning id`

/** The slow way: climbing from everybody. */
const climbed = `
  with recursive up as (
    select id, upline_id, 1 as level from identity.members where merchant_id = $1 and upline_id is not null and type <> 4
    union all
    select up.id, m.upline_id, up.level + 1 from up join identity.members m on m.id = up.upline_id
     where m.upline_id is not null
  ), lines as (select id, array_agg(upline_id order by level desc) as path from up group by id)
  select m.id, m.username_key as account, coalesce(l.path, '{}') as path, m.type in (1, 2, 41, 42) as is_agent
    from identity.members m left join lines l using (id)
   where m.merchant_id = $1 and m.type <> 4 and (l.id is not null or m.type in (1, 2, 41, 42))`

const faults: Readonly<Record<string, string>> = {
  place: `select c.id from climbed c full join (select * from agents.places where merchant_id = $1) p on p.member_id = c.id
    where p.path is distinct from c.path or p.is_agent is distinct from c.is_agent`,
  below: `select c.id from (select c.id, a, c.is_agent, c.account from climbed c, unnest(c.path) a) c
    full join (select * from agents.below where merchant_id = $1) b
      on b.agent_id = c.a and b.member_id = c.id and b.is_agent = c.is_agent and b.account = c.account
    where b.member_id is null or c.id is null`,
  count: `select p.member_id as id from agents.places p cross join lateral (
      select count(*) filter (where counted_as = 0)::int as members, count(*) filter (where counted_as = 1)::int as agents
        from agents.places b where b.merchant_id = $1 and p.member_id = any(b.path)) c
    where p.merchant_id = $1 and (p.is_agent or p.members + p.agents > 0) and (p.members, p.agents) is distinct from (c.members, c.agents)`,
}

/** Over a database that somebody else drops, if it is given one. */
export async function openPeople(given?: TestDatabase): Promise<People> {
  const database = given ?? (await testDatabase({ brands: true }))
  const admin = new pg.Pool({ connectionString: database.adminUrl, max: 6 })
  const brand = async (code: string): Promise<number> =>
    (await admin.query('select id from merchants.brands where code = $1', [code])).rows[0].id
  const merchantId = await brand('demommk')
  return {
    ...{ database, admin, merchantId, otherId: await brand('demoinr') },
    async add(
      type,
      uplineId = null,
      { name, code = null as string | null, merchantId: of = merchantId } = {},
    ) {
      const username = name ?? `m${randomBytes(5).toString('hex')}`
      const client = await database.pool.connect()
      try {
        await client.query('begin')
        await client.query(`select set_config('app.merchant', $1, true)`, [String(of)])
        const { rows } = await client.query(insert, [of, username, type, uplineId, code])
        await client.query('commit')
        return BigInt(rows[0].id)
      } catch (error) {
        await client.query('rollback')
        throw error
      } finally {
        client.release()
      }
    },
    async wrong() {
      const found: string[] = []
      for (const [what, fault] of Object.entries(faults)) {
        const { rows } = await admin.query(`with climbed as materialized (${climbed}) ${fault}`, [merchantId])
        found.push(...rows.map(({ id }) => `${what} of ${id}`))
      }
      return found
    },
    async close() {
      await admin.end()
      if (!given) await database.drop()
    },
  }
}

/** Numbers that look drawn, and are the same each time. */
export function drawsFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}
