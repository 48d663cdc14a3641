/** Decision 0009 names every package that a manifest declares, and no other. */
import type { Finding, Source } from '../sources.ts'

const document = 'docs/decisions/0009-dependencies.md'
const manifest = /^((apps|packages|studios)\/[^/]+\/)?package\.json$/

type Manifest = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>

export function dependencyFindings(sources: readonly Source[]): Finding[] {
  const declared = new Set(
    sources
      .filter(({ path }) => manifest.test(path))
      .flatMap(({ text }) => {
        const { dependencies, devDependencies, optionalDependencies } = JSON.parse(text) as Manifest
        return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
      })
      .filter((name) => !name.startsWith('@jackfruit/')),
  )
  const told = namesIn(sources.find(({ path }) => path === document)?.text ?? '', declared)
  const isTold = (name: string) => told.has(name) || told.has(name.replace(/\/.*/, '/*'))
  const isDeclared = (name: string) =>
    name.endsWith('/*')
      ? [...declared].some((each) => each.startsWith(name.slice(0, -1)))
      : declared.has(name)
  return [
    ...[...declared]
      .filter((name) => !isTold(name))
      .map((name) => ({ path: document, problem: `does not say why ${name} is depended on` })),
    ...[...told]
      .filter((name) => !isDeclared(name))
      .map((name) => ({ path: document, problem: `speaks of ${name}, which no package.json declares` })),
  ]
}

/** The first cells of the tables: `fastify, @fastify/cookie, static` names three, the last in the scope before it. */
function namesIn(text: string, declared: ReadonlySet<string>): ReadonlySet<string> {
  const cells = [...text.matchAll(/^\| ([a-z@][^|]*) \|/gm)].map(([, cell = '']) => cell)
  return new Set(
    cells.flatMap((cell) => {
      let scope = ''
      return cell.split(',').map((part) => {
        const name = part.trim()
        if (name.startsWith('@')) scope = name.replace(/\/.*/, '/')
        return declared.has(scope + name) ? scope + name : name
      })
    }),
  )
}
