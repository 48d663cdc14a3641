/** What the benchmark asks of the pages, and what it hears. */

export interface PagesJob {
  readonly port: number
  /** One for each page. */
  readonly tickets: readonly string[]
  /** So many of them never read, but for the answer that opens their socket. */
  readonly deaf: number
}

export interface PagesHeard {
  readonly opened: number
  /** Frames with news that the reading pages have had so far. */
  readonly pushes: number
  /** Of those that never read, how long each that was ended had been open. */
  readonly deafEndedMs: readonly number[]
  /** Of those that read: nobody may end them. */
  readonly readersEnded: number
}
