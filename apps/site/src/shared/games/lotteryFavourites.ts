/** Liked lotteries: kept in this browser alone, apart for each account (EN-23). */
import { createStore, useStore } from '../store.ts'

const keyOf = (account: string) => `lotteryFavourites:${account}`
/** More than anybody scrolls through; the oldest are forgotten for new ones. */
const most = 100

/** Grows with each change, so that every heart reads anew. */
const changes = createStore(0)

function read(account: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(account)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : []
  } catch {
    return []
  }
}

/** The names of the lotteries that this account likes, as known to this browser; none without an account. */
export function useLotteryFavourites(account: string | undefined): ReadonlySet<string> {
  useStore(changes)
  return new Set(account === undefined ? [] : read(account))
}

/** Adds the lottery, or takes it away where it is liked already. */
export function toggleLotteryFavourite(account: string, nodeId: string): void {
  const liked = read(account)
  const next = liked.includes(nodeId) ? liked.filter((each) => each !== nodeId) : [nodeId, ...liked]
  localStorage.setItem(keyOf(account), JSON.stringify(next.slice(0, most)))
  changes.set(changes.get() + 1)
}
