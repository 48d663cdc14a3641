/** The proof of a shared round, from what lies in the database: the link is in it once the result was shown. */
import type { TableProof } from '@jackfruit/fairness'
import type pg from 'pg'
import type { Json } from '../rules.ts'
import type { Phase } from './store/round-row.ts'

interface Row {
  id: string
  table_id: string
  game: string
  version: string
  link_no: number
  length: number
  terminal: Buffer
  link: Buffer
  entropy: Buffer
  beacon_round: string | null
  beacon_key: Buffer | null
  beacon: Buffer | null
  beacon_signature: Buffer | null
  outcome: Json
  phase: Phase
}

/** Null for a round that there is not, and for one whose outcome is not told yet. */
export async function proofOfRound(pool: pg.Pool, roundId: string): Promise<TableProof | null> {
  const { rows } = await pool.query<Row>(
    `select id, table_rounds.table_id, game, version, link_no, length, terminal, link, entropy, beacon_round, beacon_key,
       beacon, beacon_signature, outcome, phase
     from table_rounds
     join table_chains on table_chains.table_id = table_rounds.table_id and table_chains.no = chain_no
     where table_rounds.id = $1 and phase in ('result', 'settled')`,
    [roundId],
  )
  const [row] = rows
  if (!row) return null
  const { rows: bets } = await pool.query<{ id: string; client_seed: string }>(
    `select id, client_seed from table_bets where round_id = $1 and step is null
       and state in ('taken', 'owed', 'paid') order by id`,
    [roundId],
  )
  return {
    ...{ scheme: 'PF2', gameCode: row.game, version: row.version, tableId: row.table_id, roundId: row.id },
    ...{ roundNo: row.link_no, chainLength: row.length, outcome: row.outcome },
    terminal: row.terminal.toString('hex'),
    link: row.link.toString('hex'),
    bets: bets.map(({ id, client_seed }) => ({ betId: id, clientSeed: client_seed })),
    entropy: row.entropy.toString('hex'),
    ...announcedIn(row),
    beacon: beaconIn(row),
  }
}

const announcedIn = ({ beacon_round, beacon_key }: Row): Pick<TableProof, 'beaconRound' | 'beaconKey'> =>
  beacon_round === null || beacon_key === null
    ? {}
    : { beaconRound: Number(beacon_round), beaconKey: beacon_key.toString('hex') }

const beaconIn = ({ beacon_round, beacon, beacon_signature }: Row): TableProof['beacon'] =>
  beacon && beacon_signature && beacon_round !== null
    ? {
        round: Number(beacon_round),
        randomness: beacon.toString('hex'),
        signature: beacon_signature.toString('hex'),
      }
    : null
