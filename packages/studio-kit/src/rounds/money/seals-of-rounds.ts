/** The receipt of a stake names the seals that its round was opened under. */
import { currencyOf, formatMinor } from '@jackfruit/kernel'
import type pg from 'pg'
import type { Receipt, Receipts } from '../../receipt.ts'
import type { Places } from '../places.ts'
import type { TableBet } from '../store/bet-row.ts'
import type { RoundSeal, SharedTable } from '../table-game.ts'

interface Sealed {
  readonly studio: string
  readonly tableId: string
  readonly game: string
  readonly version: string
  readonly roundNo: number
  readonly terminal: string
  /** Of the public beacon, where its word is mixed in. */
  readonly announced: { readonly beaconRound?: number; readonly beaconKey?: string }
}

/** Rounds that are open, or were a moment ago. */
const keptMax = 200

export function openTableReceipts(
  pool: pg.Pool,
  receipts: Pick<Receipts, 'sign'>,
  tables: ReadonlyMap<string, Pick<SharedTable, 'game'>>,
): (bet: TableBet) => Promise<Receipt> {
  const kept = new Map<string, Promise<Sealed>>()
  const sealedOf = (roundId: string): Promise<Sealed> => {
    const found = kept.get(roundId) ?? readSealed(pool, roundId)
    found.catch(() => kept.delete(roundId))
    kept.set(roundId, found)
    const [oldest] = kept.keys()
    if (kept.size > keptMax && oldest !== undefined) kept.delete(oldest)
    return found
  }
  return async (bet) => {
    const { id, roundId, clientBetId, clientSeed, currency, places, stake, outAt, receivedAt } = bet
    const { studio, tableId, game, version, roundNo, terminal, announced } = await sealedOf(roundId)
    const { scale } = currencyOf(currency)
    const odds = oddsIn(tables.get(tableId)?.game, { terminal, roundNo }, places)
    return receipts.sign({
      ...{ scheme: 'PF2', studio, gameCode: game, version, tableId, roundId, roundNo, terminal },
      ...announced,
      ...{ betId: id, clientBetId, clientSeed, currency },
      places: Object.fromEntries([...places].map(([place, amount]) => [place, formatMinor(amount, scale)])),
      stake: formatMinor(stake, scale),
      ...(outAt !== null && { outAt }),
      ...(odds && { odds }),
      ...(bet.step !== null && { step: bet.step, raises: bet.raises }),
      at: receivedAt.toISOString(),
    })
  }
}

/** At which odds the stake stands, where they are of this round alone. */
function oddsIn(
  game: SharedTable['game'] | undefined,
  seal: RoundSeal,
  places: Places,
): Readonly<Record<string, string>> | null {
  const all = [...places.keys()].flatMap((place) => {
    const odds = game?.oddsOf?.(seal, place) ?? null
    return odds === null ? [] : [[place, odds] as const]
  })
  return all.length === 0 ? null : Object.fromEntries(all)
}

async function readSealed(pool: pg.Pool, roundId: string): Promise<Sealed> {
  const { rows } = await pool.query<{
    studio: string
    table_id: string
    game: string
    version: string
    link_no: number
    terminal: Buffer
    beacon_round: string | null
    beacon_key: Buffer | null
  }>(
    `select studio, table_rounds.table_id, game, version, link_no, terminal, beacon_round, beacon_key from table_rounds
     join table_chains on table_chains.table_id = table_rounds.table_id and table_chains.no = chain_no
     where table_rounds.id = $1`,
    [roundId],
  )
  const [row] = rows
  if (!row) throw new Error(`there is no round ${roundId}`)
  return {
    ...{ studio: row.studio, tableId: row.table_id, game: row.game, version: row.version },
    ...{ roundNo: row.link_no, terminal: row.terminal.toString('hex') },
    announced:
      row.beacon_round !== null && row.beacon_key !== null
        ? { beaconRound: Number(row.beacon_round), beaconKey: row.beacon_key.toString('hex') }
        : {},
  }
}
