import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { gameArt } from './art-plugin.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The client of all Hexworks games: the studio host serves dist/client/index.html at /hexworks/<game>/ and dist/client/assets at /hexworks/assets/. */
export default defineConfig({
  root: at('./client'),
  base: '/hexworks/',
  plugins: [gameArt()],
  build: {
    outDir: at('./dist/client'),
    emptyOutDir: true,
    assetsDir: 'assets',
    // Everything is a file of its own: the policy of the page allows no data: fonts or scripts.
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
})
