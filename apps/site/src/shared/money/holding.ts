/**
 * What a game is still showing is not told beside it. Between a bet and its answer the balance stands as it stood,
 * for a second at most; then the win that was answered is left out, until the game says that it is shown, for 8 s
 * at most. Only what the round brings waits: any other money is told at once (decision 0064). Times run from the
 * news of the balance that began to be held back, and no later news makes them longer; whoever says words without
 * moving money holds nothing.
 */
import { parseMinor } from '@jackfruit/kernel'

/** The words of a page of our own studios; amounts as decimal strings. */
export type RoundWord =
  | { readonly type: 'asking' }
  | { readonly type: 'shown' }
  /** `before`: the balance without the win. */
  | { readonly type: 'showing'; readonly win: string; readonly before: string }

export type Held =
  | { readonly kind: 'asking'; readonly stands: string | null }
  | {
      readonly kind: 'showing'
      readonly win: string /** What has come since the balance before it. */
      readonly risen: bigint
    }

export const askMostMs = 1_000
export const showMostMs = 8_000

/** What is told of a balance while this is held: never more than there is, and less by no more than the win, nor than what has come. */
export function toldOf(balance: bigint, held: Held | null, scale: number): bigint {
  if (held === null) return balance
  if (held.kind === 'asking') return parseMinor(held.stands, scale) ?? balance
  const win = parseMinor(held.win, scale)
  if (win === null || win <= 0n) return balance
  const waits = held.risen < win ? held.risen : win
  return balance > waits ? balance - waits : 0n
}

interface Balance {
  readonly sum: bigint
  readonly scale: number
}

export interface Holding {
  readonly hear: (word: RoundWord) => void
  /** News of the balance has come: whatever holds it back, and held back nothing yet, does so from now on. */
  readonly moved: (balance: Balance) => void
  /** Everything is told as it is. */
  readonly release: () => void
  /** Money that may be of another origin has moved: nothing waits for an answer. */
  readonly stopAsking: () => void
  /** What stands on the screen, for as long as nothing is known of the next round. */
  readonly stands: (sumBalance: string) => void
  readonly now: () => Held | null
  readonly subscribe: (changed: () => void) => () => void
}

const mostMs = { asking: askMostMs, showing: showMostMs } as const

export function makeHolding(): Holding {
  const listeners = new Set<() => void>()
  /** What was said last, and what of it holds: nothing does without money that moved. */
  let said: Held | null = null
  let held: Held | null = null
  let standing: string | null = null
  let known: Balance | null = null
  let movedAtMs = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined

  const look = () => {
    clearTimeout(timer)
    const leftMs = said ? movedAtMs + mostMs[said.kind] - performance.now() : 0
    const next = leftMs > 0 ? said : null
    if (next) timer = setTimeout(() => say(null), leftMs)
    if (next === held) return
    held = next
    for (const changed of listeners) changed()
  }
  const say = (next: Held | null) => {
    said = next
    look()
  }
  /** What falls meanwhile, as by a withdrawal, does not make the win that came any smaller. */
  const risenSince = (before: string): bigint => {
    const from = known && parseMinor(before, known.scale)
    return known && from !== null && known.sum > from ? known.sum - from : 0n
  }
  return {
    hear: (word) => {
      if (word.type === 'shown') say(null)
      else if (word.type === 'asking') say({ kind: 'asking', stands: standing })
      else say({ kind: 'showing', win: word.win, risen: risenSince(word.before) })
    },
    moved: (balance) => {
      if (held === null) movedAtMs = performance.now()
      const rise = known === null ? 0n : balance.sum - known.sum
      known = balance
      if (said?.kind === 'showing' && rise > 0n) said = { ...said, risen: said.risen + rise }
      look()
    },
    release: () => say(null),
    stopAsking: () => {
      if (said?.kind === 'asking') say(null)
    },
    stands: (sumBalance) => {
      standing = sumBalance
    },
    now: () => held,
    subscribe: (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
}

/** One for the page: one balance stands in it. */
export const holding = makeHolding()
