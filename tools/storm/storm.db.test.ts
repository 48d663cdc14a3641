import { expect, test } from 'vitest'
import { vendor } from './people.ts'
import { prove } from './prove.ts'
import { byKind, type Stage, type StormReport, storm } from './run.ts'

test('[IM-31] keys sent to two servers through kills have one effect each, and nobody spends more than they have', async () => {
  const { ok, keys, spends } = await storm(
    {
      ...{ keys: 200, seed: 20_261, kills: 2, spends: 24, killsAmongSpends: 1, callers: 24, durable: false },
      crowd: { agents: 2, payers: 1, takers: 1, spenders: 1 },
    },
    noticesWhatIsPlanted,
  )
  expect([keys.proof.problems, spends.proof.problems]).toEqual([[], []])
  expect([keys.audit.broken, keys.audit.chain]).toEqual([[], []])
  expect([spends.audit.broken, spends.audit.chain]).toEqual([[], []])
  expect(ok).toBe(true)
  // The load was worth it: every kind, many repeats, unanswered calls, and more wanted than there was.
  expect(byKind(keys).size).toBe(13)
  expect(keys.tally.counts.repeated).toBeGreaterThan(keys.keys.length * 5)
  expect(keys.tally.counts.unanswered).toBeGreaterThan(0)
  expect(keys.killed.servers[0] + keys.killed.servers[1]).toBeGreaterThanOrEqual(2)
  expect(spends.wanted).toBeGreaterThan(spends.had * 4n)
  expect(spends.left).toBeGreaterThanOrEqual(0n)
  expect(spends.left).toBeLessThan(spends.had / 5n)
  expect(spends.proof.lowest).toBeGreaterThanOrEqual(0n)
}, 300_000)

/** Effects deleted, doubled and changed behind everybody's back. */
async function noticesWhatIsPlanted({ world, admin, before }: Stage, { keys, spends }: StormReport) {
  const all = [...keys.keys, ...spends.keys]
  const pick = (kind: string, skip = 0) => {
    const found = keys.keys.filter((key) => key.kind === kind && keys.tally.get(key)?.done)[skip]
    if (!found) throw new Error(`no ${kind} was done`)
    return found
  }
  const [lost, changed, twice] = [pick('stake'), pick('stake', 1), pick('promo')]
  const [line, withdrawal, money] = [pick('upline'), pick('withdrawal'), pick('money')]
  const order = keys.tally.get(money.of ?? money)?.ref
  await admin.query('set session_replication_role = replica')
  await admin.query('delete from ledger.transfers where key = $1', [`${vendor}:${lost.id}`])
  await admin.query('update ledger.transfers set amount = amount - 1 where key = $1', [
    `${vendor}:${changed.id}`,
  ])
  await admin.query(
    `insert into ledger.transfers select account_id, seq + 10000, amount, balance_after, key_hash + 1, round_hash, xid,
       created_at, house_id, game_id, kind, status, closes, key, round from ledger.transfers where key = $1`,
    [`${vendor}:${twice.id}`],
  )
  await admin.query('delete from cashier.line_transfers where request_id = $1', [line.id])
  await admin.query(`update cashier.payouts set request_key = request_key || 'x' where request_key = $1`, [
    withdrawal.id,
  ])
  await admin.query('update cashier.deposits set credited = credited * 2 where id = $1', [order])
  const { problems } = await prove(world, { admin, keys: all, tally: spends.tally, before })
  const told = problems.join('\n')
  expect(told).toContain(`${vendor}:${lost.id} (${lost.id}) was done and is lost`)
  expect(told).toMatch(new RegExp(`${vendor}:${changed.id} is 1/1 -\\d+ .* instead of 1/1 -\\d+`))
  expect(told).toContain(`${vendor}:${twice.id} is there twice`)
  expect(told).toContain(`lines: ${line.id} was done and is lost`)
  expect(told).toContain(`payouts: ${withdrawal.id}x is there, though nobody was told so`)
  expect(told).toContain(`payouts: ${withdrawal.id} was done and is lost`)
  expect(told).toMatch(new RegExp(`${money.id}: its order is CREDITED with \\d+ credited`))
}
