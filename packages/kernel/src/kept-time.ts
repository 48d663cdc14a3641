/**
 * The database's time, kept by a process from one look at it to the next. Where there is one database for many
 * processes, its clock is the one that decides; what no round trip can be spent on asks here.
 */

/** Beyond this a clock is not slow or fast: it is another one. */
const clocksApartMs = 5_000
/** A database that takes longer to answer says nothing about the time. */
const answerMaxMs = 2_000
/** Of so many looks the quickest answer is believed; one this quick is enough. */
const tries = 5
const quickMs = 2

export interface TimeSources {
  /** Asks the database what time it is: milliseconds since 1970. */
  readonly ask: () => Promise<number>
  /** The clock of this process, which somebody may set. */
  readonly own?: () => number
  /** What goes on evenly, whoever sets a clock. */
  readonly steady?: () => number
}

/** Why nothing is done by the clock: whose clock went where, in milliseconds. */
export interface Apart {
  readonly whose: 'process' | 'database'
  readonly aheadMs: number
}

export interface KeptTime {
  /** The database's time in milliseconds, wrong by at most what `errorMs` says. */
  now(): number
  /** Half of the round trip of the last look. */
  errorMs(): number
  /** Null while the clocks are together. Told without asking anybody: a clock that somebody sets is seen at once. */
  apart(): Apart | null
  /** Compares again. Throws where the database does not answer: what was kept goes on. */
  look(): Promise<void>
}

/** Looks once before it answers. */
export async function keepTime({
  ask,
  own = () => Date.now(),
  steady = () => performance.now(),
}: TimeSources): Promise<KeptTime> {
  /** What the steady clock lacks to the database's time, and how sure that is. */
  let kept = await measured({ ask, own, steady })
  /** How far the database's clock has gone from what was kept of it, with nobody to confirm it. */
  let databaseAheadMs = 0
  const now = () => steady() + kept.offset
  return {
    now,
    errorMs: () => kept.errorMs,
    apart() {
      const aheadMs = own() - now()
      if (Math.abs(aheadMs) > clocksApartMs) return { whose: 'process', aheadMs }
      return databaseAheadMs === 0 ? null : { whose: 'database', aheadMs: databaseAheadMs }
    },
    async look() {
      const seen = await measured({ ask, own, steady })
      const moved = seen.offset - kept.offset
      const isConfirmed = Math.abs(own() - steady() - seen.offset) <= clocksApartMs
      // Two of three decide. A database that was moved alone, as by going over to one whose clock is wrong, is not
      // followed: whoever calls meanwhile is judged by the time that went on evenly.
      if (Math.abs(moved) <= clocksApartMs || isConfirmed) {
        kept = seen
        databaseAheadMs = 0
      } else databaseAheadMs = moved
    },
  }
}

interface Measured {
  readonly offset: number
  readonly errorMs: number
}

/** The database's time at the middle of the quickest of some round trips. */
async function measured({ ask, own, steady }: Required<TimeSources>): Promise<Measured> {
  let best: Measured | null = null
  for (let tried = 0; tried < tries && (best?.errorMs ?? answerMaxMs) > quickMs; tried++) {
    const before = steady()
    const told = await ask()
    const after = steady()
    const errorMs = (after - before) / 2
    if (errorMs < (best?.errorMs ?? answerMaxMs / 2)) best = { offset: told - (before + after) / 2, errorMs }
  }
  if (!best) throw new Error(`the database took more than ${answerMaxMs} ms to tell the time`)
  // On one machine both clocks are the same one: a difference smaller than the error is none.
  const difference = own() - steady() - best.offset
  const { offset, errorMs } = best
  return { errorMs, offset: Math.abs(difference) <= errorMs ? offset + difference : offset }
}

export interface Telling {
  info(fields: object, text: string): void
  warn(fields: object, text: string): void
  error(fields: object, text: string): void
}

const everyMs = 60_000
/** While they are apart: whoever puts a clock right need not wait a minute. */
const apartEveryMs = 5_000

/**
 * What a program does each second: looks when a minute has gone, tells at once that the clocks are apart, each minute
 * again, and that they are together. A look that fails is told, and what was kept goes on.
 */
export function watchTime(
  kept: Pick<KeptTime, 'apart' | 'errorMs'>,
  {
    look,
    log,
    steady = () => performance.now(),
  }: {
    readonly look: () => Promise<void>
    readonly log: Telling
    readonly steady?: () => number
  },
): () => Promise<void> {
  let lookedAt = steady()
  let toldAt: number | null = null
  const tell = () => {
    const apart = kept.apart()
    if (!apart && toldAt !== null) {
      log.info(
        { errorMs: kept.errorMs() },
        'the clocks are together again: what is done by the clock goes on',
      )
      toldAt = null
    }
    if (!apart || (toldAt !== null && steady() - toldAt < everyMs)) return
    log.error({ ...apart }, sentenceOf(apart))
    toldAt = steady()
  }
  tell()
  return async () => {
    const pauseMs = kept.apart() ? apartEveryMs : everyMs
    if (steady() - lookedAt >= pauseMs) {
      lookedAt = steady()
      await look().catch((error: unknown) =>
        log.warn({ err: error }, 'the database was not asked what time it is'),
      )
    }
    tell()
  }
}

/** For everybody to read: no address, no secret. */
export function sentenceOf({ whose, aheadMs }: Apart): string {
  const seconds = `${Math.abs(aheadMs / 1000).toFixed(1)} s ${aheadMs > 0 ? 'ahead' : 'behind'}`
  const moved =
    whose === 'process'
      ? `the clock of this process is ${seconds} of the database's`
      : `the database's clock has gone ${seconds} of the time that was kept`
  return `${moved}: nothing is done by the clock`
}
