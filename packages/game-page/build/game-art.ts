/** Draws the pictures of a studio's games when its client is built, and hands their addresses to the views. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const prefix = 'virtual:art/'
const root = fileURLToPath(new URL('../../..', import.meta.url))

/** What a game's `art/draw.ts` exports as `draw`: WebP files by name. */
type Draw = () => Promise<Map<string, Uint8Array>>

/** `virtual:art/<code>` for each game below `games` (a folder) that has an `art/draw.ts`. */
export function gameArt(games: string): Plugin {
  return {
    name: 'game-art',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null
      const code = id.slice(prefix.length + 1)
      const pictures = await remembered(join(games, code, 'art'))
      const lines = [...pictures].map(([name, bytes]) => {
        const reference = this.emitFile({ type: 'asset', name: `${code}-${name}.webp`, source: bytes })
        return `  [${JSON.stringify(name)}, import.meta.ROLLUP_FILE_URL_${reference}],`
      })
      return [
        `const pictures = new Map([\n${lines.join('\n')}\n])`,
        'export const picture = (name) => {',
        '  const address = pictures.get(name)',
        `  if (!address) throw new Error(\`${code} draws no picture named \${name}\`)`,
        '  return address',
        '}',
      ].join('\n')
    },
  }
}

/** Pictures are kept by the hash of what draws them, so that a second build takes no time for them. */
async function remembered(folder: string): Promise<Map<string, Uint8Array>> {
  const hash = createHash('sha256')
  for (const each of ['packages/art/src', 'packages/art/build']
    .map((path) => join(root, path))
    .concat(folder))
    digest(each, hash)
  const store = join(root, 'node_modules/.cache/jackfruit-art', hash.digest('hex').slice(0, 24))
  if (existsSync(join(store, 'done'))) {
    const names = readdirSync(store).filter((name) => name.endsWith('.webp'))
    return new Map(names.map((name) => [name.slice(0, -5), new Uint8Array(readFileSync(join(store, name)))]))
  }
  const { draw }: { draw: Draw } = await import(pathToFileURL(join(folder, 'draw.ts')).href)
  const pictures = await draw()
  mkdirSync(store, { recursive: true })
  for (const [name, bytes] of pictures) writeFileSync(join(store, `${name}.webp`), bytes)
  writeFileSync(join(store, 'done'), '')
  return pictures
}

function digest(folder: string, hash: ReturnType<typeof createHash>): void {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) digest(path, hash)
    else if (entry.name.endsWith('.ts')) hash.update(path.slice(root.length)).update(readFileSync(path))
  }
}
