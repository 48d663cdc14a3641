/** Every table as a member of many years leaves it: the rows that are there once more, and once more, as their keys allow. */
import type pg from 'pg'

export interface Growth {
  readonly rows: number
  /** How far the times of what is made lie apart, those to come further ahead and those gone further back. */
  readonly over: '1 minute' | '2 years'
}

/** What a brand's people and an installation's files say, and what counts for itself: it does not grow with play. */
const keptSmall = [
  ...[
    'merchants.%',
    'platform.migrations',
    'catalog.vendors',
    'catalog.games',
    'catalog.brand_games',
    'content.announcements',
  ],
  ...['content.banners', 'content.help_%', 'content.sown', 'content.texts', 'jackpot.names', 'jackpot.pots'],
  ...[
    'jackpot.reader',
    'promotions.readers',
    'identity.sealing_keys',
    'vendors.credit_budgets',
    'vendors.live_tables',
  ],
  ...['points.terms', 'points.goods'],
  ...['ledger.followers', 'ledger.houses', 'ledger.house_balances', 'ledger.checked', 'platform.space'],
  // Played by hand: their numbers go on from each other.
  ...['ledger.transfers', 'ledger.places', 'ledger.accounts', 'ledger.seals', 'ledger.unread'],
  ...['ledger.%heads', 'ledger.chain_marks'],
]

interface Column {
  readonly name: string
  readonly type: string
  readonly isArray: boolean
  readonly mayLack: boolean
  /** What its check or its type lists. */
  readonly values: readonly string[]
  /** It alone keeps some unique index from holding a row twice. */
  readonly isTold: boolean
}

/** Of one member there are as few as the rules allow, and the others are of other members. */
const fewOfOne: readonly string[] = [
  // Ten codes; as many purses as currencies; one player for each vendor; as many as there are games.
  ...['identity.recovery_codes', 'wallet.purses', 'vendors.players', 'catalog.favourites', 'wallet.bets'],
  // The places that were used last; what was taken back after it was spent, or waits to be taken over.
  ...['identity.verified_places', 'cashier.debts', 'ledger.debts', 'vendors.held_credits'],
]

/** Most of what was ever begun has ended. */
const mostly: Readonly<Record<string, string>> = {
  'vendors.vendor_transfers.ask_at': 'null',
  ...{ 'peer.asks.state': `'ENDED'`, 'peer.asks.unmatched': '0', 'peer.claims.unmatched': '0' },
  ...{ 'peer.allocations.state': `'RELEASED'`, 'peer.allocations.due_at': 'null' },
  ...{ 'peer.allocations.ended_at': 'gone', 'turnover.requirements.ended_at': 'gone' },
  'turnover.requirements.state': `'completed'`,
}
const isOwner = /^(member|account|player)(_id)?$/

/** Whom rows are of stays as it is, and makes one member's many, unless nothing else tells two rows apart. */
const ownersOf = `a.attname ~ '^(merchant|member|account|owner|agent|player)(_id)?$'`

const tablesOf = `
  select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where c.relkind in ('r', 'p') and not c.relispartition
     and n.nspname not in ('pg_catalog', 'information_schema', 'public') and n.nspname not like 'graphile%'
     and not c.oid::regclass::text like any($1) order by 1`

const columnsOf = `
  with told as (
    select distinct on (i.indexrelid) a.attnum from pg_index i
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey::int2[])
     where i.indrelid = $1::regclass and i.indisunique and not a.attname ~ '^(kind|field|provider|vendor|period|currency|vassalage)$'
       and not exists (select from pg_constraint k where k.conrelid = a.attrelid and k.contype = 'c'
         and k.conkey = array[a.attnum] and pg_get_constraintdef(k.oid) ~ '= ANY')
       and a.atttypid::regtype::text = any('{integer,bigint,uuid,text,citext,bytea,date,timestamp with time zone}')
     order by i.indexrelid, (${ownersOf}), array_position(i.indkey::int2[], a.attnum) desc)
  select a.attname as name, a.atttypid::regtype::text as type, a.attndims > 0 as "isArray",
         not a.attnotnull and not a.attname ~ '_(id|no)$' as "mayLack",
         array(select enumlabel::text from pg_enum where enumtypid = a.atttypid) || array(select v[1] from pg_constraint k,
           regexp_matches(pg_get_constraintdef(k.oid), '(?:''(\\w+)''::text|\\m(\\d+)\\M)', 'g') m, array_remove(m, null) v
           where k.conrelid = a.attrelid and k.contype = 'c' and k.conkey = array[a.attnum]
             and pg_get_constraintdef(k.oid) ~ '= ANY') as values,
         exists (select from told t where t.attnum = a.attnum)
           or (a.atttypid = 'text'::regtype and exists (select from pg_index i
             where i.indrelid = a.attrelid and i.indisunique and i.indexprs is not null)) as "isTold"
    from pg_attribute a where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''`

function writtenAgain({ name, type, isTold }: Column, { rows, over }: Growth): string {
  const step = `n * (interval '${over}' / ${rows})`
  if (type === 'timestamp with time zone')
    return `case when s."${name}" > now() + interval '1 second' then s."${name}" + ${step} else s."${name}" - ${step} end`
  if (!isTold) return `s."${name}"`
  if (type === 'uuid') return 'gen_random_uuid()'
  if (type === 'bytea')
    return `substring(sha512(s."${name}" || int4send(n)) for greatest(octet_length(s."${name}"), 16))`
  if (type === 'date') return `s."${name}" - n`
  if (type === 'text' || type === 'citext') return `s."${name}" || '~' || n`
  return `most."${name}" + n`
}

/** Of a row that nothing has written yet: the value of a column. */
function madeUp({ name, type, isArray, mayLack, values }: Column, whose: Whose): string {
  const owned = whose[name as keyof Whose] ?? whose[name.replace(/_id$/, '') as keyof Whose]
  if (owned && /^(integer|bigint)$/.test(type)) return String(owned)
  if (values.length > 0) return `('{${values.join(',')}}'::text[])[least(n, ${values.length})]::${type}`
  if (type === 'timestamp with time zone' && isToCome.test(name)) return `now() + interval '1 day'`
  if (isArray || type.endsWith('[]')) return `'{}'::${type}`
  const value = madeOf[type] ?? `null::${type}`
  return mayLack ? `case when n % 10 > 0 then ${value} end` : value
}

const isToCome = /expires|until|ends_|due|_by$|next_/

const madeOf: Readonly<Record<string, string>> = {
  ...{
    smallint: '1::int2',
    integer: 'n',
    bigint: 'n::int8',
    numeric: '1',
    boolean: 'n % 2 = 0',
    uuid: 'gen_random_uuid()',
  },
  ...{ text: `'made up ' || n`, bytea: 'sha512(int4send(n))', jsonb: `'{}'::jsonb`, json: `'{}'::json` },
  ...{ 'timestamp with time zone': `now() - n * interval '1 second'`, date: 'current_date - n' },
  ...{
    inet: `'127.0.0.1'::inet`,
    interval: `interval '1 hour'`,
    character: `'x'`,
    'double precision': '1',
    real: '1',
  },
}

/** Whose many rows are made. */
export interface Whose {
  readonly merchant: number
  readonly member: bigint
  readonly account: bigint
}

/**
 * Neither triggers, nor the rows that others name, nor what they may hold: what is read is as long as it would be. Gives
 * the way back, for as long as nobody else writes.
 */
export async function grow(admin: pg.Client, whose: Whose, growth: Growth): Promise<() => Promise<void>> {
  const { rows: began } = await admin.query<{ xid: string }>('select pg_current_xact_id()::text as xid')
  const { rows: tables } = await admin.query<{ name: string }>(tablesOf, [keptSmall])
  await admin.query('set session_replication_role = replica')
  for (const { name } of tables) await growTable(admin, { name, whose, growth })
  await admin.query('reset session_replication_role')
  return async () => {
    await admin.query('set session_replication_role = replica')
    for (const { name } of tables)
      await admin.query(`delete from ${name} where xmin::text::bigint >= $1`, [began[0]?.xid])
    await admin.query('reset session_replication_role')
  }
}

/**
 * The planner is told that a thousand times as many rows lie in each: what it does with so few is no sign of what it
 * does with many. Partial indexes stay as they are, as what is open does.
 */
export async function seemLong(admin: pg.Client): Promise<void> {
  await admin.query(
    `update pg_class set relpages = greatest(pg_relation_size(oid) / 8192, 1), reltuples = 1000000
      where relkind = 'r' and oid::regclass::text in (
        select t.name from (${tablesOf}) t union all select inhrelid::regclass::text from pg_inherits
          where inhparent = 'ledger.transfers'::regclass and pg_relation_size(inhrelid) > 0)`,
    [keptSmall],
  )
}

/** As many rows of a table are written again and again. */
const sources = 20

interface Growing {
  readonly name: string
  readonly whose: Whose
  readonly growth: Growth
}

async function growTable(admin: pg.Client, { name: table, whose, growth }: Growing): Promise<void> {
  const { rows: found } = await admin.query<Column>(columnsOf, [table])
  const columns = found.map((column) =>
    fewOfOne.includes(table) && isOwner.test(column.name) ? { ...column, isTold: true } : column,
  )
  const { rows: checks } = await admin.query<{ name: string }>(
    `select conname as name from pg_constraint where conrelid = $1::regclass and contype = 'c'`,
    [table],
  )
  for (const { name } of checks) await admin.query(`alter table ${table} drop constraint "${name}"`)
  const ended = ({ name }: Column, { rows, over }: Growth) =>
    mostly[`${table}.${name}`]?.replace('gone', `now() - n * (interval '${over}' / ${rows})`)
  const names = columns.map(({ name }) => `"${name}"`).join(', ')
  const insert = `insert into ${table} (${names}) overriding system value`
  await admin.query(
    `${insert} select ${columns.map((column) => ended(column, growth) ?? madeUp(column, whose)).join(', ')} from generate_series(1, ${sources}) n
      where n > (select count(*) from ${table}) on conflict do nothing`,
  )
  const mosts = columns.filter(({ type, isTold }) => isTold && /^(integer|bigint)$/.test(type))
  await admin.query(
    `${insert} select ${columns.map((column) => ended(column, growth) ?? writtenAgain(column, growth)).join(', ')}
       from (select *, row_number() over ()::int - 1 as nth_, count(*) over ()::int as all_
               from (select * from ${table} limit ${sources}) sources) s
       cross join (select ${['count(*)', ...mosts.map(({ name }) => `max("${name}") as "${name}"`)].join(', ')} from ${table}) most
       cross join generate_series(1, ${growth.rows}) n
      where n % s.all_ = s.nth_ on conflict do nothing`,
  )
}
