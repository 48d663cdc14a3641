/** A database that is coming up says so: it is waited for, or each start meanwhile would be a fall of the program. */
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

const lookEveryMs = 500
const comingUp = '57P03'

/** Returns where it answers, and where it fails otherwise: that whoever needs it meets again. */
export async function untilUp(connectionString: string, withinMs = 60_000): Promise<void> {
  for (const end = performance.now() + withinMs; performance.now() < end; await pause(lookEveryMs)) {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 })
    client.on('error', () => {})
    const failure: unknown = await client.connect().then(
      () => null,
      (error: unknown) => error,
    )
    await client.end().catch(() => {})
    if ((failure as { code?: unknown } | null)?.code !== comingUp) return
  }
}
