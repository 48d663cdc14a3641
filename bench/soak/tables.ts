/** How many rows and bytes each table of both databases has, its months and their indexes together. */
import pg from 'pg'

export interface Size {
  readonly rows: number
  readonly bytes: number
}

export type Sizes = ReadonlyMap<string, Size>

const databases = ['jackfruit', 'jackfruit_studios']

export async function readSizes(adminUrl: string): Promise<Sizes> {
  const sizes = new Map<string, Size>()
  for (const database of databases) {
    const url = new URL(adminUrl)
    url.pathname = `/${database}`
    const client = new pg.Client({ connectionString: url.toString() })
    await client.connect()
    try {
      const { rows } = await client.query<{ name: string; bytes: number }>(wholeTables)
      for (const { name, bytes } of rows) {
        const counted = await client.query<{ rows: number }>(`select count(*)::float8 as rows from ${name}`)
        const shown = database === 'jackfruit' ? name : name.replace(/^public\./, 'studios: ')
        sizes.set(shown, { rows: counted.rows[0]?.rows ?? 0, bytes })
      }
    } finally {
      await client.end()
    }
  }
  return sizes
}

/** A table of months counts as one. */
const wholeTables = `
  select format('%I.%I', n.nspname, c.relname) as name,
    case c.relkind when 'r' then pg_total_relation_size(c.oid)
      else (select sum(pg_total_relation_size(t.relid)) from pg_partition_tree(c.oid) t) end::float8 as bytes
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relispartition
    and n.nspname not in ('pg_catalog', 'information_schema')
  order by 1`

export interface Growth {
  readonly name: string
  readonly rowsOfRound: number
  readonly bytesOfRound: number
  readonly after: Size
}

/** Those that grew, most bytes first. */
export function growthBetween(before: Sizes, after: Sizes, rounds: number): Growth[] {
  return [...after]
    .map(([name, size]) => {
      const { rows = 0, bytes = 0 } = before.get(name) ?? {}
      return {
        ...{ name, after: size, rowsOfRound: (size.rows - rows) / rounds },
        bytesOfRound: (size.bytes - bytes) / rounds,
      }
    })
    .filter(({ rowsOfRound, bytesOfRound }) => rowsOfRound > 0 || bytesOfRound > 0)
    .toSorted((a, b) => b.bytesOfRound - a.bytesOfRound)
}
