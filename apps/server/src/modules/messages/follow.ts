/**
 * Tells members what modules below publish: changes of what is kept safe, of limits, and requirements that were done.
 * Each is read in the order of its commits; the place moves in the transaction that tells. Of two who read at once, one does.
 */
import { kinds, type MessageKind } from '@jackfruit/contracts/messages'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import { type IdentityChange, identityChanges } from '../identity/index.ts'
import { ownersOf } from '../ledger/index.ts'
import { type ProtectionChange, protectionChanges } from '../protection/index.ts'
import { type Done, requirementsDone } from '../turnover/index.ts'
import { type Told, tell } from './tell.ts'

interface Published {
  readonly id: bigint
  readonly xid: bigint
}

interface Source<Row extends Published> {
  readonly name: 'identity' | 'protection' | 'turnover'
  read(tx: Tx, place: { nextXid: bigint; afterId: bigint; most: number }): Promise<Row[]>
  /** What members are told of these. */
  told(tx: Tx, rows: readonly Row[], currencyOf: CurrencyOf): Promise<Told[]>
}

type CurrencyOf = (merchantId: number) => Promise<string>

const most = 500

/** Reads on until there is no more. */
export async function followAll(db: Db, currencyOf: CurrencyOf): Promise<void> {
  await followOne(db, changesOfIdentity, currencyOf)
  await followOne(db, changesOfProtection, currencyOf)
  await followOne(db, doneRequirements, currencyOf)
}

async function followOne<Row extends Published>(
  db: Db,
  source: Source<Row>,
  currencyOf: CurrencyOf,
): Promise<void> {
  for (;;) {
    const count = await db.transaction().execute((tx) => readPiece(tx, source, currencyOf))
    if (count < most) return
  }
}

async function readPiece<Row extends Published>(
  tx: Tx,
  { name, read, told }: Source<Row>,
  currencyOf: CurrencyOf,
): Promise<number> {
  await sql`select set_config('app.reader', 'published', true)`.execute(tx)
  const { rows } = await sql<{ nextXid: bigint; afterId: bigint }>`
    select next_xid as "nextXid", after_id as "afterId" from messages.places
     where name = ${name} for update skip locked`.execute(tx)
  const [place] = rows
  if (!place) return 0
  const published = await read(tx, { ...place, most })
  const last = published.at(-1)
  if (!last) return 0
  for (const each of await told(tx, published, currencyOf)) await tell(tx, each)
  await sql`update messages.places set next_xid = ${last.xid}, after_id = ${last.id} where name = ${name}`.execute(
    tx,
  )
  return published.length
}

const isKind = (kind: string): kind is MessageKind => Object.hasOwn(kinds, kind)

const changesOfIdentity: Source<IdentityChange> = {
  name: 'identity',
  read: identityChanges,
  told: async (_tx, rows) =>
    rows.flatMap(({ id, merchantId, memberId, kind, place }): Told[] => {
      if (!isKind(kind)) return []
      const link = { page: 'securityCenter', item: 'history' } as const
      return [{ merchantId, memberId, kind, key: `identity:${id}`, facts: { place }, link }]
    }),
}

const changesOfProtection: Source<ProtectionChange> = {
  name: 'protection',
  read: protectionChanges,
  told: async (_tx, rows, currencyOf) => {
    const told: Told[] = []
    for (const change of rows) {
      const kind = kindOfLimit(change)
      if (!kind) continue
      const { id, merchantId, memberId, detail } = change
      const named = { limit: String(detail['kind']), period: String(detail['period']) }
      const until = kind === 'limit_raise_asked' ? { until: String(detail['mayHoldFrom']) } : {}
      told.push({
        ...{ merchantId, memberId, kind, key: `protection:${id}`, link: { page: 'protection' } },
        facts: { ...named, ...until, ...minutesIn(detail) },
        ...(isMoney(detail) && {
          money: { amount: BigInt(String(detail['wanted'])), currency: await currencyOf(merchantId) },
        }),
      })
    }
    return told
  },
}

/** A limit that came down holds; one that goes up waits for its day, and is said again. */
function kindOfLimit({ what, detail }: ProtectionChange): MessageKind | null {
  if (what === 'raised') return 'limit_raised'
  if (what !== 'limit') return null
  const { wanted, before } = detail
  if (wanted === before) return null
  const isHigher =
    before !== null &&
    (wanted === null || wanted === undefined || BigInt(String(wanted)) > BigInt(String(before)))
  return isHigher ? 'limit_raise_asked' : 'limit_changed'
}

type Detail = ProtectionChange['detail']
const isMoney = ({ kind, wanted }: Detail): boolean => kind !== 'session' && typeof wanted === 'string'
const minutesIn = ({ kind, wanted }: Detail) =>
  kind === 'session' && typeof wanted === 'string' ? { minutes: wanted } : {}

const doneRequirements: Source<Done> = {
  name: 'turnover',
  read: requirementsDone,
  told: async (tx, rows) => {
    const owners = await ownersOf(tx, [...new Set(rows.map(({ accountId }) => accountId))])
    return rows.flatMap(({ publicId, merchantId, accountId, target }): Told[] => {
      const owner = owners.get(accountId)
      if (owner?.kind !== 'purse') return []
      const { currency } = owner
      return [
        {
          ...{
            merchantId,
            memberId: BigInt(owner.owner),
            kind: 'turnover_done',
            key: `turnover:${publicId}`,
          },
          ...{ money: { amount: target, currency }, link: { page: 'turnover' } },
        },
      ]
    })
  },
}
