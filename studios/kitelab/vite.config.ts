import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The client of KiteLab's games: the studio host serves dist/client/index.html at /kitelab/<game>/. */
export default defineConfig({
  root: at('./client'),
  base: '/kitelab/',
  build: {
    outDir: at('./dist/client'),
    emptyOutDir: true,
    assetsDir: 'assets',
    // The policy of the page allows no data: fonts or scripts.
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
})
