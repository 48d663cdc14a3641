/**
 * A repeat reads what stands, and a commit that wrote nothing waits for no standby: what was acknowledged might be gone
 * after a failover. An empty message behind it in the log is waited for; where there is no standby, nothing.
 */
const waitForStandby = `select case when current_setting('synchronous_standby_names') <> ''
  then pg_logical_emit_message(true, 'jackfruit', '') end`

/** Resolves when the standby, where there is one, has all that was committed before. Throws `Unknown` where it has not. */
export async function confirm(asked: { query(text: string): Promise<unknown> }): Promise<void> {
  await asked.query(waitForStandby)
}
