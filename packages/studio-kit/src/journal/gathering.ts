/**
 * Many players' rows in one statement and one commit: whatever arrives while one is being written is written by the
 * next. Who is alone waits for nobody.
 */
export type Gathering<In, Out> = (row: In) => Promise<Out>

interface Waiting<In, Out> {
  readonly row: In
  readonly done: (out: Out) => void
  readonly failed: (error: unknown) => void
}

const togetherMax = 256

/** Of PostgreSQL: what one row can bring upon all. After anything else nobody knows what was written, and all fail. */
const ofOneRow = /^(22|23|40)/

/**
 * `write` answers for each row, in their order. Where a row was at fault nothing was written, and each is tried by
 * itself, so that it fails alone.
 */
export function openGathering<In, Out>(
  write: (rows: readonly In[]) => Promise<readonly Out[]>,
): Gathering<In, Out> {
  let waiting: Waiting<In, Out>[] = []
  let isWriting = false

  async function writeTogether(taken: readonly Waiting<In, Out>[]): Promise<void> {
    try {
      const told = await write(taken.map(({ row }) => row))
      for (const [at, { done }] of taken.entries()) done(told[at] as Out)
    } catch (error) {
      const { code } = { code: '', ...Object(error) }
      if (taken.length > 1 && ofOneRow.test(code)) for (const each of taken) await writeTogether([each])
      else for (const { failed } of taken) failed(error)
    }
  }

  async function writeAll(): Promise<void> {
    isWriting = true
    // What came in the same turn goes together.
    await new Promise<void>((next) => setImmediate(next))
    while (waiting.length > 0) {
      const taken = waiting.slice(0, togetherMax)
      waiting = waiting.slice(togetherMax)
      await writeTogether(taken)
    }
    isWriting = false
  }

  return (row) =>
    new Promise((done, failed) => {
      waiting.push({ row, done, failed })
      if (!isWriting) void writeAll()
    })
}
