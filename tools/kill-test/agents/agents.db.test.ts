import { expect, test } from 'vitest'
import { testDatabase } from '../../../apps/server/src/testing/database.ts'
import { killAgentsIn } from './run.ts'

test('[CT-09] 3 kills of processes that pay agents at once leave each window paid once, to the last millionth', async () => {
  const database = await testDatabase({ brands: true })
  try {
    const { ok, killed, proof, audit } = await killAgentsIn(database, { kills: 3, seed: 20_264 })
    expect(proof.problems).toEqual([])
    expect(audit.broken).toEqual([])
    expect({ ok, kills: killed.atWork + killed.idle }).toEqual({ ok: true, kills: 3 })
    expect(proof.payouts).toBeGreaterThan(5)
  } finally {
    await database.drop()
  }
}, 240_000)
