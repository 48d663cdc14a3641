/** Rubyrow's tables: the common games stand at several, each with limits of its own. */
import { currencyOf, parseMinor } from '@jackfruit/kernel'
import type { ListedTable } from '@jackfruit/studio-kit/rounds/listed-table'
import type { TableLimits } from '@jackfruit/studio-kit/rounds/table-game'
import { games, rulesVersion } from '@jackfruit/table-rules/known'
import { chips, type Level, limitsFor } from '@jackfruit/table-rules/limits'
import type { TableGame } from '@jackfruit/table-rules/table'
import { type Certificate, certificates } from './certificates.ts'
import { rows } from './levels.ts'
import { lobbyOf } from './lobby.ts'

export interface StudioTable extends ListedTable {
  /** "roul-eu-2": what a launch names, and what a chain of seeds belongs to. */
  readonly id: string
  readonly game: TableGame
  /** The catalogue's key of the game's name, and which of its tables this is, from 1. */
  readonly name: { readonly key: string; readonly number: number }
  readonly level: Level
}

/** About a day of rounds; its links stay in the memory of whoever leads the table. */
const chainLength = 2_000
/** On a board with many places a member may lay so often what one main place takes. */
const boardMains = 5n

const byGame: readonly StudioTable[] = rows.flatMap(([code, ...levels]) => {
  const game = games.get(code)
  if (!game) throw new Error(`no game ${code}`)
  const certificate = certificates.get(code)
  if (!certificate) throw new Error(`no certificate of ${code}`)
  return levels.map((level, i) => {
    const [id, number] = [`${code}-${i + 1}`, i + 1]
    return {
      ...{ studio: 'rubyrow', id, game, version: rulesVersion, level, chainLength },
      limits: limitsAt(level),
      listing: listingAt(level, number, certificate),
      lobby: lobbyOf({ id, game, number }),
      name: { key: `table.${code}`, number },
    }
  })
})

/** The first table of each game before the second of any: whoever lists a few of them shows as many games. */
export const tables: readonly StudioTable[] = byGame.toSorted(
  (one, other) => one.name.number - other.name.number,
)

function listingAt(level: Level, number: number, { name, published }: Certificate): ListedTable['listing'] {
  const numbered = { EN: `${name.EN} ${number}`, MY: `${name.MY} ${number}` }
  const here = Object.keys(chips).map((currency) => [currency, limitsFor(level, currency)?.chips ?? []])
  return { name: numbered, published, chips: Object.fromEntries(here) }
}

function limitsAt(level: Level): Readonly<Record<string, TableLimits>> {
  const limits: Record<string, TableLimits> = {}
  for (const currency of Object.keys(chips)) {
    const here = limitsFor(level, currency)
    if (!here) continue
    const { scale } = currencyOf(currency)
    const minor = (text: string | undefined) => parseMinor(text ?? '', scale) ?? 0n
    const [main, side] = [minor(here.main), minor(here.side)]
    limits[currency] = {
      ...{ min: minor(here.chips[0]), main, side, roundMax: boardMains * main, maxWin: minor(here.maxWin) },
    }
  }
  return limits
}
