/** Holds what was acknowledged against what the database has: nothing lost, nothing doubled, nothing else. */
import pg from 'pg'
import '../../apps/server/src/platform/database/int8.ts'
import type { Movement, Status } from '../../apps/server/src/modules/ledger/index.ts'
import { movementOf, type World } from './load.ts'

/** The last word on a number: its status and, of a first answer, the sequence it was told. */
export interface Acknowledged {
  readonly status: Status
  readonly seq: bigint | null
  readonly variant: number
}

export interface Proof {
  readonly acknowledged: number
  readonly rows: number
  readonly problems: string[]
}

interface Row {
  key: string
  kind: number
  status: number
  amount: bigint
  round: string
  house_id: number
  game_id: number
  seq: bigint
}

type Expected = Omit<Row, 'seq'> & { seq: bigint | null; n: number }

const recorded: Partial<Record<Status, number>> = { posted: 1, insufficient: 2, blocked: 3 }
const problemsMax = 20

export async function prove(
  url: string,
  world: World,
  total: number,
  acknowledged: (n: number) => Acknowledged | undefined,
): Promise<Proof> {
  const problems: string[] = []
  const found = (problem: string) => problems.length < problemsMax && problems.push(problem)
  const byAccount = new Map<bigint, number[]>(world.accounts.map((id) => [id, []]))
  for (let n = 0; n < total; n++) byAccount.get(movementOf(world, n).accountId)?.push(n)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  let rows = 0
  for (const [account, numbers] of byAccount) {
    const expected = new Map<string, Expected>()
    for (const n of numbers) {
      const ack = acknowledged(n)
      if (!ack) found(`number ${n} was never acknowledged`)
      else for (const row of rowsOf(world, n, ack, acknowledged)) expected.set(row.key, row)
    }
    const { rows: stored } = await client.query<Row>(
      `select key, kind, status, amount, round, house_id, game_id, seq from ledger.transfers where account_id = $1 and key <> 'opening'`,
      [account],
    )
    rows += stored.length
    compare(account, stored, expected, found)
  }
  await client.end()
  return { acknowledged: total, rows, problems }
}

function compare(
  account: bigint,
  stored: readonly Row[],
  expected: Map<string, Expected>,
  found: (problem: string) => void,
) {
  const seen = new Set<string>()
  for (const row of stored) {
    const { key } = row
    if (seen.has(key)) found(`account ${account}: ${key} is there twice`)
    seen.add(key)
    const wanted = expected.get(key)
    if (!wanted) {
      found(`account ${account}: ${key} is there, though nobody was told so`)
      continue
    }
    const same = (['kind', 'status', 'amount', 'round', 'house_id', 'game_id'] as const).every(
      (name) => row[name] === wanted[name],
    )
    if (!same || (wanted.seq !== null && row.seq !== wanted.seq))
      found(
        `account ${account}: ${key} differs from what was acknowledged: ${text(row)} instead of ${text(wanted)}`,
      )
  }
  for (const [key, { n }] of expected)
    if (!seen.has(key)) found(`account ${account}: ${key} (number ${n}) was acknowledged and is lost`)
}

const text = (row: object) =>
  JSON.stringify(row, (_, value) => (typeof value === 'bigint' ? String(value) : value))

/** The rows that an acknowledged movement must have left. */
function rowsOf(
  world: World,
  n: number,
  ack: Acknowledged,
  all: (n: number) => Acknowledged | undefined,
): Expected[] {
  const movement = movementOf(world, n, ack.variant)
  const status = recorded[ack.status]
  const { key, round, houseId: house_id, gameId: game_id } = movement
  const row = { key, round, house_id, game_id, n, seq: ack.seq }
  const before = ack.seq === null ? null : ack.seq - 1n
  if (movement.kind === 'rollback') {
    if (ack.status === 'tombstone')
      return [
        { ...row, kind: 3, status: 5, amount: 0n, seq: before },
        { ...row, key: movement.target, kind: 4, status: 6, amount: 0n },
      ]
    if (ack.status !== 'posted') return []
    // The stake stands on one side of it or the other: what was taken comes back, of a refused one nothing.
    const target = [n - 1, n + 1].find((other) => movementOf(world, other).key === movement.target) ?? n
    const staked = movementOf(world, target)
    const back = staked.kind === 'stake' && all(target)?.status === 'posted' ? staked.amount : 0n
    return [{ ...row, kind: 3, status: 1, amount: back }]
  }
  if (status === undefined) return []
  if (movement.kind === 'betwin') {
    const stake = { ...row, kind: 1, status, amount: -movement.amount }
    if (status !== 1) return [stake]
    return [
      { ...stake, seq: before },
      { ...row, key: movement.winKey, kind: 2, status, amount: movement.win },
    ]
  }
  return [{ ...row, kind: kindOf(movement), status, amount: legOf(movement) }]
}

function kindOf({ kind }: Movement): number {
  return kind === 'stake' ? 1 : kind === 'win' ? 2 : kind === 'promo' ? 7 : 8
}

function legOf(movement: Movement): bigint {
  if (movement.kind === 'stake') return -movement.amount
  return movement.kind === 'win' || movement.kind === 'promo' ? movement.amount : 0n
}
