/** What everybody at a table waits for, over sooner: its leader reads every few seconds when a phase may end. How long phases are is proven beside their steps. */
import pg from 'pg'

export interface TableClock {
  /** Betting ends so soon, whatever a page has heard. Bets hold their round by its time of closing: before there are any. */
  closeWithin(seconds: number): Promise<void>
  /** What is dealt has been shown; nothing, where the newest round is in another phase. */
  showResult(): Promise<void>
  close(): Promise<void>
}

export async function openTableClock(
  tableId: string,
  database = process.env['E2E_OWNER_DATABASE'],
): Promise<TableClock> {
  const address = new URL(database ?? '')
  address.pathname = '/jackfruit_studios'
  const client = new pg.Client({ connectionString: address.toString() })
  await client.connect()
  return {
    async closeWithin(seconds) {
      await client.query(
        `with now as materialized (select clock_timestamp() + make_interval(secs => $2) as closes)
         update table_rounds set closes_at = closes, until = closes
         from now where table_id = $1 and phase = 'betting' and closes_at > closes`,
        [tableId, seconds],
      )
    },
    async showResult() {
      await client.query(
        `update table_rounds set until = clock_timestamp()
         where table_id = $1 and phase = 'dealing' and until > clock_timestamp()`,
        [tableId],
      )
    },
    close: () => client.end(),
  }
}
