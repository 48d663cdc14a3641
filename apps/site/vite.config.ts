import { fileURLToPath } from 'node:url'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { slimIcons } from './build/slim-icons.ts'

const platform = `http://localhost:${process.env['PORT'] ?? '8080'}`

/** Development only: `npx vite --config apps/site/vite.config.ts` with a platform running on PORT. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [slimIcons(fileURLToPath(new URL('src', import.meta.url))), react(), tailwind()],
  // The server puts a fresh nonce in place of this word in every page that it sends.
  html: { cspNonce: '__NONCE__' },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
  worker: { format: 'es' },
  server: {
    port: Number(process.env['SITE_PORT'] ?? 5173),
    strictPort: true,
    proxy: {
      '/wps': { target: platform },
      '/ws': { target: platform.replace('http', 'ws'), ws: true },
    },
  },
})
