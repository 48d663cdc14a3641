import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin, type UserConfig } from 'vite'
import { gameArt } from './game-art.ts'

interface Studio {
  /** As in its addresses: `hexworks`. */
  readonly code: string
  /** The title of its pages until the game has told its own. */
  readonly name: string
  /** What a browser paints around the page. */
  readonly theme: string
  /** The address of the studio's own vite.config.ts: `import.meta.url`. */
  readonly home: string
}

/**
 * How the client of a studio is built: one page for all games of all studios, index.html beside this
 * file, which loads client/main.ts of the studio. The studio host serves dist/client/index.html at
 * /<studio>/<game>/ and dist/client/assets at /<studio>/assets/.
 */
export function studioClient({ code, name, theme, home }: Studio): UserConfig {
  const folder = fileURLToPath(new URL('.', home))
  return defineConfig({
    root: fileURLToPath(new URL('.', import.meta.url)),
    base: `/${code}/`,
    resolve: { alias: { '/studio/main.ts': join(folder, 'client/main.ts') } },
    plugins: [pageOf({ name, theme }), gameArt(join(folder, 'games'))],
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

const pageOf = ({ name, theme }: Pick<Studio, 'name' | 'theme'>): Plugin => ({
  name: 'studio-page',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace('{{studio}}', name).replace('{{theme}}', theme),
  },
})
