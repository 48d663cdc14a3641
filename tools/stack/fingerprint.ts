/** Whether what a part is built from changed: a hash of it all. */
import { createHash } from 'node:crypto'
import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

export interface Origins {
  readonly sources: readonly string[]
  /** Folders of which only the names count, as a pattern. */
  readonly names?: string
  readonly command: readonly string[]
}

/** Of what lies below `root`, a path that ends with a slash. */
export function fingerprint(root: string, { sources, names, command }: Origins, lock: Buffer): string {
  const hash = createHash('sha256').update(lock).update(command.slice(1).join(' ').replaceAll(root, ''))
  for (const source of sources) digest(root, join(root, source), hash)
  if (names) hash.update(globSync(names, { cwd: root }).sort().join(' '))
  return hash.digest('hex')
}

/** What builds leave: `faces` are the letters that the site's cuts. */
const generated = new Set(['dist', 'dist-server', 'node_modules', 'art', 'faces', '.cache'])

function digest(root: string, path: string, hash: ReturnType<typeof createHash>) {
  if (!existsSync(path)) return
  if (statSync(path).isFile()) {
    hash.update(path.slice(root.length)).update(readFileSync(path))
    return
  }
  const isPublic = path.endsWith('/public')
  for (const name of readdirSync(path).sort()) {
    if (generated.has(name) && (name !== 'art' || isPublic)) continue
    digest(root, join(path, name), hash)
  }
}
