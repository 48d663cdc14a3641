/** Pots as they lie in the database, and how a new one is drawn. */
import { randomBytes } from 'node:crypto'
import { commitOf, type PotTerms } from '@jackfruit/fairness'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { openField, sealField } from '../../platform/sealed-field.ts'
import { openAccount, openHouse, post } from '../ledger/index.ts'
import type { Terms } from './terms.ts'

export interface Pot extends PotTerms {
  readonly name: string
  /** The game whose stakes count; null for every game. */
  readonly gameId: number | null
  readonly merchantId: number
  readonly currency: string
  readonly accountId: bigint
  readonly staked: bigint
  readonly amount: bigint
  readonly entries: number
  readonly sealed: Buffer
  /** Stakes placed before this moment do not count: the threshold was not fixed yet. */
  readonly committedAt: Date
}

/** Where one pot follows the other. */
export const shelfOf = ({
  merchantId,
  currency,
  name,
}: Pick<Pot, 'merchantId' | 'currency' | 'name'>): string => `${merchantId} ${currency} ${name}`

const placeOf = (potId: string, merchantId: number) => `jackpot.pots|sealed|${potId}|${merchantId}`

export const secretOf = ({ potId, merchantId, sealed }: Pot, key: Buffer): Buffer =>
  openField(key, placeOf(potId, merchantId), sealed)

const columns = sql.raw(`pot_id as "potId", merchant_id as "merchantId", currency, account_id as "accountId",
  name, game_id as "gameId", seed, ceiling, odds, share, carried, staked, amount, entries, sealed, committed_at as "committedAt"`)

/** Pots at work, by shelf. Locks them. */
export async function lockPots(tx: Tx, state: 'open' | 'waiting'): Promise<Map<string, Pot>> {
  const { rows } = await sql<Pot>`
    select ${columns} from jackpot.pots where state = ${state} order by pot_id for update`.execute(tx)
  return new Map(rows.map((pot) => [shelfOf(pot), pot]))
}

/** The pots' money has no owner among the members: their numbers begin at 1, these end at 0. */
async function ownerOf(tx: Tx, name: string): Promise<bigint> {
  await sql`insert into jackpot.names (name) values (${name}) on conflict do nothing`.execute(tx)
  const { rows } = await sql<{ owner: bigint }>`
    select -number::bigint as owner from jackpot.names where name = ${name}`.execute(tx)
  const [row] = rows
  if (!row) throw new Error(`no account for the pots named ${name}`)
  return row.owner
}
const fundingHouse = 'jackpot'
const secretLength = 32

/** Draws a pot that waits for its turn. Its commitment is public from now on. */
export async function drawPot(tx: Tx, terms: Terms, key: Buffer): Promise<Pot | null> {
  const { merchantId, currency, name, gameId, seed, ceiling, odds, share } = terms
  const potId = randomBytes(8).toString('hex')
  const secret = randomBytes(secretLength)
  const accountId = await openAccount(tx, {
    ...{ merchantId, owner: await ownerOf(tx, name) },
    ...{ kind: 'held', currency },
  })
  const sealed = sealField(key, placeOf(potId, merchantId), secret)
  const { rows } = await sql<Pot>`
    insert into jackpot.pots (pot_id, merchant_id, currency, name, game_id, state, account_id, seed, ceiling, odds,
      share, commitment, sealed, committed_at)
    values (${potId}, ${merchantId}, ${currency}, ${name}, ${gameId}, 'waiting', ${accountId}, ${seed}, ${ceiling},
      ${odds}, ${share}, ${commitOf(secret)}, ${sealed}, clock_timestamp())
    on conflict do nothing returning ${columns}`.execute(tx)
  return rows[0] ?? null
}

/** Opens a waiting pot with its seed, and with what the one before left over. */
export async function openPot(tx: Tx, pot: Pot, carried: bigint): Promise<Pot> {
  await sql`
    update jackpot.pots set state = 'open', opened_at = clock_timestamp(), amount = seed, carried = ${carried}
     where pot_id = ${pot.potId}`.execute(tx)
  await fund(tx, pot, { key: `jackpot:seed:${pot.potId}`, kind: 'grant', amount: pot.seed })
  return { ...pot, carried, amount: pot.seed }
}

/** Moves money of the brand into its pot; below zero, out of it. */
export async function fund(
  tx: Tx,
  { merchantId, currency, accountId }: Pot,
  posting: { readonly key: string; readonly kind: 'grant' | 'adjust'; readonly amount: bigint },
): Promise<void> {
  if (posting.amount === 0n) return
  const houseId = await openHouse(tx, merchantId, fundingHouse, currency)
  await post(tx, { ...posting, accountId, houseId })
}

/** Gives every shelf of a brand that has none its first pots. Repeated or raced, it opens them once. */
export async function openFirstPots(tx: Tx, terms: Iterable<Terms>, key: Buffer): Promise<void> {
  const [open, waiting] = [await lockPots(tx, 'open'), await lockPots(tx, 'waiting')]
  for (const each of terms) {
    const shelf = shelfOf(each)
    if (!open.has(shelf)) {
      const first = waiting.get(shelf) ?? (await drawPot(tx, each, key))
      if (!first) continue
      await openPot(tx, first, 0n)
      waiting.delete(shelf)
    }
    if (!waiting.has(shelf)) await drawPot(tx, each, key)
  }
}
