/** Which mathematics a game is played with, as one number: the same hash, the same outcomes. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

const imported = /\b(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g

/**
 * SHA-256, in hex, over engine.ts, rules.ts and every file of the studio that they import, by way of
 * others too. Throws when one of them lies outside the studio or is not there.
 */
export function buildHashOf(studioFolder: string, gameFolder: string): string {
  const found = new Set<string>()
  const visit = (file: string): void => {
    if (found.has(file)) return
    if (relative(studioFolder, file).startsWith('..'))
      throw new Error(`${file} decides outcomes and is not of the studio`)
    found.add(file)
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(imported))
      visit(resolve(dirname(file), path))
  }
  for (const name of ['rules.ts', 'engine.ts']) {
    const file = join(gameFolder, name)
    if (existsSync(file)) visit(resolve(file))
  }
  const hash = createHash('sha256')
  for (const file of [...found].toSorted())
    hash
      .update(`${relative(studioFolder, file)}\n`)
      .update(readFileSync(file))
      .update('\n')
  return hash.digest('hex')
}

/** SHA-256, in hex, over all files of these folders that are no tests: the rules of shared rounds lie in a package. */
export function buildHashOfFolders(home: string, folders: readonly string[]): string {
  const files = folders
    .flatMap((folder) =>
      readdirSync(join(home, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(folder, name),
      ),
    )
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('/testing/'))
  const hash = createHash('sha256')
  for (const file of files.toSorted())
    hash
      .update(`${file}\n`)
      .update(readFileSync(join(home, file)))
      .update('\n')
  return hash.digest('hex')
}
