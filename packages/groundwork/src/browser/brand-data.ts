/** What an operator would change, written straight into the running product's database, and put back afterwards. */
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/** Servers keep what changes seldom for a second. */
const keptMs = 1_200

export interface BrandData {
  /** Runs one statement; `$1` is the demo brand's id. */
  write(statement: string, ...values: unknown[]): Promise<void>
  /** What a question to the database answers. */
  rows(statement: string, ...values: unknown[]): Promise<Record<string, unknown>[]>
  set(modId: string, isOn: boolean): Promise<void>
  /** Waits until every server has heard of what was written. */
  heard(): Promise<void>
  close(): Promise<void>
}

export async function openBrandData(database = process.env['E2E_OWNER_DATABASE']): Promise<BrandData> {
  const address = new URL(database ?? '')
  address.pathname = '/jackfruit'
  const client = new pg.Client({ connectionString: address.toString() })
  await client.connect()
  const { rows } = await client.query<{ id: number }>(
    "select id from merchants.brands where code = 'demommk'",
  )
  const id = rows[0]?.id
  const write = async (statement: string, ...values: unknown[]) => {
    await client.query(statement, statement.includes('$1') ? [id, ...values] : values)
  }
  return {
    write,
    rows: async (statement, ...values) => (await client.query(statement, values)).rows,
    set: (modId, isOn) =>
      write(
        'update merchants.setting_nodes set enabled = $3 where merchant_id = $1 and mod_id = $2',
        modId,
        isOn ? '1' : '0',
      ),
    heard: () => wait(keptMs),
    close: () => client.end(),
  }
}

/** As SQL: every address that people of journeys come from, this machine's own and those of `aPlace`. */
export const everyPlace = "unnest(array['127.0.0.0/8', '::1/128', '10.0.0.0/8'])"

/** Status 2 for everybody. */
export async function closeToEverybody(data: BrandData): Promise<void> {
  await data.set('SITE_REGION_RESTRICTION', true)
  await data.write(
    `insert into merchants.blocked (merchant_id, kind, value) select $1, 'cidr', value from ${everyPlace} value`,
  )
}
