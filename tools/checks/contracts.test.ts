import { describe, expect, test } from 'vitest'
import { type Contract, contractsOf, refusalFindings, routeFindings } from './contracts.ts'

const login: Contract = { name: 'identity.login', path: '/wps/v2/login', refusals: ['wrong_credentials'] }
const balance: Contract = { name: 'wallet.readBalance', path: '/wps/v2/balance', refusals: [] }
const routes = (text: string, path = 'apps/server/src/modules/identity/routes.ts') => [{ path, text }]
const problems = (findings: readonly { problem: string }[]) => findings.map(({ problem }) => problem)

test('contracts are found among the exports, and nothing else is', () => {
  const exported = {
    identity: { login: { method: 'POST', path: '/x', refusals: ['a'] }, accountTypes: [0, 1] },
    fields: { money: {} },
    endpoint: () => {},
  }
  expect(contractsOf(exported)).toEqual([{ name: 'identity.login', path: '/x', refusals: ['a'] }])
})

describe('routes', () => {
  test('a contract that nobody mounts is found', () => {
    const source = routes('serve(mount, identity.login, async () => null)')
    expect(problems(routeFindings(source, [login, balance]))).toEqual([
      expect.stringContaining('wallet.readBalance has no route'),
    ])
  })

  test('a mount in a test is none', () => {
    const source = routes('serve(mount, identity.login, h)', 'apps/server/src/platform/http/http.test.ts')
    expect(routeFindings(source, [login])).toHaveLength(1)
  })

  test('every way to write a mount is understood', () => {
    for (const text of [
      'serve(mount, identity.login, h)',
      'serve({ app, gate }, identity.login, h)',
      'serve(\n  mount,\n  login,\n  h)',
    ]) {
      expect(routeFindings(routes(text), [login])).toEqual([])
    }
  })

  test('two mounts of one contract, a mount of none and a bare route are found', () => {
    const twice = routes('serve(m, identity.login, a); serve(m, identity.login, b)')
    expect(problems(routeFindings(twice, [login]))).toEqual([expect.stringContaining('more than once')])
    const unknown = routes('serve(m, identity.login, a); serve(m, identity.logon, a)')
    expect(problems(routeFindings(unknown, [login]))).toEqual([
      expect.stringContaining('identity.logon, which is no contract'),
    ])
    const bare = routes("serve(m, identity.login, a); app.get('/wps/v2/secret', h)")
    expect(problems(routeFindings(bare, [login]))).toEqual([
      expect.stringContaining('/wps/v2/secret is a route without'),
    ])
  })
})

describe('refusals', () => {
  const complete = { en: { errors: { wrong_credentials: 'Wrong', not_logged_in: 'Log in' } } }

  test('a refusal that no contract declares is found', () => {
    const source = routes("throw new Refusal('surprise')")
    expect(problems(refusalFindings(source, [login], complete))).toEqual([
      expect.stringContaining('refuses with surprise'),
    ])
  })

  test('a declared refusal and a problem without a sentence are found in each language', () => {
    const source = routes("throw new HttpProblem(401, 'not_logged_in')")
    expect(refusalFindings(source, [login], complete)).toEqual([])
    const findings = refusalFindings(source, [login], { ...complete, my: { errors: {} } })
    expect(problems(findings)).toEqual([
      'has no sentence for wrong_credentials',
      'has no sentence for not_logged_in',
    ])
  })
})
