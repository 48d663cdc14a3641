/** How long the database is waited for, by who waits. */
export interface Bounds {
  /** The server gives up first, so that a statement which took too long is known not to be done. */
  readonly statementMs: number
  /** Then whoever asked destroys the connection: what was asked over it is unknown. */
  readonly answerMs: number
  /** A transaction whose program has fallen silent lets go of its locks. */
  readonly idleInTransactionMs: number
}

const minute = 60_000

export const bounds = {
  /** Somebody waits for an answer, a lane's callers among them. */
  answering: { statementMs: 7_000, answerMs: 8_000, idleInTransactionMs: 8_000 },
  /** Work that goes on by itself, in pieces that are bounded by their rows. */
  working: { statementMs: 30_000, answerMs: 33_000, idleInTransactionMs: 15_000 },
  /** Verification, and reports of a whole brand: over all there is. */
  long: { statementMs: 60 * minute, answerMs: 61 * minute, idleInTransactionMs: 10 * minute },
  /** Migrations: as long as a table with a hundred million rows takes to be written anew. */
  migrating: { statementMs: 0, answerMs: 360 * minute, idleInTransactionMs: 10 * minute },
} as const satisfies Record<string, Bounds>

/** A connection that is not there within this is not made. */
export const connectWithinMs = 3_000
/** A good-bye that nobody answers is not waited for. */
export const leaveWithinMs = 1_000
/** A connection at rest is asked after so long a silence. */
export const heartbeatMs = 3_000
/** So long is waited for the answer to the question whether anybody is there. */
export const beatWithinMs = 3_000
