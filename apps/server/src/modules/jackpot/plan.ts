/** What a stretch of transfers does to the pots. Pure: whatever it needs was read before. */
import { type Falls, fallsOf, leftOver, potAfter } from '@jackfruit/fairness'
import type { Owner, Transfer } from '../ledger/index.ts'
import { type Pot, shelfOf } from './pots.ts'

export interface Entry {
  readonly place: number
  readonly accountId: bigint
  readonly seq: bigint
  readonly round: string
  /** Below zero: a stake taken back. */
  readonly stake: bigint
  readonly takesBack: number | null
}

export interface Winner {
  readonly accountId: bigint
  readonly memberId: bigint
  readonly gameId: number
}

/** One pot's part of the stretch. */
export interface Play {
  /** As it stood before. */
  readonly pot: Pot
  /** It was waiting, and opens because the pot before it was won. */
  readonly opens: boolean
  readonly carried: bigint
  readonly staked: bigint
  readonly amount: bigint
  readonly entries: readonly Entry[]
  readonly winner: Winner | null
}

/** Stakes that count for a pot at work and were not taken back: what a roll-back may find. */
export type Standing = ReadonlyMap<string, readonly StandingEntry[]>
export interface StandingEntry {
  readonly potId: string
  readonly place: number
}

export interface Read {
  readonly open: ReadonlyMap<string, Pot>
  readonly waiting: ReadonlyMap<string, Pot>
  readonly transfers: readonly Transfer[]
  readonly owners: ReadonlyMap<bigint, Owner>
  readonly standing: Standing
  readonly secretOf: (pot: Pot) => Uint8Array
}

type Running = { -readonly [K in keyof Play]: Play[K] } & { entries: Entry[]; falls: Falls }

export const standingKey = (
  shelf: string,
  { accountId, round, stake }: { readonly accountId: bigint; readonly round: string; readonly stake: bigint },
): string => `${shelf}|${accountId}|${round}|${stake}`

/** What the jackpot looks at: money that was staked, and stakes that came back. */
export const counts = ({ posted, kind, amount }: Transfer): boolean =>
  posted && amount !== 0n && (kind === 'stake' || kind === 'rollback')

export function planOf({ open, waiting, transfers, owners, standing, secretOf }: Read): Play[] {
  const begin = (pot: Pot, opens: boolean, carried: bigint): Running => ({
    ...{ pot, opens, carried, winner: null, entries: [] },
    ...{ staked: pot.staked, amount: opens ? pot.seed : pot.amount },
    falls: fallsOf({ ...pot, carried }, secretOf(pot)),
  })
  const shelves = Map.groupBy(open.values(), ({ merchantId, currency }) => `${merchantId} ${currency}`)
  const running = new Map<string, Running | null>()
  const plays: Running[] = []
  const left = new Map([...standing].map(([key, entries]) => [key, [...entries]]))
  const start = (shelf: string, play: Running | null) => {
    running.set(shelf, play)
    if (play) plays.push(play)
    return play
  }

  for (const transfer of transfers) {
    const owner = owners.get(transfer.accountId)
    if (!counts(transfer) || owner?.kind !== 'purse') continue
    for (const first of shelves.get(`${owner.merchantId} ${owner.currency}`) ?? []) {
      if (first.gameId !== null && first.gameId !== transfer.gameId) continue
      const shelf = shelfOf(first)
      const known = running.get(shelf)
      const play = known === undefined ? start(shelf, begin(first, false, first.carried)) : known
      const entry = play && entryOf(transfer, play, left, shelf)
      if (!play || !entry) continue
      play.entries.push(entry)
      play.staked += entry.stake
      const terms = { ...play.pot, carried: play.carried }
      play.amount = potAfter(terms, play.staked)
      if (!play.falls({ ...entry, staked: play.staked })) continue
      play.winner = { accountId: transfer.accountId, memberId: owner.owner, gameId: transfer.gameId }
      // The next pot was committed to before these stakes; a third one in one stretch would not have been.
      const next = play.opens ? undefined : waiting.get(shelf)
      start(shelf, next ? begin(next, true, leftOver(terms, play.staked)) : null)
    }
  }
  return plays
}

/** Null for what does not count for this pot: staked before its commitment, or taken back from a pot that was won. */
function entryOf(
  { accountId, seq, round, amount, kind, at }: Transfer,
  { pot, entries }: Running,
  left: Map<string, StandingEntry[]>,
  shelf: string,
): Entry | null {
  const place = pot.entries + entries.length + 1
  if (kind === 'stake') {
    if (at < pot.committedAt) return null
    const key = standingKey(shelf, { accountId, round, stake: -amount })
    left.set(key, [...(left.get(key) ?? []), { potId: pot.potId, place }])
    return { place, accountId, seq, round, stake: -amount, takesBack: null }
  }
  const found = left.get(standingKey(shelf, { accountId, round, stake: amount }))?.pop()
  if (found?.potId !== pot.potId) return null
  return { place, accountId, seq, round, stake: -amount, takesBack: found.place }
}
