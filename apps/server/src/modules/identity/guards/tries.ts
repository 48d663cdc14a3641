/**
 * Tries to guess a secret. One that is being looked at counts for seconds, and only what was found wrong for its whole
 * window: who shows the right one while the database comes and goes is not locked out by answers that were lost.
 */
import { Refusal } from '@jackfruit/kernel'
import { type Budget, second } from '../settings.ts'
import { type Attempts, type Change, type Tally, tooMany } from './attempts.ts'

/** Of a try whose outcome nobody wrote down, because program or database went away meanwhile. */
const undecidedMs = 15 * second

export type Counted = Omit<Change, 'by'>

export interface Tries {
  /** Found wrong before, or under way: this one is among them. */
  readonly tallies: readonly Tally[]
  /** Counted for their windows, and answered as they stand then. */
  wrong(more?: readonly Counted[]): Promise<Tally[]>
  /** It was right, or not looked at. */
  over(): Promise<void>
}

const undecided = ({ subject }: Counted): string => `undecided|${subject}`

/** How many were found wrong, beside those that are under way. */
export async function triesSoFar(attempts: Attempts, counted: readonly Counted[]): Promise<Tally[]> {
  return together(
    await attempts.countAll([...counted.map(({ subject }) => subject), ...counted.map(undecided)]),
  )
}

/** Counts one more as under way, before it is looked at: a hundred at once are a hundred. */
export async function beginTry(attempts: Attempts, counted: readonly Counted[]): Promise<Tries> {
  const by = (change: Change['by']) => counted.map((each) => ({ ...each, by: change }))
  const underWay = (change: Change['by']) =>
    counted.map((each) => ({ subject: undecided(each), windowMs: undecidedMs, by: change }))
  return {
    tallies: together(await attempts.change([...by(0), ...underWay(1)])),
    wrong: (more = []) =>
      attempts.change([...by(1), ...more.map((each) => ({ ...each, by: 1 as const })), ...underWay(-1)]),
    over: () => attempts.takeBackAll(counted.map(undecided)),
  }
}

/** Of tallies found wrong, with those under way behind them. Who has no tries left waits for the former, if there are any. */
function together(tallies: readonly Tally[]): Tally[] {
  const half = tallies.length / 2
  return tallies.slice(0, half).map(({ tries, until }, at) => {
    const way = tallies[half + at]
    return way ? { tries: tries + way.tries, until: tries > 0 ? until : way.until } : { tries, until }
  })
}

/**
 * What was found, or null: that was wrong, as a refusal is. Refuses where the budget is spent. A right one forgets what
 * was wrong before it.
 */
export async function lookAt<T>(
  { attempts, now }: { readonly attempts: Attempts; readonly now: () => Date },
  { subject, budget }: { readonly subject: string; readonly budget: Budget },
  look: () => Promise<T | null>,
): Promise<T | null> {
  const tries = await beginTry(attempts, [{ subject, windowMs: budget.windowMs }])
  const [tally] = tries.tallies
  if (tally && tally.tries > budget.tries) {
    await tries.over()
    throw tooMany(tally.until, now())
  }
  const found = await look().catch(async (error: unknown) => {
    if (error instanceof Refusal) await tries.wrong()
    // Nobody was told anything. Where this is not written down either, it counts for seconds more.
    else await tries.over().catch(() => {})
    throw error
  })
  if (found === null) {
    await tries.wrong()
    return null
  }
  await tries.over()
  await attempts.forget(subject)
  return found
}
