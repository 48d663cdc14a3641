/**
 * The load stakes under a studio's name in rounds that its journal never knew. A studio that begins anew gives back those
 * that are open, and ends those that have won: nobody was told, and each of them is expected once and whole.
 */
import { createHash } from 'node:crypto'
import type pg from 'pg'
import { kinds } from '../../apps/server/src/modules/ledger/kinds.ts'
import type { Wanted } from '../storm/expected.ts'
import type { Key } from '../storm/keys.ts'
import { vendor } from '../storm/people.ts'
import type { Tally } from '../storm/tally.ts'
import type { World } from './world.ts'

interface Found {
  readonly member: bigint
  readonly key: string
  readonly kind: number
}

/** Nothing, where the studio says that it never began anew. */
export async function givenBack(
  admin: pg.Client,
  { people }: World,
  keys: readonly Key[],
  tally: Tally,
): Promise<Wanted[]> {
  const { rows: epochs } = await admin.query<{ epoch: number }>(
    'select epoch from vendors.epochs where vendor = $1 and epoch > 1',
    [vendor],
  )
  if (epochs.length === 0) return []
  const { rows } = await admin.query<Found>(
    `select a.owner as member, t.key, t.kind from ledger.transfers t join ledger.accounts a on a.id = t.account_id
      where a.owner = any($1) and (t.key like $2 or t.key like $3)`,
    [people.map(({ memberId }) => String(memberId)), `${vendor}:R:%`, `${vendor}:%:restored`],
  )
  const found = new Map(rows.map((row) => [`${row.member} ${row.key}`, row]))
  const isDone = (key: Key) => tally.get(key)?.done === true
  const ended = new Set(keys.flatMap((key) => (key.of && isDone(key) ? [key.of] : [])))
  return keys
    .filter((key) => key.kind === 'stake' && isDone(key))
    .flatMap((key) => {
      const member = people[key.person]?.memberId ?? 0n
      const row = { of: key.id, member, place: 'purse', status: 1, house: `vendor:${vendor}` } as const
      const back = found.get(`${member} ${vendor}:R:${key.id}`)
      const end = found.get(`${member} ${endOf(key)}`)
      return [
        // What was won, or was taken back by who staked it, does not go back too.
        ...(back && !ended.has(key)
          ? [{ ...row, key: back.key, kind: kinds.rollback, amount: key.amount }]
          : []),
        ...(end ? [{ ...row, key: end.key, kind: kinds.endRound, amount: 0n }] : []),
      ]
    })
}

const endOf = ({ id }: Key) =>
  `${vendor}:${createHash('sha256').update(`r-${id}`).digest('hex').slice(0, 40)}:restored`
