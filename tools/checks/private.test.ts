import { expect, test } from 'vitest'
import { privateThings } from './private.ts'

test.each([
  ["const folder = '/work/main/data'", 'a path of one machine'],
  ['see /root/.npmrc', 'a path of one machine'],
  ['open /Users/someone/x', 'a path of one machine'],
  ['registry=https://nexus.example.com/repository/npm/', 'the address of a package registry'],
  ['//host/:_authToken=abc', 'a login of a package registry'],
  ['_password = c2VjcmV0', 'a login of a package registry'],
  ['-----BEGIN EC PRIVATE KEY-----', 'a private key'],
  ['AKIAABCDEFGHIJKLMNOP', 'a secret of a service'],
  ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.abcdefghijklmnop', 'a signed token'],
])('found: %s', (text, problem) => {
  const findings = privateThings([{ path: 'docs/x.md', text: `fine\n${text}` }])
  expect(findings).toEqual([{ path: 'docs/x.md:2', problem: expect.stringContaining(problem) }])
})

test.each([
  "import { x } from '../work/index.ts'",
  'the network/root of trust',
  'https://example.com/homes/a',
  'GET /wps/v2/wallets/balance',
  "join(tmpdir(), 'jackfruit-test-')",
  'update identity.members set default_password = false',
])('fine: %s', (text) => {
  expect(privateThings([{ path: 'docs/x.md', text }])).toEqual([])
})
