import { expect, test } from 'vitest'
import { killTest } from './run.ts'

test('20 kills of server and database under load lose and double no acknowledged transfer', async () => {
  const report = await killTest(20, 20_261)
  expect(report.proof.problems).toEqual([])
  expect(report).toMatchObject({ ok: true, kills: { worker: 10, server: 5, postmaster: 5 } })
  expect(report.audit.broken).toEqual([])
  expect(report.audit.chain).toEqual([])
  expect(report.proof.acknowledged).toBeGreaterThan(20 * 50)
  expect(report.sentAgain).toBeGreaterThan(0)
}, 180_000)
