/** Which tables stand side by side: named in the address by the nodes of their games, in the order in which they came. */
import { hrefOf } from '../../../../shared/address/navigation.ts'
import { isRunning, type LiveTable } from '../standing.ts'

export const mostTables = 4

/** What an address names: of what is known, each once, and no more than fit. */
export const setOf = (of: string | undefined, known: { has: (nodeId: string) => boolean }) =>
  [...new Set(of?.split(','))].filter((nodeId) => known.has(nodeId)).slice(0, mostTables)

/** The last one, so that no table before it is moved. */
export const withTable = (set: readonly string[], nodeId: string): readonly string[] =>
  set.includes(nodeId) || set.length >= mostTables ? set : [...set, nodeId]

export const withoutTable = (set: readonly string[], nodeId: string): readonly string[] =>
  set.filter((each) => each !== nodeId)

export const severalPath = (set: readonly string[]): string =>
  hrefOf('/live/tables', { of: set.length > 0 ? set.join(',') : undefined })

/** Whether it can stand beside others, now and for this person. */
const mayJoin = ({ game }: LiveTable, isTrial: boolean): boolean =>
  game.opens !== 'window' && !game.maintenance && !(isTrial && game.supportPlay !== 0)

/** The tables to begin with: those of the last time, else the one that most people are at. */
export function firstSet(
  tables: readonly LiveTable[],
  last: string | undefined,
  isTrial: boolean,
): readonly string[] {
  const open = tables.filter((table) => mayJoin(table, isTrial))
  const before = setOf(last, new Set(open.map(({ game }) => game.nodeId)))
  if (before.length > 0) return before
  const [most] = open.filter(isRunning).toSorted((a, b) => b.players - a.players)
  return most ? [most.game.nodeId] : []
}

/** What can be bet on first, then what goes on, then the rest; where more people are before where fewer are. */
export function inOrder(tables: readonly LiveTable[], isTrial: boolean): readonly LiveTable[] {
  const rank = (table: LiveTable) => (isRunning(table) ? (table.phase === 'betting' ? 0 : 1) : 2)
  const games = new Map(tables.map((table) => [table.game.nodeId, table]))
  return [...games.values()]
    .filter((table) => mayJoin(table, isTrial))
    .toSorted((a, b) => rank(a) - rank(b) || b.players - a.players)
}

export type Ever = ReadonlyMap<string, LiveTable>

/** All that was ever told of: a table that is told of no more still has its bets, and is silent. The same where nothing is new. */
export function everOf(ever: Ever, tables: readonly LiveTable[]): Ever {
  const now = new Map(tables.map((table) => [table.game.nodeId, table]))
  const gone = [...ever.values()]
    .filter(({ game }) => !now.has(game.nodeId))
    .map((table) => (table.isSilent ? table : { ...table, isSilent: true }))
  for (const table of gone) now.set(table.game.nodeId, table)
  const isSame = now.size === ever.size && [...now].every(([id, table]) => ever.get(id) === table)
  return isSame ? ever : now
}

const lastKey = 'liveTables'

/** The tables of the last time on this device. */
export const lastSet = (): string | undefined => localStorage.getItem(lastKey) ?? undefined

export const keepSet = (set: readonly string[]): void => localStorage.setItem(lastKey, set.join(','))
