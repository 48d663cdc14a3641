/** What PostgreSQL copies out, row by row, as the bytes that its columns have as text. */
import type pg from 'pg'

const backslash = 92
/** What a letter after a backslash stands for; each other byte there stands for itself. */
const escapes: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' }
/** Nothing at all, which no column of a transfer may hold: a byte that no text has, so that it equals no text. */
const absent = 'N'

interface Copying extends pg.Submittable {
  /** The client gives it, and whoever bounds the client hears it. */
  callback?: (error?: Error) => void
  handleCopyData(piece: { readonly chunk: Buffer }): void
  handleError(error: Error): void
  handleReadyForQuery(): void
}

/** Calls `row` with each row that `text`, a `copy … to stdout`, gives; the bytes are there until it returns. */
export function copied(client: pg.Client, text: string, row: (bytes: Uint8Array) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const ended = (error?: Error) => (error ? reject(error) : resolve())
    const ask = client.query.bind(client) as (question: Copying, ended: (error?: Error) => void) => unknown
    ask(copying(text, row), ended)
  })
}

function copying(text: string, row: (bytes: Uint8Array) => void): Copying {
  const nothing = () => {}
  const question: Copying = {
    submit: (connection) => connection.query(text),
    handleCopyData({ chunk }) {
      // A row ends with its only line feed: one within a column comes escaped.
      const line = chunk.subarray(0, chunk.length - 1)
      row(line.includes(backslash) ? plain(line) : line)
    },
    handleError: (error: Error) => question.callback?.(error),
    handleReadyForQuery: () => question.callback?.(),
    ...{ handleRowDescription: nothing, handleDataRow: nothing, handleCommandComplete: nothing },
    ...{ handleEmptyQuery: nothing, handlePortalSuspended: nothing, handleCopyInResponse: nothing },
  }
  return question
}

function plain(line: Buffer): Buffer {
  const text = line
    .toString('latin1')
    .replace(/\\([\s\S])/g, (_, letter: string) => (letter === absent ? '\0' : (escapes[letter] ?? letter)))
  return Buffer.from(text, 'latin1')
}
