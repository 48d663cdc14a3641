/** How far the chain was verified: signed outside the database, and beside it the heads from which it goes on. */
import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type pg from 'pg'
import { type Heads, hashBytes, headsAtOnce, int8s, noHead } from './heads.ts'

export interface Checked {
  /** The last seal that was verified and anchored. */
  readonly no: bigint
  readonly root: Buffer
  /** Bytes of the file of anchors that were read. */
  readonly anchorsRead: number
}

interface Line {
  readonly no: string
  readonly root: string
  readonly anchorsRead: number
}

const text = ({ no, root, anchorsRead }: Line) => Buffer.from(`checked\n${no}\n${root}\n${anchorsRead}`)

/** The place whose heads the database holds; null where the file or the database knows none, or the signature is bad. */
export async function placeOf(client: pg.Client, file: string, key: KeyObject): Promise<Checked | null> {
  const { rows } = await client.query<{ no: bigint }>('select no from ledger.checked')
  const publicKey = createPublicKey(key)
  for (const line of linesOf(file)) {
    if (rows[0]?.no !== BigInt(line.no)) continue
    if (!verify(null, text(line), publicKey, Buffer.from(line.signature, 'base64'))) return null
    return { no: rows[0].no, root: Buffer.from(line.root, 'hex'), anchorsRead: line.anchorsRead }
  }
  return null
}

/** A line that cannot be read, of a disk that was full or of somebody's hand, is none. */
function linesOf(file: string): (Line & { readonly signature: string })[] {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
  return lines.flatMap((line) => {
    try {
      return [JSON.parse(line)]
    } catch {
      return []
    }
  })
}

const keeperLock = 7_251_004

/**
 * Verifications may overlap, and a whole one takes long: one that came further meanwhile stays. The file is written
 * before the commit and keeps the place of before, so that either is found.
 */
export async function keepChecked(
  client: pg.Client,
  { file, key, isWhole }: { file: string; key: KeyObject; isWhole: boolean },
  checked: Checked,
  heads: Heads,
): Promise<void> {
  await client.query('begin')
  await client.query('select pg_advisory_xact_lock($1)', [keeperLock])
  const there = await placeOf(client, file, key)
  if (!there || there.no <= checked.no) {
    await writeHeads(client, heads, isWhole)
    await client.query(
      'insert into ledger.checked (no) values ($1) on conflict (id) do update set no = excluded.no',
      [checked.no],
    )
    writePlace(file, key, checked)
  }
  await client.query('commit')
}

/** What stands there already is not written again: of a whole chain that is nearly all. */
async function writeHeads(client: pg.Client, heads: Heads, areAll: boolean): Promise<void> {
  const all = [...heads.keys()].sort((a, b) => a - b)
  const headOf = (id: number) => heads.get(id) ?? noHead
  if (areAll)
    await client.query(
      `delete from ledger.checked_heads c
       where not exists (select from unnest($1::bigint[]) as mine (account_id) where mine.account_id = c.account_id)`,
      [int8s(all)],
    )
  for (let from = 0; from < all.length; from += headsAtOnce) {
    const part = all.slice(from, from + headsAtOnce)
    // One after the other, as bytes: as texts they would be written and read as twice as many letters.
    const bytes = Buffer.from(part.map((id) => headOf(id).head).join(''), 'latin1')
    await client.query(
      `insert into ledger.checked_heads as c (account_id, seq, head)
       select account_id, seq, substring($3::bytea from 1 + ${hashBytes} * (place - 1)::int for ${hashBytes})
         from unnest($1::bigint[], $2::bigint[]) with ordinality as mine (account_id, seq, place)
       on conflict (account_id) do update set seq = excluded.seq, head = excluded.head
       where (c.seq, c.head) is distinct from (excluded.seq, excluded.head)`,
      [int8s(part), int8s(part.map((id) => headOf(id).seq)), bytes],
    )
  }
}

function writePlace(file: string, key: KeyObject, { no, root, anchorsRead }: Checked): void {
  const line: Line = { no: String(no), root: root.toString('hex'), anchorsRead }
  const signature = sign(null, text(line), key).toString('base64')
  const lines = [...linesOf(file).slice(-1), { ...line, signature }]
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, lines.map((each) => `${JSON.stringify(each)}\n`).join(''), { flush: true })
  renameSync(`${file}.new`, file)
}
