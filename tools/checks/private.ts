/** What belongs to one machine or one person must not be in a public repository. */
import type { Finding, Source } from './sources.ts'

// Put together from parts, so that this file does not name what it looks for.
const homes = ['work', 'root', 'home/[a-z]', 'Users/[A-Za-z]'].join('|')

const patterns: readonly { readonly pattern: RegExp; readonly problem: string }[] = [
  { pattern: new RegExp(`(^|[\\s"'\`(=:])/(${homes})[\\w-]*/`), problem: 'a path of one machine' },
  {
    pattern: /https?:\/\/[^\s/"']*(registry|npmjs|nexus|artifactory|jfrog|verdaccio)[^\s"']*/,
    problem: 'the address of a package registry: each machine has its own',
  },
  { pattern: /(^|[\s:/])_(authToken|password)\s*=/, problem: 'a login of a package registry' },
  { pattern: /-{5}BEGIN [A-Z ]*PRIVATE KEY/, problem: 'a private key' },
  {
    pattern: /\b(AKIA[0-9A-Z]{16}|gh[pousr]_\w{30,}|xox[baprs]-[\w-]{10,}|sk_live_\w{10,}|npm_\w{30,})/,
    problem: 'a secret of a service',
  },
  { pattern: /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/, problem: 'a signed token' },
]

/** The checks' own tests plant such things; nothing else may. */
const planting = /^tools\/checks\/private(\.test)?\.ts$/

export function privateThings(sources: readonly Source[]): Finding[] {
  return sources
    .filter(({ path }) => !planting.test(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          patterns
            .filter(({ pattern }) => pattern.test(line))
            .map(({ problem }) => ({ path: `${path}:${index + 1}`, problem })),
        ),
    )
}
