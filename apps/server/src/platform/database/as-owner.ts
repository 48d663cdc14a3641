/** Work that the application itself may not do: over one connection of the schema's owner, all of it or nothing. */
import { bounds, connectClient } from '@jackfruit/postgres'
import type pg from 'pg'

/** Answers when it is committed. What throws leaves everything as it was. */
export async function asOwner<T>(ownerUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await connectClient(ownerUrl, { bounds: bounds.long })
  try {
    await client.query('begin')
    const done = await work(client)
    await client.query('commit')
    return done
  } finally {
    // What was not committed is rolled back with its connection.
    await client.end()
  }
}
