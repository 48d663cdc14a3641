/** The chains of seals of a table: the root stays sealed, the terminal is public before the first round. */
import { randomBytes } from 'node:crypto'
import { chainFrom } from '@jackfruit/fairness'
import type pg from 'pg'
import type { Seals } from '../../keys.ts'

export interface Chain {
  readonly no: number
  readonly length: number
  /** h₀, as hex. */
  readonly terminal: string
  /** After a restore somebody may know its links. */
  readonly isGivenUp: boolean
}

export interface Chains {
  /** Makes it where there is none; the same for whoever comes. */
  commit(tableId: string, no: number, length: number): Promise<Chain>
  /** h_r, which nobody is told before the round r is dealt. */
  linkOf(tableId: string, no: number, linkNo: number): Promise<Buffer>
}

export function openChains(pool: pg.Pool, seals: Seals): Chains {
  // Of each table the last chain that was asked for: its links are made once, and not for each round.
  const kept = new Map<string, { readonly place: string; readonly links: readonly Uint8Array[] }>()
  return {
    async commit(tableId, no, length) {
      const found = await find(pool, tableId, no)
      if (found) return chainOf(found)
      const root = randomBytes(32)
      const [terminal = root] = chainFrom(root, length)
      await pool.query(
        `insert into table_chains (table_id, no, length, terminal, root) values ($1, $2, $3, $4, $5)
         on conflict do nothing`,
        [tableId, no, length, Buffer.from(terminal), seals.seal(placeOf(tableId, no), root)],
      )
      const made = await find(pool, tableId, no)
      if (!made) throw new Error(`the chain ${no} of ${tableId} is gone`)
      return chainOf(made)
    },
    async linkOf(tableId, no, linkNo) {
      const place = placeOf(tableId, no)
      let known = kept.get(tableId)
      if (known?.place !== place) {
        const row = await find(pool, tableId, no)
        if (!row) throw new Error(`there is no chain ${no} of ${tableId}`)
        known = { place, links: chainFrom(seals.open(place, row.root), row.length) }
        kept.set(tableId, known)
      }
      const link = known.links[linkNo]
      if (!link || linkNo < 1) throw new Error(`the chain ${no} of ${tableId} has no link ${linkNo}`)
      return Buffer.from(link)
    },
  }
}

/** This chain, or the first after it that may be dealt from. */
export async function chainInUse(
  chains: Chains,
  tableId: string,
  no: number,
  length: number,
): Promise<Chain> {
  let chain = await chains.commit(tableId, no, length)
  while (chain.isGivenUp) chain = await chains.commit(tableId, chain.no + 1, length)
  return chain
}

interface Row {
  readonly no: number
  readonly length: number
  readonly terminal: Buffer
  readonly root: Buffer
  readonly isGivenUp: boolean
}

const placeOf = (tableId: string, no: number) => `chain ${no} of ${tableId}`

const chainOf = ({ no, length, terminal, isGivenUp }: Row): Chain => ({
  ...{ no, length, terminal: terminal.toString('hex'), isGivenUp },
})

async function find(pool: pg.Pool, tableId: string, no: number): Promise<Row | null> {
  const { rows } = await pool.query<Row>(
    `select no, length, terminal, root, given_up_at is not null as "isGivenUp"
     from table_chains where table_id = $1 and no = $2`,
    [tableId, no],
  )
  return rows[0] ?? null
}
