/** The same figures by the book: every sum looked up among all deeds, one by one, as slowly as they come. For tests. */
import type { AnyDeed } from '../../activity/index.ts'
import { beginOf, lastDayOf, openCalendar, periodSizes, windowOf } from './calendar.ts'
import type { Chain } from './ports.ts'

/** What a deed met when it became known. */
export interface Met {
  readonly deed: AnyDeed
  readonly chain: Chain
  readonly isWithheld: boolean
  readonly windowFrom: Date
  readonly hourFrom: Date
  readonly dayFrom: Date
}

const later = (a: Date, b: Date): Date => (a > b ? a : b)

const amountsOf = (deed: AnyDeed): Record<string, bigint> => {
  switch (deed.what) {
    case 'bet':
      return { rounds: BigInt(deed.rounds), stake: deed.stake, win: deed.win, valid: deed.valid }
    case 'deposit':
      return { deposits: deed.amount }
    case 'payout':
      return { withdrawals: deed.amount }
    case 'bonus':
      return { bonuses: deed.amount }
    case 'rebate':
      return { rebates: deed.amount }
    case 'salary':
      return { salaries: deed.amount }
    case 'dividend':
      return { dividends: deed.amount }
    case 'transfer':
      return {}
  }
}

interface Reckoned {
  /** By name; what is nothing is left out. */
  readonly days: ReadonlyMap<string, bigint>
  readonly hours: ReadonlyMap<string, bigint>
  readonly windows: ReadonlyMap<string, bigint>
  readonly active: ReadonlyMap<string, bigint>
  readonly firstDeposits: ReadonlyMap<string, bigint>
}

export function reckonSlowly(
  timeZone: string,
  met: readonly Met[],
  least: Readonly<Record<string, bigint>>,
): Reckoned {
  const { dayOf, hourOf } = openCalendar(timeZone)
  const [days, hours, windows] = [
    new Map<string, bigint>(),
    new Map<string, bigint>(),
    new Map<string, bigint>(),
  ]
  const add = (to: Map<string, bigint>, name: string, by: bigint) => to.set(name, (to.get(name) ?? 0n) + by)
  for (const { deed, chain, isWithheld, ...from } of met) {
    const day = dayOf(later(deed.at, from.dayFrom))
    const hour = hourOf(later(deed.at, from.hourFrom)).toISOString()
    const window = windowOf(later(deed.at, from.windowFrom)).toISOString()
    for (const [column, amount] of Object.entries(amountsOf(deed))) {
      if (chain.length > 0) add(days, `member ${deed.memberId} ${day} ${deed.kind} ${column}`, amount)
      for (const agent of chain) {
        add(days, `team ${agent} ${day} ${deed.kind} ${column}`, amount)
        if (isWithheld) continue
        add(hours, `${agent} ${hour} ${deed.kind} ${column}`, amount)
        add(windows, `${agent} ${window} ${deed.kind} ${column}`, amount)
      }
    }
  }
  const bare = (map: ReadonlyMap<string, bigint>) => new Map([...map].filter(([, value]) => value !== 0n))
  return {
    ...{ days: bare(days), hours: bare(hours), windows: bare(windows) },
    ...activeSlowly(met, least, dayOf),
  }
}

/** Deed by deed: who was active before it, who is after it, and for whom that is counted. */
function activeSlowly(
  met: readonly Met[],
  least: Readonly<Record<string, bigint>>,
  dayOf: (at: Date) => string,
): Pick<Reckoned, 'active' | 'firstDeposits'> {
  const counts = new Map<string, bigint>()
  const firsts = new Map<string, bigint>()
  const firstDay = new Map<bigint, string>()
  const valids = new Map<string, bigint>()
  const countedFor = new Map<string, Chain>()
  const add = (to: Map<string, bigint>, name: string, by: bigint) => {
    const sum = (to.get(name) ?? 0n) + by
    if (sum === 0n) to.delete(name)
    else to.set(name, sum)
  }
  for (const { deed, chain, isWithheld, dayFrom } of met) {
    const day = dayOf(later(deed.at, dayFrom))
    if (deed.what === 'deposit' && deed.amount > 0n && !firstDay.has(deed.memberId)) {
      firstDay.set(deed.memberId, day)
      for (const agent of chain) add(firsts, `${agent} ${day}`, 1n)
    }
    if (deed.what === 'bet' && !isWithheld && chain.length > 0 && deed.valid !== 0n)
      for (const size of periodSizes) {
        const name = `${deed.memberId} ${size} ${beginOf(size, day)}`
        valids.set(name, (valids.get(name) ?? 0n) + deed.valid)
      }
    for (const [name, valid] of valids) {
      const [member = '', size = '', begins = ''] = name.split(' ')
      if (member !== String(deed.memberId)) continue
      const first = firstDay.get(deed.memberId)
      const last = lastDayOf({ size: size as (typeof periodSizes)[number], begins })
      const isActive = first !== undefined && first <= last && valid >= (least[size] ?? 1n)
      const known = countedFor.get(name)
      if (isActive === (known !== undefined)) continue
      if (known) countedFor.delete(name)
      else countedFor.set(name, chain)
      for (const agent of known ?? chain) add(counts, `${agent} ${size} ${begins}`, known ? -1n : 1n)
    }
  }
  return { active: counts, firstDeposits: firsts }
}
