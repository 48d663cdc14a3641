/** What ends, expires, pays or counts goes by the database's clock: a process asks its own only where it is said why. */
import type { Finding, Source } from '../sources.ts'

const programs = /^(apps\/server\/src|packages\/(studio-kit|kernel|contracts|fairness)\/src|studios\/host)\//
const tests = /\.test\.ts$|\/testing\//
/** Called, handed on as a function, or made without saying when; and the moment at which a process began. */
const ownClock =
  /\bDate\s*\??\.\s*now\b|\bnew Date\(\s*\)|\bnew Date(?=\s*[;,)\]}])|(?<!new )\bDate\(\)|\bperformance\s*\.\s*timeOrigin\b|\bTemporal\.Now\b/g
const comment = /^\s*(\/\/|\/?\*)/

/** Where the clock of the process is meant. */
const meant: Readonly<Record<string, string>> = {
  'packages/kernel/src/kept-time.ts': 'it is what is compared with the database’s',
  'apps/server/src/platform/work/clock.ts': 'it is what is compared with the database’s',
  'apps/server/src/platform/work/jobs.ts': 'tests start jobs without a clock; the program hands its own in',
  'packages/studio-kit/src/studio.ts': 'a studio that is opened without a clock, as tests do, takes its own',
  'packages/studio-kit/src/platform/signed-post.ts': 'tests call without a clock; a studio hands its own in',
}

export function clockFindings(sources: readonly Source[], allowed = meant): Finding[] {
  const read = sources.filter(({ path }) => programs.test(path) && !tests.test(path) && path.endsWith('.ts'))
  const uses = read.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, at) => (!comment.test(line) && line.match(ownClock) ? [{ path, line: at + 1 }] : [])),
  )
  const used = new Set(uses.map(({ path }) => path))
  return [
    ...uses
      .filter(({ path }) => !(path in allowed))
      .map(({ path, line }) => ({
        path: `${path}:${line}`,
        problem:
          'asks the clock of the process: take `now` of the platform, now() in SQL, or performance.now() for how long',
      })),
    ...Object.keys(allowed)
      .filter((path) => !used.has(path))
      .map((path) => ({
        path,
        problem: 'asks no clock any more: take it off the list in tools/checks/habits/clocks.ts',
      })),
  ]
}
