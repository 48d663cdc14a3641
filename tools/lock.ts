/**
 * `npm run lock`, after every `npm install`: completes package-lock.json so that `npm ci` accepts
 * it everywhere. `npm run lock -- --check` only looks, and fails when something is wrong.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { installedLicence, licenceFindings } from './checks/packages/licences.ts'
import {
  fill,
  type Lock,
  lockFindings,
  type Manifest,
  manifestFindings,
} from './checks/packages/lock-file.ts'
import { type Finding, listPaths, told } from './checks/sources.ts'

const read = <T>(root: string, path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as T

/** Everything that is wrong with lock file, pins and licences of the tree at `root`. */
export function checkLock(root: string): Finding[] {
  const lock = read<Lock>(root, 'package-lock.json')
  const manifests = listPaths(root).filter((path) =>
    /^((apps|packages|studios)\/[^/]+\/)?package\.json$/.test(path),
  )
  return [
    ...lockFindings(lock),
    ...manifests.flatMap((path) => manifestFindings(path, read<Manifest>(root, path), lock)),
    ...licenceFindings(lock, installedLicence(root)),
  ]
}

export function completeLock(root: string): string[] {
  const { lock, added } = fill(read<Lock>(root, 'package-lock.json'))
  if (added.length > 0) writeFileSync(join(root, 'package-lock.json'), `${JSON.stringify(lock, null, 2)}\n`)
  return added
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const root = fileURLToPath(new URL('../', import.meta.url))
  if (!process.argv.includes('--check')) {
    const added = completeLock(root)
    console.log(
      added.length === 0
        ? 'package-lock.json lacked nothing.'
        : `Added ${added.length} entries:\n${added.join('\n')}`,
    )
  }
  const findings = checkLock(root)
  if (findings.length > 0) console.error(told(findings))
  else console.log('The lock file is complete, every version is exact, every licence is permissive.')
  process.exitCode = findings.length > 0 ? 1 : 0
}
