/** Where the chains of accounts stand, as the verifier keeps and asks it: many at a time, and none wider than it must be. */
import type pg from 'pg'

/**
 * Numbers, for there are many of them: what counts accounts and transfers stays below 2^53 for ever. A hash is kept as
 * 32 characters, one for each byte, which costs half of what bytes of their own do.
 */
export interface Head {
  readonly seq: number
  readonly head: string
}
export type Heads = Map<number, Head>

export const hashBytes = 32
export const noHead: Head = { seq: 0, head: '\0'.repeat(hashBytes) }

export const headsAtOnce = 20_000

type Table = 'checked_heads' | 'chain_heads'

/** As PostgreSQL reads them, in one text: the driver would look at each for what must be escaped. */
export const int8s = (numbers: readonly number[]): string => `{${numbers.join()}}`

// One that is not as long as a hash is no head, and must not become one by being cut or filled.
const packed = `string_agg(int8send(account_id) || int8send(seq)
  || case octet_length(head) when ${hashBytes} then head else sha256(head) end, '' order by account_id) as packed`

/** Of these accounts; one that is not there has none. */
export async function headsOf(
  client: pg.Client,
  table: Table,
  accounts: readonly number[],
): Promise<[number, Head][]> {
  const heads: [number, Head][] = []
  for (let from = 0; from < accounts.length; from += headsAtOnce) {
    const { rows } = await client.query<{ packed: Buffer | null }>(
      `select ${packed} from ledger.${table} where account_id = any($1::bigint[])`,
      [int8s(accounts.slice(from, from + headsAtOnce))],
    )
    heads.push(...unpacked(rows[0]?.packed))
  }
  return heads
}

/** Of every account, in the order of their ids, a part after the other. */
export async function* allHeads(client: pg.Client, table: Table): AsyncGenerator<[number, Head][]> {
  for (let after = -1; ; ) {
    const { rows } = await client.query<{ packed: Buffer | null }>(
      `select ${packed} from (select account_id, seq, head from ledger.${table} where account_id > $1
         order by account_id limit ${headsAtOnce}) part`,
      [after],
    )
    const part = unpacked(rows[0]?.packed)
    yield part
    const last = part.at(-1)
    if (!last || part.length < headsAtOnce) return
    after = last[0]
  }
}

function unpacked(bytes: Buffer | null | undefined): [number, Head][] {
  const heads: [number, Head][] = []
  for (let at = 0; bytes && at < bytes.length; at += 16 + hashBytes)
    heads.push([
      int8At(bytes, at),
      { seq: int8At(bytes, at + 8), head: bytes.toString('latin1', at + 16, at + 16 + hashBytes) },
    ])
  return heads
}

/** A number of eight bytes, as PostgreSQL sends it. */
const int8At = (bytes: Buffer, at: number): number =>
  bytes.readInt32BE(at) * 4_294_967_296 + bytes.readUInt32BE(at + 4)
