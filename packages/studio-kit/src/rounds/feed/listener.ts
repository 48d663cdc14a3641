/**
 * One page at a table. It hears what the table tells in order; one that does not read is told nothing more until it has
 * read, and then everything at once, as a snapshot: what waits for it never grows.
 */
export interface Line {
  send(frame: string): void
  /** Bytes that wait to be read. */
  readonly bufferedAmount: number
  /** The page comes back, and is told how things stand. */
  end(): void
}

export interface Listener {
  /** Lost for a page that is behind: the snapshot that it is told next has it in it. */
  tell(frame: string): void
  /** How things stand, at once or as soon as the page has read. */
  anew(): void
  /** Called now and then: a page that has read is told how things stand. */
  catchUp(): void
  readonly isBehind: () => boolean
}

export const unreadMaxBytes = 64 * 1024

/** `snapshot`: how the table stands when it is called, with the member's own bets. */
export function openListener(line: Line, snapshot: () => string): Listener {
  let isBehind = false
  const send = (frame: string) => {
    if (isBehind || line.bufferedAmount > unreadMaxBytes) isBehind = true
    else line.send(frame)
  }
  const catchUp = () => {
    if (!isBehind || line.bufferedAmount > 0) return
    isBehind = false
    line.send(snapshot())
  }
  return {
    tell: send,
    anew() {
      isBehind = true
      catchUp()
    },
    catchUp,
    isBehind: () => isBehind,
  }
}
