/** Which of the live tables are shown. */
import { parseMinor } from '@jackfruit/kernel'
import type { LiveTable } from './standing.ts'

export interface TableFilter {
  readonly kind: LiveTable['kind'] | undefined
  readonly maker: string | undefined
  /** An amount that the table takes on one place. */
  readonly stake: string | undefined
  readonly text: string
  readonly isMine: boolean
}

export const everyTable: TableFilter = {
  ...{ kind: undefined, maker: undefined, stake: undefined, text: '', isMine: false },
}

export const isNarrowed = ({ kind, maker, stake, text, isMine }: TableFilter): boolean =>
  kind !== undefined || maker !== undefined || stake !== undefined || isMine || text.trim() !== ''

const decimals = 4
const amountOf = (text: string): bigint => parseMinor(text, decimals) ?? 0n

const takes = ({ minBet, maxBet }: LiveTable, stake: string): boolean =>
  amountOf(minBet) <= amountOf(stake) && amountOf(stake) <= amountOf(maxBet)

/** All but its kind: the kinds tell how many there are of each. */
const fitsBeside = (
  table: LiveTable,
  { maker, stake, text, isMine }: TableFilter,
  liked: ReadonlySet<string>,
): boolean => {
  const words = `${table.game.displayName} ${table.number ?? ''} ${table.dealerName ?? ''}`.toLowerCase()
  return (
    (maker === undefined || table.game.vassalage.toLowerCase() === maker.toLowerCase()) &&
    (stake === undefined || takes(table, stake)) &&
    (!isMine || liked.has(table.game.nodeId)) &&
    words.includes(text.trim().toLowerCase())
  )
}

export interface Found {
  /** In the order in which they came: a card does not move while somebody looks at it. */
  readonly tables: readonly LiveTable[]
  readonly counts: ReadonlyMap<LiveTable['kind'], number>
  readonly total: number
}

export function findTables(
  all: readonly LiveTable[],
  filter: TableFilter,
  liked: ReadonlySet<string>,
): Found {
  const beside = all.filter((table) => fitsBeside(table, filter, liked))
  const counts = new Map<LiveTable['kind'], number>()
  for (const { kind } of beside) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  const tables = filter.kind === undefined ? beside : beside.filter(({ kind }) => kind === filter.kind)
  return { tables, counts, total: beside.length }
}

/** The smallest stakes of the tables, each once, the lowest first. */
export const stakesOf = (all: readonly LiveTable[]): readonly string[] =>
  [...new Map(all.map(({ minBet }) => [amountOf(minBet), minBet])).entries()]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, text]) => text)

/** The least stake that any table takes, where what was wanted is below or above all of them. */
export function nearestStake(all: readonly LiveTable[], wanted: string): string | null {
  const far = (text: string) => {
    const apart = amountOf(text) - amountOf(wanted)
    return apart < 0n ? -apart : apart
  }
  return stakesOf(all).toSorted((a, b) => (far(a) < far(b) ? -1 : 1))[0] ?? null
}
