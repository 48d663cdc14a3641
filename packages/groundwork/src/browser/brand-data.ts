/** What an operator would change, written straight into the running product's database, and put back afterwards. */
import pg from 'pg'

/** The platform keeps what changes seldom for a moment; what was written until now it reads at the next question. */
export async function heard(site = process.env['E2E_SITE'] ?? ''): Promise<void> {
  const answer = await fetch(`${site}/dev/forget`, { method: 'POST' })
  if (!answer.ok) throw new Error(`the platform forgets nothing: ${answer.status}`)
}

export interface BrandData {
  /** Runs one statement; `$1` is the demo brand's id. */
  write(statement: string, ...values: unknown[]): Promise<void>
  /** What a question to the database answers. */
  rows(statement: string, ...values: unknown[]): Promise<Record<string, unknown>[]>
  set(modId: string, isOn: boolean): Promise<void>
  /** Begins a job of the clock now, rather than at the next minute. Which job begins when is proven beside the schedule. */
  begin(job: string): Promise<void>
  /** From now on the platform answers by what was written. */
  heard(): Promise<void>
  close(): Promise<void>
}

export async function openBrandData(
  database = process.env['E2E_OWNER_DATABASE'],
  site = process.env['E2E_SITE'],
): Promise<BrandData> {
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
    begin: async (job) => {
      await client.query('select graphile_worker.add_job($1)', [job])
    },
    heard: () => heard(site),
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
