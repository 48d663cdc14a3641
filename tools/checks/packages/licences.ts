/** May everybody use, change and sell this together with the product? Every dependency is asked. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from '../sources.ts'
import type { Lock } from './lock-file.ts'

const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1', // typefaces
  'PostgreSQL',
  'Python-2.0',
  'Unlicense',
  'Zlib',
])

/** Used unmodified, as the files they come in; the obligations are those files' own. */
const asTheyAre: readonly {
  readonly names: RegExp
  readonly licences: readonly string[]
  readonly why: string
}[] = [
  {
    names: /^(axe-core|@axe-core\/playwright)$/,
    licences: ['MPL-2.0'],
    why: 'accessibility tests; not shipped',
  },
  { names: /^lightningcss(-|$)/, licences: ['MPL-2.0'], why: 'style sheets at build time; not shipped' },
  { names: /^@resvg\/resvg-js(-|$)/, licences: ['MPL-2.0'], why: 'draws pictures; a separate binary' },
  {
    names: /^@img\/sharp-/,
    licences: ['LGPL-3.0-or-later'],
    why: 'makes pictures at build time; a separate shared library',
  },
]

/** Does a licence expression leave a way that is permissive? "A OR B" needs one, "A AND B" both. */
export function isPermissive(expression: string, alsoFine: readonly string[] = []): boolean {
  const bare = expression.replace(/[()]/g, ' ').trim()
  return bare
    .split(/\s+OR\s+/)
    .some((way) =>
      way.split(/\s+AND\s+/).every((each) => permissive.has(each.trim()) || alsoFine.includes(each.trim())),
    )
}

/** `licenceOf` answers what an installed package declares, or undefined when it is not installed. */
export function licenceFindings(lock: Lock, licenceOf: (key: string) => string | undefined): Finding[] {
  return Object.entries(lock.packages).flatMap(([key, entry]) => {
    if (!key.includes('node_modules/') || entry.link) return []
    const declared = licenceOf(key) ?? entry.license
    // A stub for another platform says nothing; the build for this platform was asked instead.
    if (declared === undefined && entry.optional) return []
    const name = key.slice(key.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const alsoFine = asTheyAre.filter(({ names }) => names.test(name)).flatMap(({ licences }) => licences)
    if (declared !== undefined && isPermissive(declared, alsoFine)) return []
    return [
      {
        path: key,
        problem: `licence ${declared ?? 'unknown'} is not on the list of tools/checks/packages/licences.ts`,
      },
    ]
  })
}

export function installedLicence(root: string): (key: string) => string | undefined {
  return (key) => {
    const file = join(root, key, 'package.json')
    if (!existsSync(file)) return undefined
    const { license } = JSON.parse(readFileSync(file, 'utf8')) as { license?: unknown }
    return typeof license === 'string' ? license : undefined
  }
}
