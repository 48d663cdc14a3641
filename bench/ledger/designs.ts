/** The three ways of writing a transfer that are held against each other, on the same database. */
import type pg from 'pg'
import { type Movement, openLanes } from '../../apps/server/src/modules/ledger/index.ts'
import { openDatabase } from '../../apps/server/src/platform/database/db.ts'
import type { BenchDatabase } from './database.ts'
import { type Send, spread } from './load.ts'

export interface Design {
  readonly send: Send
  close(): Promise<void>
}

const poolMax = 32

/** A stake as a studio sends it: keys and rounds of a usual length. */
function stakeOf({ accounts, house }: BenchDatabase, n: number): Movement & { kind: 'stake' } {
  const id = n.toString(36).padStart(22, '0')
  return {
    kind: 'stake',
    accountId: BigInt(1 + spread(n, accounts)),
    houseId: house,
    gameId: 1,
    key: `hexworks:${id}`,
    round: `hexworks:r${id}`,
    amount: 10n,
  }
}

/** The product's lanes. */
export async function lanesDesign(database: BenchDatabase): Promise<Design> {
  const lanes = await openLanes({ url: database.appUrl })
  return {
    send: async (n) => {
      const { status } = await lanes.submit(stakeOf(database, n))
      if (status !== 'posted') throw new Error(`a stake was answered ${status}`)
    },
    close: () => lanes.close(),
  }
}

/**
 * The same transfer by itself: the ledger's own single-transfer function, the leanest that is
 * correct, one commit each, through a pool. Each connection is a writer, so no two wait for a house.
 */
export async function singleDesign(database: BenchDatabase, callers: number): Promise<Design> {
  const { pool, close } = openDatabase(database.appUrl, { max: Math.min(callers, poolMax) })
  const writers = new WeakMap<pg.PoolClient, number>()
  const one = {
    name: 'one',
    text: 'select * from ledger.apply_one($1,$2,1::smallint,$3,$4,$5,$6,$7,0::smallint)',
  }
  return {
    async send(n) {
      const { accountId, houseId, gameId, key, round, amount } = stakeOf(database, n)
      const client = await pool.connect()
      try {
        let writer = writers.get(client)
        if (writer === undefined) {
          writer = (await client.query<{ w: number }>('select ledger.new_writer() as w')).rows[0]?.w ?? 0
          writers.set(client, writer)
        }
        const { rows } = await client.query<{ o_status: string }>({
          ...one,
          values: [writer, accountId, -amount, houseId, gameId, key, round],
        })
        if (rows[0]?.o_status !== '{1}') throw new Error(`a stake was answered ${rows[0]?.o_status}`)
      } finally {
        client.release()
      }
    },
    close,
  }
}

/** What pgbench calls simple-update: begin, update, select, insert, end, each its own message. */
export async function simpleUpdateDesign(database: BenchDatabase, callers: number): Promise<Design> {
  const { pool, close } = openDatabase(database.appUrl, { max: Math.min(callers, poolMax) })
  return {
    async send(n) {
      const account = 1 + spread(n, database.accounts)
      const client = await pool.connect()
      try {
        await client.query('begin')
        await client.query({
          name: 'u',
          text: 'update simple_accounts set abalance = abalance + $1 where aid = $2',
          values: [-10, account],
        })
        await client.query({
          name: 's',
          text: 'select abalance from simple_accounts where aid = $1',
          values: [account],
        })
        await client.query({
          name: 'i',
          text: 'insert into simple_history (tid, bid, aid, delta, mtime) values (1, 1, $1, $2, current_timestamp)',
          values: [account, -10],
        })
        await client.query('commit')
      } finally {
        client.release()
      }
    },
    close,
  }
}
