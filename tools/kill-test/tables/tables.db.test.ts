import { expect, test } from 'vitest'
import { killTables } from './run.ts'

test('[IM-29] kills of the leader, the platform and the database leave each stake at a table settled or given back, once', async () => {
  const { ok, kills, told, proof, audit } = await killTables(3, 20_262)
  expect([...told.problems, ...proof.problems]).toEqual([])
  expect([audit.broken, audit.chain]).toEqual([[], []])
  expect({ ok, kills }).toEqual({ ok: true, kills: { leader: 1, platform: 1, database: 1 } })
  expect(told.in.size).toBeGreaterThan(10)
  expect(told.decided.size).toBeGreaterThan(0)
  expect(Object.keys(proof.bets).filter((state) => !['paid', 'voided', 'refused'].includes(state))).toEqual(
    [],
  )
}, 300_000)
