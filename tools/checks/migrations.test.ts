import { expect, test } from 'vitest'
import { migrationFindings } from './migrations.ts'

const at = (module: string, name: string) => `apps/server/src/modules/${module}/migrations/${name}`
const check = (...paths: string[]) => migrationFindings(paths).map(({ problem }) => problem)

test('a number that two modules gave, and a name without one, are found', () => {
  expect(check(at('ledger', '0056_followers.sql'), at('cashier', '0056_peer_leaves.sql'))).toEqual([
    `has the number of ${at('cashier', '0056_peer_leaves.sql')}: take the next free one`,
  ])
  expect(check(at('ledger', 'followers.sql'))).toEqual(['its name does not begin with four digits'])
})

test('numbers of different modules that differ are fine, and so is every other file', () => {
  expect(check(at('ledger', '0056_a.sql'), at('cashier', '0057_b.sql'), 'apps/server/src/main.ts')).toEqual(
    [],
  )
})
