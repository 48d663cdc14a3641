/** The wallets that a studio keeps for players, and the orders that moved money in and out of them. */
import type { Minor } from '@jackfruit/kernel'
import type pg from 'pg'
import { inTransaction } from './tables.ts'

export interface Owner {
  readonly studio: string
  readonly playerId: string
  readonly currency: string
}

export interface Order extends Owner {
  readonly orderNo: string
  readonly direction: 'in' | 'out'
  readonly amount: Minor
}

export interface Verdict {
  readonly state: 'done' | 'refused'
  readonly reason: 'insufficient' | 'conflict' | 'closed' | null
  readonly balance: Minor
}

export interface Wallets {
  /** Once, however often and from wherever it comes. */
  move(order: Order): Promise<Verdict>
  /** What became of it; what was never seen is closed for ever. */
  verdictOf(order: Owner & { orderNo: string }): Promise<Verdict>
  balanceOf(owner: Owner): Promise<Minor>
}

interface Row {
  player_id: string
  currency: string
  direction: string | null
  amount: string | null
  state: Verdict['state']
  reason: Verdict['reason']
  balance_after: string
}

/** The database may be another one than the one that was known to be the newest: nothing was moved in it. */
export class Doubtful extends Error {}

/** `isSure` is asked once the order has its connection, before anything is written. */
export function openWallets(pool: pg.Pool, isSure: () => boolean = () => true): Wallets {
  const begin = (tx: pg.PoolClient, owner: Owner): Promise<Minor> => {
    if (!isSure()) throw new Doubtful()
    return lockWallet(tx, owner)
  }
  return {
    move: (order) =>
      inTransaction(pool, async (tx) => {
        const balance = await begin(tx, order)
        const known = await findOrder(tx, order)
        if (known) return isSame(known, order) ? verdictIn(known) : conflict(balance)
        const after = order.direction === 'in' ? balance + order.amount : balance - order.amount
        const isRefused = after < 0n
        const verdict: Verdict = isRefused
          ? { state: 'refused', reason: 'insufficient', balance }
          : { state: 'done', reason: null, balance: after }
        if (!(await writeOrder(tx, order, order, verdict))) return conflict(balance)
        if (!isRefused) {
          const { studio, playerId, currency } = order
          await tx.query(
            'update wallets set balance = $4 where studio = $1 and player_id = $2 and currency = $3',
            [studio, playerId, currency, after],
          )
        }
        return verdict
      }),
    verdictOf: (order) =>
      inTransaction(pool, async (tx) => {
        const balance = await begin(tx, order)
        const known = await findOrder(tx, order)
        if (known) return isOwn(known, order) ? verdictIn(known) : conflict(balance)
        const closed: Verdict = { state: 'refused', reason: 'closed', balance }
        return (await writeOrder(tx, order, null, closed)) ? closed : conflict(balance)
      }),
    async balanceOf({ studio, playerId, currency }) {
      const { rows } = await pool.query<{ balance: string }>(
        'select balance from wallets where studio = $1 and player_id = $2 and currency = $3',
        [studio, playerId, currency],
      )
      return BigInt(rows[0]?.balance ?? 0)
    },
  }
}

/** Orders of one wallet come one after the other. */
async function lockWallet(tx: pg.PoolClient, { studio, playerId, currency }: Owner): Promise<Minor> {
  const owner = [studio, playerId, currency]
  await tx.query(
    'insert into wallets (studio, player_id, currency) values ($1, $2, $3) on conflict do nothing',
    owner,
  )
  const { rows } = await tx.query<{ balance: string }>(
    'select balance from wallets where studio = $1 and player_id = $2 and currency = $3 for update',
    owner,
  )
  return BigInt(rows[0]?.balance ?? 0)
}

async function findOrder(
  tx: pg.PoolClient,
  { studio, orderNo }: { studio: string; orderNo: string },
): Promise<Row | null> {
  const { rows } = await tx.query<Row>(
    `select player_id, currency, direction, amount, state, reason, balance_after
     from wallet_orders where studio = $1 and order_no = $2`,
    [studio, orderNo],
  )
  return rows[0] ?? null
}

/** False when another player's order of this number came first. */
async function writeOrder(
  tx: pg.PoolClient,
  { studio, orderNo, playerId, currency }: Owner & { orderNo: string },
  moved: Pick<Order, 'direction' | 'amount'> | null,
  { state, reason, balance }: Verdict,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into wallet_orders (studio, order_no, player_id, currency, direction, amount, state, reason, balance_after)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (studio, order_no) do nothing`,
    [studio, orderNo, playerId, currency, moved?.direction, moved?.amount, state, reason, balance],
  )
  return rowCount === 1
}

const isOwn = (row: Row, { playerId, currency }: Owner) =>
  row.player_id === playerId && row.currency === currency

/** An order that was closed before it arrived has no content to differ from. */
const isSame = (row: Row, order: Order) =>
  isOwn(row, order) &&
  (row.direction === null || (row.direction === order.direction && BigInt(row.amount ?? 0) === order.amount))

const verdictIn = ({ state, reason, balance_after }: Row): Verdict => ({
  state,
  reason,
  balance: BigInt(balance_after),
})

const conflict = (balance: Minor): Verdict => ({ state: 'refused', reason: 'conflict', balance })
