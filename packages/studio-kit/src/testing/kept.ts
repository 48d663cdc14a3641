/**
 * Results of long and pure computations, kept by the hash of what they depend on: tests ask for them with every run,
 * and they change with a game's mathematics only. A clean clone has none and computes all of them.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { deserialize, serialize } from 'node:v8'

const packages = fileURLToPath(new URL('../../../', import.meta.url))
const cache = fileURLToPath(new URL('../../../../node_modules/.cache/jackfruit-kept/', import.meta.url))
const imported = /\b(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+|@jackfruit\/[\w-]+)/g

/**
 * What `compute` gives, from an earlier run where the modules at `sources`, all that they import, the other files of
 * their folders, and Node are the same. `compute` may depend on nothing else, and gives what a structured clone keeps.
 */
export function kept<T>(name: string, sources: readonly URL[], compute: () => T, folder: string = cache): T {
  const files = dependenciesOf(sources.map((source) => fileURLToPath(source)))
  const key = createHash('sha256').update(`${process.version}\n${name}\n`)
  for (const file of files) key.update(`${file}\n`).update(readFileSync(file)).update('\n')
  const place = join(folder, key.digest('hex'))
  const known = existsSync(place) ? readKept(readFileSync(place)) : null
  if (known) return known.result as T
  const result = compute()
  const body = serialize({ result })
  mkdirSync(folder, { recursive: true })
  // Whole or not at all, also where two runs keep the same at once.
  const draft = `${place}.${process.pid}`
  writeFileSync(draft, Buffer.concat([sumOf(body), body]))
  renameSync(draft, place)
  return result
}

const sumOf = (body: Uint8Array): Buffer => createHash('sha256').update(body).digest()
const sumLength = 32

/** Null for what is not, to the last bit, what was written. */
function readKept(bytes: Buffer): { readonly result: unknown } | null {
  const body = bytes.subarray(sumLength)
  return sumOf(body).equals(bytes.subarray(0, sumLength)) ? deserialize(body) : null
}

/** The files themselves, what lies beside them, what they import, by way of others too, and whole packages. */
function dependenciesOf(roots: readonly string[]): readonly string[] {
  const found = new Set<string>()
  const visit = (file: string): void => {
    if (found.has(file)) return
    found.add(file)
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(imported)) {
      if (path.startsWith('.')) visit(resolve(dirname(file), path))
      else filesIn(join(packages, path.slice('@jackfruit/'.length), 'src')).forEach(visit)
    }
  }
  for (const root of roots) {
    visit(root)
    for (const beside of filesIn(dirname(root))) found.add(beside)
  }
  return [...found].toSorted()
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map(({ parentPath, name }) => join(parentPath, name))
