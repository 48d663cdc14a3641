/**
 * Runs dependency-cruiser over a tree and distrusts a green answer: a parser that does not
 * understand TypeScript reports no violation in no module, so every source must have been
 * cruised and every import line must have become an arrow.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Finding, Source } from './sources.ts'
import { readSources, told } from './sources.ts'

export interface Arrow {
  readonly rule: string
  readonly from: string
  readonly to: string
  readonly comment: string
}

export interface Cruise {
  readonly modules: number
  readonly arrows: number
  readonly violations: readonly Arrow[]
  /** Sources that were not read, or read without finding their imports. */
  readonly blind: readonly Finding[]
}

interface Report {
  modules: { source: string; dependencies: { module: string }[] }[]
  summary: {
    violations: { from: string; to: string; rule: { name: string } }[]
    ruleSetUsed: { forbidden: { name: string; comment: string }[] }
  }
}

const cruiser = fileURLToPath(
  new URL('../../node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', import.meta.url),
)
const folders = ['apps', 'packages', 'studios', 'tools', 'bench', 'e2e']
const code = /^(apps|packages|studios|tools|bench|e2e)\/.*\.(ts|tsx|mjs)$/
const importLine = /^import\s[^'"]*['"]|^export\s+(?:\*|\{[^}]*\})[^'"\n]*from\s+['"]/m

export function cruise(root: string): Cruise {
  const present = folders.filter((folder) => existsSync(join(root, folder)))
  const ran = spawnSync(
    process.execPath,
    [cruiser, '--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...present],
    { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 },
  )
  if (!ran.stdout.startsWith('{'))
    throw new Error(`dependency-cruiser did not answer: ${ran.stderr}${ran.stdout}`)
  const { modules, summary } = JSON.parse(ran.stdout) as Report
  const reasons = new Map(summary.ruleSetUsed.forbidden.map(({ name, comment }) => [name, comment]))
  const arrowsOf = new Map(modules.map(({ source, dependencies }) => [source, dependencies.length]))
  return {
    modules: modules.length,
    arrows: modules.reduce((sum, { dependencies }) => sum + dependencies.length, 0),
    violations: summary.violations.map(({ rule: { name }, from, to }) => ({
      rule: name,
      from,
      to,
      comment: reasons.get(name) ?? '',
    })),
    blind: blindSpots(readSources(root), arrowsOf),
  }
}

/** Compares what was cruised with what lies on disk. */
export function blindSpots(sources: readonly Source[], arrowsOf: ReadonlyMap<string, number>): Finding[] {
  const expected = sources.filter(({ path }) => code.test(path))
  if (expected.length === 0) return [{ path: '.', problem: 'no module was cruised at all' }]
  return expected.flatMap(({ path, text }) => {
    const arrows = arrowsOf.get(path)
    if (arrows === undefined) return [{ path, problem: 'was not cruised' }]
    return arrows === 0 && importLine.test(text)
      ? [{ path, problem: 'imports something, but no arrow was found' }]
      : []
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { modules, arrows, violations, blind } = cruise(fileURLToPath(new URL('../../', import.meta.url)))
  for (const { rule, from, to, comment } of violations)
    console.error(`${rule}: ${from} -> ${to}\n  ${comment}`)
  if (blind.length > 0) console.error(told(blind))
  console.log(
    `${modules} modules, ${arrows} arrows: ${violations.length} violations, ${blind.length} not seen.`,
  )
  process.exitCode = violations.length + blind.length > 0 ? 1 : 0
}
