/** Tells every process of balances that moved: of an account the newest that is known when the next news leaves. */
import type { EventBus } from '../../../platform/pushes/events.ts'
import type { Posted } from './carrying.ts'

/** Every stake is told, so what is told is short: `account:balance:version`, with commas between. */
const channel = 'balances'
/** Short enough for one message, whatever the numbers. */
const togetherMax = 100

export interface Postings {
  /** After the commit that moved it. */
  tell(posted: Posted): void
  /** Hears of one account until the answer is called. */
  listen(accountId: bigint, hear: Hear): () => void
}

type Hear = (now: { balance: bigint; version: string }) => void

/** The version is the account's transfer count: the higher one is newer, whatever order they arrive in. */
export function openPostings(bus: EventBus): Postings {
  const listeners = new Map<string, Set<Hear>>()
  let gathered: Map<bigint, Posted> | null = null

  /** A new bundle leaves with the next news of this process, with all that it was given until then. */
  const begin = () => {
    const bundle = new Map<bigint, Posted>()
    bus.publish(channel, () => {
      if (gathered === bundle) gathered = null
      return [...bundle.values()]
        .map(({ accountId, balance, seq }) => `${accountId}:${balance}:${seq}`)
        .join()
    })
    return bundle
  }
  bus.subscribe(channel, (told) => {
    if (listeners.size === 0) return
    for (const each of told.split(',')) {
      const set = listeners.get(each.slice(0, each.indexOf(':')))
      const [, balance, version] = set ? (/^\d+:(\d+):(\d+)$/.exec(each) ?? []) : []
      if (balance === undefined || version === undefined) continue
      for (const hear of [...(set ?? [])]) hear({ balance: BigInt(balance), version })
    }
  })

  return {
    tell(posted) {
      if (gathered === null || gathered.size >= togetherMax) gathered = begin()
      const known = gathered.get(posted.accountId)
      if (!known || known.seq < posted.seq) gathered.set(posted.accountId, posted)
    },
    listen(accountId, hear) {
      const id = String(accountId)
      const set = listeners.get(id) ?? new Set()
      const own: Hear = (now) => hear(now)
      listeners.set(id, set.add(own))
      return () => {
        set.delete(own)
        if (set.size === 0 && listeners.get(id) === set) listeners.delete(id)
      }
    },
  }
}
