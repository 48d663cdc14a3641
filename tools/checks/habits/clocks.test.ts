import { expect, test } from 'vitest'
import { clockFindings } from './clocks.ts'

const at = (path: string, text: string) => clockFindings([{ path, text }], {})

test.each([
  ['apps/server/src/modules/cashier/deposits/sweep.ts', 'const endsAt = Date.now() + within'],
  ['apps/server/src/modules/identity/identity.ts', 'const { now = () => new Date() } = options'],
  ['apps/server/src/modules/cashier/gateways/simulator.ts', 'const { url, now = Date.now } = options'],
  ['packages/studio-kit/src/play/deal-round.ts', '  at: new Date( ).toISOString(),'],
  ['packages/studio-kit/src/play.ts', 'const began = performance.timeOrigin'],
  ['studios/host/main.ts', 'if (Date?.now() > until) return'],
  ['apps/server/src/app.ts', 'const at = new Date;'],
])('the clock of a process is not asked: %s', (path, text) => {
  expect(at(path, text)).toHaveLength(1)
})

test.each([
  ['apps/server/src/app.ts', 'const at = new Date(told)'],
  ['apps/server/src/app.ts', 'const since = performance.now()'],
  ['apps/server/src/app.ts', '  // Date.now() would ask the process.'],
  ['apps/server/src/app.db.test.ts', 'const at = Date.now()'],
  ['apps/server/src/testing/visitor.ts', 'const at = Date.now()'],
  ['apps/site/src/app/main.tsx', 'const at = Date.now()'],
])('what asks no clock, or is no program, may: %s', (path, text) => {
  expect(at(path, text)).toEqual([])
})

test('a place that is allowed may, and one that asks no more is taken off the list', () => {
  const allowed = { 'apps/server/src/app.ts': 'a reason' }
  expect(clockFindings([{ path: 'apps/server/src/app.ts', text: 'Date.now()' }], allowed)).toEqual([])
  expect(clockFindings([{ path: 'apps/server/src/app.ts', text: '' }], allowed)).toHaveLength(1)
})
