/** Contracts, routes, refusals and their translations belong together: none without the other. */
import type { Finding, Source } from './sources.ts'

export interface Contract {
  /** As code names it: `identity.login`. */
  readonly name: string
  readonly path: string
  readonly refusals: readonly string[]
}

/** Every call among the exports of @jackfruit/contracts. */
export function contractsOf(domains: Readonly<Record<string, unknown>>): Contract[] {
  return Object.entries(domains).flatMap(([domain, members]) =>
    Object.entries(isRecord(members) ? members : {}).flatMap(([name, value]) => {
      if (!isRecord(value) || typeof value['method'] !== 'string' || typeof value['path'] !== 'string')
        return []
      return [{ name: `${domain}.${name}`, path: value['path'], refusals: value['refusals'] as string[] }]
    }),
  )
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const serverCode = /^apps\/server\/src\/(modules\/|[^/]+\.ts$)/
const isTest = /\.test\.tsx?$/
const served = /\bserve(?:File)?\(\s*(?:\{[^}]*\}|[\w.]+)\s*,\s*([\w.]+)/g
const route = /\.(?:get|post|put|delete|patch|route)\(\s*(?:\{\s*method:[^}]*?url:\s*)?['"`](\/wps\/[^'"`]*)/g

export function routeFindings(sources: readonly Source[], contracts: readonly Contract[]): Finding[] {
  const server = sources.filter(({ path }) => serverCode.test(path) && !isTest.test(path))
  const mounted = server.flatMap(({ path, text }) =>
    [...text.matchAll(served)].map(([, name = '']) => ({ path, name })),
  )
  const isOf = (contract: Contract, name: string) =>
    name === contract.name || (!name.includes('.') && contract.name.endsWith(`.${name}`))
  const without = contracts
    .filter((contract) => !mounted.some(({ name }) => isOf(contract, name)))
    .map(({ name }) => ({
      path: 'packages/contracts/src/index.ts',
      problem: `${name} has no route: serve() mounts it nowhere`,
    }))
  const twice = contracts
    .map((contract) => ({ contract, places: mounted.filter(({ name }) => isOf(contract, name)) }))
    .filter(({ places }) => places.length > 1)
    .map(({ contract, places }) => ({
      path: places.map(({ path }) => path).join(', '),
      problem: `${contract.name} is mounted more than once`,
    }))
  const unknown = mounted
    .filter(({ name }) => !contracts.some((contract) => isOf(contract, name)))
    .map(({ path, name }) => ({ path, problem: `serve() is given ${name}, which is no contract` }))
  const bare = server.flatMap(({ path, text }) =>
    [...text.matchAll(route)].map(([, url]) => ({
      path,
      problem: `${url} is a route without a contract: describe it, and serve() it`,
    })),
  )
  return [...without, ...twice, ...unknown, ...bare]
}

/** Texts of one language: feature, then key. */
export type Catalogue = Readonly<Record<string, Readonly<Record<string, string>>>>

const thrown = /new Refusal\(\s*(['"`])([\w-]+)\1/g
const problems = /new HttpProblem\(\s*\d+\s*,\s*(['"`])([\w-]+)\1/g

/** Answers to a program that calls wrongly; no person is shown their sentence. */
const technical = new Set([
  'request_invalid',
  'not_found',
  'method_not_allowed',
  'body_too_large',
  'foreign_origin',
  'system_error',
  'service_unavailable',
])

/** The ledger has no calls: who posts declares what may be refused. The vendor API has statuses of its own. */
const withoutCalls = /^apps\/server\/src\/modules\/(ledger|vendors)\//

export function refusalFindings(
  sources: readonly Source[],
  contracts: readonly Contract[],
  catalogues: Readonly<Record<string, Catalogue>>,
): Finding[] {
  const server = sources.filter(({ path }) => path.startsWith('apps/server/src/') && !isTest.test(path))
  const codesIn = (pattern: RegExp) =>
    server.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([, , code = '']) => ({ path, code })))
  const declared = new Set(contracts.flatMap(({ refusals }) => refusals))
  const undeclared = codesIn(thrown)
    .filter(({ path, code }) => !declared.has(code) && !withoutCalls.test(path))
    .map(({ path, code }) => ({
      path,
      problem: `refuses with ${code}, which no contract declares: it would be answered as a fault`,
    }))
  const shown = new Set([...declared, ...codesIn(problems).map(({ code }) => code)])
  const untold = Object.entries(catalogues).flatMap(([language, catalogue]) =>
    [...shown]
      .filter((code) => !technical.has(code) && !(code in (catalogue['errors'] ?? {})))
      .map((code) => ({
        path: `packages/i18n/locales/${language}/errors.json`,
        problem: `has no sentence for ${code}`,
      })),
  )
  return [...undeclared, ...untold]
}
