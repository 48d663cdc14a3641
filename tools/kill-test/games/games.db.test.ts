import { expect, test } from 'vitest'
import { killGames } from './run.ts'

test('[GL-13] 4 kills of studio host and platform leave each round settled, gone on with or given back, once', async () => {
  const { ok, kills, told, proof, audit } = await killGames(4, 20_262)
  expect([...told.problems, ...proof.problems]).toEqual([])
  expect([audit.broken, audit.chain]).toEqual([[], []])
  expect({ ok, kills }).toEqual({ ok: true, kills: { studio: 2, platform: 2 } })
  expect(told.rounds).toBeGreaterThan(10)
  expect(told.again).toBeGreaterThan(0)
  expect(proof.inSteps).toBeGreaterThan(0)
  expect(Object.keys(proof.rounds)).not.toContain('open')
}, 240_000)
