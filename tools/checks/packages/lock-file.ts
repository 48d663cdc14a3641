/**
 * The lock file as data: what it lacks, what it must not say, and how to complete it.
 *
 * A registry may not hold the builds of a package for other machines (musl, Windows, Mac).
 * `npm install` then leaves them out of the lock file without a word, and `npm ci` refuses the
 * file: "Missing: … from lock file". A stub entry with version and platform satisfies it; a
 * machine of that platform still fetches the real package by name and version.
 */
import type { Finding } from '../sources.ts'

export interface LockEntry {
  readonly version?: string
  readonly resolved?: string
  readonly integrity?: string
  readonly link?: boolean
  readonly optional?: boolean
  readonly license?: string
  readonly os?: readonly string[]
  readonly cpu?: readonly string[]
  readonly libc?: readonly string[]
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { optional?: boolean }>>
}

export type Packages = Readonly<Record<string, LockEntry>>

export interface Lock {
  readonly packages: Packages
  readonly [field: string]: unknown
}

export interface Missing {
  /** The entry that wants it: its key in the lock file. */
  readonly wantedBy: string
  readonly name: string
  readonly range: string
  readonly optional: boolean
}

const exactVersion = /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/

/** Where Node would find `name` from the package at `home`, or null. */
function find(packages: Packages, home: string, name: string, range: string): string | null {
  for (let folder: string | null = home; folder !== null; folder = parentOf(folder)) {
    const key = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
    const entry = packages[key]
    if (!entry) continue
    const fits = entry.link || !exactVersion.test(range) || entry.version === range
    return fits ? key : null
  }
  return null
}

/** node_modules/a/node_modules/b looks next in node_modules/a; a workspace looks next in the root. */
function parentOf(folder: string): string | null {
  if (folder === '') return null
  const cut = folder.lastIndexOf('/node_modules/')
  return cut > 0 ? folder.slice(0, cut) : ''
}

export function missingOf({ packages }: Lock): Missing[] {
  return Object.entries(packages).flatMap(([wantedBy, entry]) => {
    const lacks = (wanted: Readonly<Record<string, string>> = {}, optional: boolean) =>
      Object.entries(wanted)
        .filter(([name, range]) => find(packages, wantedBy, name, range) === null)
        .map(([name, range]) => ({ wantedBy, name, range, optional }))
    const optionals = entry.optionalDependencies ?? {}
    const needed = Object.entries(entry.dependencies ?? {}).filter(([name]) => !(name in optionals))
    const peers = Object.entries(entry.peerDependencies ?? {}).filter(
      ([name]) => !entry.peerDependenciesMeta?.[name]?.optional,
    )
    return [
      ...lacks(Object.fromEntries([...needed, ...peers]), false),
      ...(wantedBy.includes('node_modules/') ? [] : lacks(entry.devDependencies, false)),
      ...lacks(optionals, true),
    ]
  })
}

/** The same lock with a stub for every optional package that is missing. Run twice, it changes nothing more. */
export function fill(lock: Lock): { lock: Lock; added: string[] } {
  const packages: Record<string, LockEntry> = { ...lock.packages }
  const added: string[] = []
  for (const { wantedBy, name, range } of missingOf(lock).filter(({ optional }) => optional)) {
    if (find(packages, wantedBy, name, range)) continue // a neighbour wanted the same, and it was just added
    const shared = `node_modules/${name}`
    const key = packages[shared] ? `${wantedBy}/node_modules/${name}` : shared
    packages[key] = { version: lowest(range), optional: true, ...platformOf(name) }
    added.push(key)
  }
  const sorted = Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1))
  return { lock: { ...lock, packages: Object.fromEntries(sorted) }, added }
}

function lowest(range: string): string {
  const version = range.replace(/^[~^>=v\s]+/, '').split(' ')[0] ?? ''
  if (!exactVersion.test(version)) throw new Error(`no version can be read from "${range}"`)
  return version
}

const systems: Readonly<Record<string, string>> = {
  aix: 'aix',
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  linuxmusl: 'linux',
  netbsd: 'netbsd',
  openbsd: 'openbsd',
  openharmony: 'openharmony',
  sunos: 'sunos',
  win32: 'win32',
  windows: 'win32',
}
const processors = /^(arm64|arm|x64|ia32|ppc64|ppc64le|s390x|riscv64|loong64|mips64el|mipsel)$/

/** Packages for one platform carry it in their names: binding-linux-arm64-musl, cli-win32-x64. */
export function platformOf(name: string): Pick<LockEntry, 'os' | 'cpu' | 'libc'> {
  const words = name.toLowerCase().split(/[-/@_.]/)
  if (words.some((word) => word === 'wasm32' || word === 'wasi')) return { cpu: ['wasm32'] }
  const os = words.map((word) => systems[word]).find((system) => system !== undefined)
  const cpu = words.find((word) => processors.test(word))
  if (!os || !cpu)
    throw new Error(`the name ${name} does not tell its platform: look why the registry lacks it`)
  const libc = os === 'linux' && words.some((word) => word.includes('musl')) ? { libc: ['musl'] } : {}
  return { os: [os], cpu: [cpu], ...libc }
}

/** What `npm ci` would refuse, and what must not stand in a lock file that everybody uses. */
export function lockFindings(lock: Lock): Finding[] {
  const path = 'package-lock.json'
  const missing = missingOf(lock).map(({ wantedBy, name, range }) => ({
    path,
    problem: `lacks ${name} ${range}, wanted by ${wantedBy || 'the root'}: run "npm install", then "npm run lock"`,
  }))
  const hosts = Object.entries(lock.packages)
    .filter(([, { resolved }]) => resolved !== undefined && /:/.test(resolved))
    .map(([key]) => ({
      path,
      problem: `${key} names an address (resolved): each machine asks its own registry`,
    }))
  const unsealed = Object.entries(lock.packages)
    .filter(
      ([key, { link, integrity, optional }]) =>
        key.includes('node_modules/') && !link && !integrity && !optional,
    )
    .map(([key]) => ({ path, problem: `${key} has no integrity hash` }))
  return [...missing, ...hosts, ...unsealed]
}

export interface Manifest {
  readonly name?: string
  readonly license?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'] as const

/** Every version in a package.json is exact, and the lock file was made from just these. */
export function manifestFindings(path: string, manifest: Manifest, lock: Lock): Finding[] {
  const home = path === 'package.json' ? '' : path.replace(/\/package\.json$/, '')
  const locked = lock.packages[home]
  if (!locked)
    return [{ path, problem: 'is not in package-lock.json: run "npm install", then "npm run lock"' }]
  return kinds.flatMap((kind) => {
    const wanted = manifest[kind] ?? {}
    const known = locked[kind] ?? {}
    const loose = Object.entries(wanted)
      .filter(([, version]) => !exactVersion.test(version))
      .map(([name, version]) => ({ path, problem: `${name} "${version}" is no exact version` }))
    const differing = [...new Set([...Object.keys(wanted), ...Object.keys(known)])]
      .filter((name) => wanted[name] !== known[name])
      .map((name) => ({
        path,
        problem: `${name} differs from package-lock.json: run "npm install", then "npm run lock"`,
      }))
    return [...loose, ...differing]
  })
}
