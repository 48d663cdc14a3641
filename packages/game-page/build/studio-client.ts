import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type UserConfig } from 'vite'
import { gameArt } from './game-art.ts'

/**
 * How the client of a studio is built. The studio host serves dist/client/index.html at
 * /<studio>/<game>/ and dist/client/assets at /<studio>/assets/.
 *
 * @param home the address of the studio's own vite.config.ts: `import.meta.url`
 */
export function studioClient(studio: string, home: string): UserConfig {
  const folder = fileURLToPath(new URL('.', home))
  return defineConfig({
    root: join(folder, 'client'),
    base: `/${studio}/`,
    plugins: [gameArt(join(folder, 'games'))],
    build: {
      outDir: join(folder, 'dist/client'),
      emptyOutDir: true,
      assetsDir: 'assets',
      // Everything is a file of its own: the policy of the page allows no data: fonts or scripts.
      assetsInlineLimit: 0,
      target: 'es2022',
      modulePreload: { polyfill: false },
    },
  })
}
