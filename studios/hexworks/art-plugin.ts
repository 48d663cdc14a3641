import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { drawGoldenChinthe } from './games/slot-golden-chinthe/art/draw.ts'

const moduleName = 'virtual:golden-chinthe-art'
const root = fileURLToPath(new URL('../..', import.meta.url))

/** Draws a game's pictures at build time and hands their addresses to its view. */
export function gameArt(): Plugin {
  return {
    name: 'hexworks-game-art',
    resolveId: (id) => (id === moduleName ? `\0${moduleName}` : null),
    async load(id) {
      if (id !== `\0${moduleName}`) return null
      const pictures = await remembered()
      const lines = [...pictures].map(([name, bytes]) => {
        const reference = this.emitFile({ type: 'asset', name: `golden-chinthe-${name}.webp`, source: bytes })
        return `export const ${name} = import.meta.ROLLUP_FILE_URL_${reference}`
      })
      return lines.join('\n')
    },
  }
}

/** Pictures are kept by the hash of what draws them, so that a second build takes no time for them. */
async function remembered(): Promise<Map<string, Uint8Array>> {
  const hash = createHash('sha256')
  for (const folder of ['packages/art/src', 'studios/hexworks/games/slot-golden-chinthe/art']) {
    for (const name of readdirSync(join(root, folder)).sort()) {
      if (name.endsWith('.ts')) hash.update(name).update(readFileSync(join(root, folder, name)))
    }
  }
  const store = join(root, 'node_modules/.cache/jackfruit-art', hash.digest('hex').slice(0, 24))
  if (existsSync(join(store, 'done'))) {
    const names = readdirSync(store).filter((name) => name.endsWith('.webp'))
    return new Map(names.map((name) => [name.slice(0, -5), new Uint8Array(readFileSync(join(store, name)))]))
  }
  const pictures = await drawGoldenChinthe()
  mkdirSync(store, { recursive: true })
  for (const [name, bytes] of pictures) writeFileSync(join(store, `${name}.webp`), bytes)
  writeFileSync(join(store, 'done'), '')
  return pictures
}
