/** docs/operations.md names every variable of the environment that a program reads, and no other. */
import type { Finding, Source } from './sources.ts'

const document = 'docs/operations.md'
const programs = /^(apps\/server\/src|studios\/[^/]+|packages\/(studio-kit|groundwork)\/src|tools)\/.*\.ts$/
const notPrograms = /\.test\.ts$|^tools\/checks\/|\/(client|testing)\//
const read = /\benv\[['"]([A-Z][A-Z0-9_]+)['"]\]|\bprocess\.env\.([A-Z][A-Z0-9_]+)/g
/** In config.ts the variables are the keys of a schema. */
const configured = /^\s+([A-Z][A-Z0-9_]{2,}):/gm
/** A family of variables, one for each vendor or the like: their names begin in the same way. */
const family = /'([A-Z][A-Z0-9_]+_)'/g
const given = /(?:^|[{,])\s*([A-Z][A-Z0-9_]{2,})(?=[:,])/gm

/** The system's own, and what the journeys are told by the command that runs them. */
const others = /^(PATH|HOME|TMPDIR|TZ|LC_ALL|NO_COLOR|FORCE_COLOR|LD_LIBRARY_PATH|FONTCONFIG_PATH|E2E_\w+)$/

export function environmentFindings(sources: readonly Source[]): Finding[] {
  const code = sources.filter(({ path }) => programs.test(path) && !notPrograms.test(path))
  const known = new Set(
    code.flatMap(({ path, text }) => [
      ...namesIn(text, read),
      ...(isConfig(path) ? namesIn(text, configured) : []),
      ...(isConfig(path) ? namesIn(text, family).map((prefix) => `${prefix}<CODE>`) : []),
    ]),
  )
  const handed = new Set(code.flatMap(({ text }) => namesIn(text, given)))
  const text = sources.find(({ path }) => path === document)?.text ?? ''
  const told = new Set(namesIn(text, /^\|\s*`([A-Z][A-Z0-9_]+(?:<CODE>)?)`/gm))
  const families = [...told].filter((name) => name.endsWith('<CODE>')).map((name) => name.slice(0, -6))
  const isTold = (name: string) => told.has(name) || families.some((prefix) => name.startsWith(prefix))
  const untold = [...known]
    .filter((name) => !others.test(name) && !isTold(name))
    .map((name) => ({ path: document, problem: `does not tell of ${name}, which a program reads` }))
  const unread = [...told]
    .filter((name) => !known.has(name) && !handed.has(name))
    .map((name) => ({ path: document, problem: `tells of ${name}, which no program reads` }))
  return [...untold, ...unread]
}

const isConfig = (path: string) => /(^|\/)(config|environment)\.ts$/.test(path)

const namesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, first, second]) => first ?? second ?? '').filter((name) => name !== '')
