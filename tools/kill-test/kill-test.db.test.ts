import { expect, test } from 'vitest'
import { killTest } from './run.ts'

test('12 kills of server and database under load lose and double no acknowledged transfer', async () => {
  const report = await killTest(12, 20_261)
  expect(report.proof.problems).toEqual([])
  expect(report).toMatchObject({ ok: true, kills: { worker: 6, server: 3, postmaster: 3 } })
  expect(report.audit.broken).toEqual([])
  expect(report.audit.chain).toEqual([])
  expect(report.proof.acknowledged).toBeGreaterThan(12 * 50)
  expect(report.sentAgain).toBeGreaterThan(0)
}, 180_000)
