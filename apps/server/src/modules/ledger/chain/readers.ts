/** Connections that read the same snapshot side by side, for what the database takes long to make. */
import { bounds, connectClient } from '@jackfruit/postgres'
import type pg from 'pg'

export interface Readers {
  /** What is made of each item, in the order of the items; the next ones are made while one is gone through. */
  inOrder<Item, Made>(
    items: readonly Item[],
    make: (item: Item, reader: pg.Client) => Promise<Made>,
  ): AsyncGenerator<readonly [Item, Made]>
  close(): Promise<void>
}

/** As many parts are made at once: one less would leave a processor to wait for the one who goes through them. */
const readersMost = 2

/** They see what `client` sees, whose transaction has begun by the time they are asked. */
export function openReaders(url: string, client: pg.Client, most = readersMost): Readers {
  const opened: pg.Client[] = []

  async function open(): Promise<pg.Client> {
    const { rows } = await client.query<{ snapshot: string }>('select pg_export_snapshot() as snapshot')
    const reader = await connectClient(url, { bounds: bounds.long })
    opened.push(reader)
    await reader.query('begin isolation level repeatable read read only')
    await reader.query(`set transaction snapshot '${rows[0]?.snapshot}'`)
    // Ranges of the stream have an index of their own, whatever statistics say.
    await reader.query('set local enable_seqscan = off')
    return reader
  }

  return {
    async *inOrder<Item, Made>(
      items: readonly Item[],
      make: (item: Item, reader: pg.Client) => Promise<Made>,
    ) {
      const begun: { readonly item: Item; readonly reader: pg.Client; readonly made: Promise<Made> }[] = []
      const begin = (item: Item, reader: pg.Client) => {
        const made = make(item, reader)
        // Where an earlier one fails nobody hears this one.
        made.catch(() => {})
        begun.push({ item, reader, made })
      }
      let next = 0
      for (const item of items.slice(0, most)) {
        begin(item, await open())
        next++
      }
      for (let first = begun.shift(); first; first = begun.shift()) {
        const made = await first.made
        for (const item of items.slice(next, next + 1)) {
          begin(item, first.reader)
          next++
        }
        yield [first.item, made] as const
      }
    },
    async close() {
      await Promise.all(opened.map((reader) => reader.end()))
    },
  }
}
