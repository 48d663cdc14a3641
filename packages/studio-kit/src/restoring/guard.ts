/**
 * Whether this journal is the newest there ever was. The platform knows, and is asked at the start, once a minute, and
 * whenever the database is another one than a moment ago. Until it has said yes nothing is dealt, and what was dealt
 * before it said no is neither asked for nor shown.
 */
import type { TellRevealed } from '../journal/seeds.ts'
import { PlayRefusal } from '../play/play-refusal.ts'
import { type Beginning, type Begun, beginAnew, type Memory } from './begin-anew.ts'
import { type Compared, compare, type Verdict } from './compare.ts'
import { keepCursor, lineageOf, readEpoch } from './epoch-row.ts'
import { openTellKnown } from './tell-known.ts'

/**
 * A pool that grows to its size raises a doubt with each connection, each of which may take the certainty from whoever
 * just had it; with more of them in a row the database comes and goes.
 */
export const growthMax = 32

export interface Guard {
  /** At no cost, mostly. Throws PAUSED for a journal that is behind, BUSY while nobody can say. */
  sure(): Promise<void>
  isSure(): boolean
  /** Rises whenever something is found to be lost: what was dealt before is from an older journal. */
  era(): number
  /** Something was seen that a journal which has lost nothing does not see. */
  suspect(why: string): void
  /** An operator says that it is so. */
  beginAnew(): Promise<Begun>
  readonly tellRevealed: TellRevealed
  /** What keeps this studio from dealing; null where nothing is known to. */
  pause(): 'restored' | 'strange' | null
  start(): void
  stop(): Promise<void>
}

const everyUsuallyMs = 60_000
/** While it is behind, or nobody can say. */
const soonMs = 2_000
/** So often it begins anew in a row before there are pauses; then they double up to those between two comparisons. */
const atOnceMax = 3

export function openGuard(parts: Beginning, everyMs = everyUsuallyMs): Guard {
  const { studio, pool, log } = parts
  let verdict: Verdict | null = null
  let lineage = ''
  const doubts = openDoubts(pool)
  let era = 0
  const memory: Memory = { attempt: null }
  const keepWord = openKeepWord(parts)
  const again = openPauses(everyMs)
  const isGood = () => verdict === 'same' || verdict === 'unguarded'
  const isSure = () => isGood() && doubts.areSettled()

  /** In the same database as before nothing can have been lost: then the rounds need not be looked at again. */
  async function look(isDue: boolean): Promise<void> {
    for (let seen = -1; seen !== doubts.count(); ) {
      seen = doubts.count()
      const now = await lineageOf(pool)
      const isSame = isGood() && now === lineage
      if (isSame && !isDue) continue
      if (!isGood() && !again.isDue()) return
      const found = await compare(parts, !isSame)
      isDue = false
      if (found.verdict === 'away') {
        if (!isSame) verdict = null
        else if (seen === doubts.count()) doubts.settle()
        return
      }
      verdict = found.verdict
      if (!isGood()) return behind(found.own.epoch)
      lineage = now
      again.forget()
      await keepWord(found)
    }
    doubts.settle()
  }

  async function behind(epoch: number): Promise<void> {
    era++
    if (verdict === 'strange')
      return log.error({ studio }, 'the platform knows another journal: npm run games -- recover')
    log.error({ studio, verdict }, 'the journal and the platform are of different moments: beginning anew')
    again.tried()
    await anew(epoch)
  }

  async function anew(epoch?: number): Promise<Begun> {
    const begun = await beginAnew(parts, memory, epoch)
    log.warn({ studio, ...begun }, 'the journal began anew')
    if (begun.state === 'done') [verdict, lineage] = [null, '']
    return begun
  }

  /** Nothing is dealt until the two have been compared whole. */
  function suspect(why: string): void {
    if (!isGood()) return
    log.error({ studio, why }, 'the journal seems to be an older one')
    era++
    verdict = 'older'
    void asking.ask(false)
  }

  const asking = openAsking(parts, look, () => (isSure() ? everyMs : soonMs))

  return {
    isSure,
    era: () => era,
    async sure() {
      for (let tries = 0; tries < (isGood() ? growthMax : 3) && !isSure(); tries++) await asking.ask(false)
      if (isSure()) return
      throw isGood() || verdict === null ? new PlayRefusal(503, 'BUSY') : new PlayRefusal(503, 'PAUSED')
    },
    suspect,
    async beginAnew() {
      await asking.underWay()
      const begun = await anew()
      again.forgive()
      await asking.ask(true)
      return begun
    },
    tellRevealed: openTellRevealed(parts, suspect),
    pause: () => (verdict === 'strange' ? 'strange' : isGood() || verdict === null ? null : 'restored'),
    start: asking.start,
    stop: asking.stop,
  }
}

/** Rise with every connection that is made: it may lead to another database. */
function openDoubts(pool: Beginning['pool']) {
  let count = 1
  let settled = 0
  pool.on('connect', () => void count++)
  return {
    count: () => count,
    areSettled: () => settled === count,
    settle() {
      settled = count
    },
  }
}

/** What the platform has said is remembered, for the next comparison to begin with. */
function openKeepWord(parts: Beginning) {
  const tellKnown = openTellKnown(parts)
  return async ({ own, word, newest }: Compared): Promise<void> => {
    if (!word) return
    await keepCursor(parts.pool, parts.studio, own, word.cursor)
    await tellKnown(own, word, newest)
  }
}

/** One look at a time, whoever wants one; by itself it comes again after its pause. */
function openAsking(
  { studio, log }: Beginning,
  look: (isDue: boolean) => Promise<void>,
  pauseMs: () => number,
) {
  let underWay: Promise<void> | null = null
  let timer: NodeJS.Timeout | null = null
  let isStopped = false
  const ask = (isDue: boolean): Promise<void> => {
    underWay ??= look(isDue)
      .catch((error: unknown) => log.error({ err: error, studio }, 'the journal could not be compared'))
      .finally(() => {
        underWay = null
      })
    return underWay
  }
  function wait(): void {
    if (isStopped) return
    timer = setTimeout(() => void ask(true).then(wait), pauseMs()).unref()
  }
  return {
    ask,
    underWay: async () => underWay,
    start() {
      if (!timer) void ask(true).then(wait)
    },
    async stop() {
      isStopped = true
      if (timer) clearTimeout(timer)
      await underWay
    },
  }
}

/** How long to wait before it begins anew once more. */
function openPauses(mostMs: number) {
  let tries = 0
  let notBefore = 0
  return {
    isDue: () => performance.now() >= notBefore,
    tried() {
      tries++
      if (tries >= atOnceMax)
        notBefore = performance.now() + Math.min(mostMs, soonMs * 2 ** (tries - atOnceMax))
    },
    /** An operator has said so: the next try is not waited for. */
    forgive() {
      notBefore = 0
    },
    forget() {
      tries = notBefore = 0
    },
  }
}

function openTellRevealed(
  { studio, pool, word: platform }: Beginning,
  suspect: (why: string) => void,
): TellRevealed {
  let told = -1n
  return async (no) => {
    if (no === null || no <= told) return
    const own = await readEpoch(pool, studio)
    const word = await platform.epoch(own)
    if (word === 'not-offered') return
    if (typeof word === 'string') throw new PlayRefusal(503, 'BUSY')
    if (word.journal !== own.journal || word.epoch !== own.epoch) {
      suspect('the platform knows another epoch')
      throw new PlayRefusal(503, 'PAUSED')
    }
    told = BigInt(own.revealed)
  }
}
