import { fileURLToPath } from 'node:url'
import { languages } from '@jackfruit/i18n/languages'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { cutFaces } from './build/cut-faces.ts'
import { earlyStart } from './build/early-start.ts'
import { offlineVersion } from './build/offline-version.ts'
import { preloadFont } from './build/preload-font.ts'
import { slimContracts } from './build/slim-contracts.ts'
import { slimFaces } from './build/slim-faces.ts'
import { slimIcons } from './build/slim-icons.ts'
import { slimReact } from './build/slim-react.ts'
import { splitTexts } from './build/split-texts.ts'
import { drawPictures } from './build/with-pictures.ts'

const platform = `http://localhost:${process.env['PORT'] ?? '8080'}`

const spokenLanguages = languages.filter(({ complete }) => complete)

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Development only: `npx vite --config apps/site/vite.config.ts` with a platform running on PORT. */
export default defineConfig(({ command }) => ({
  root: at('.'),
  // Browsers load the part of it that is used. While it is developed the site has the library itself.
  resolve: { alias: command === 'build' ? { 'zod/mini': at('build/zod/mini.ts') } : {} },
  // For the offline page, which shares nothing with the site.
  define: {
    languageMarks: JSON.stringify(
      Object.fromEntries(spokenLanguages.map(({ code, tag, direction }) => [code, { tag, direction }])),
    ),
  },
  plugins: [
    {
      // When something is built or served, not when a program only reads this file.
      name: 'drawn',
      async config(_config, { command }) {
        // Before a build they are drawn by whoever builds (tools/stack/build.ts).
        if (command === 'serve') drawPictures()
        await cutFaces()
      },
    },
    splitTexts(),
    slimContracts(),
    slimIcons(at('src')),
    slimReact(),
    react(),
    tailwind(),
    preloadFont(),
    slimFaces(),
    offlineVersion(),
    earlyStart(),
  ],
  // The server puts a fresh nonce in place of this word in every page that it sends.
  html: { cspNonce: '__NONCE__' },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    rolldownOptions: {
      input: { index: at('index.html'), offline: at('offline.html'), sw: at('src/offline/sw.ts') },
      // A service worker keeps its address: a browser asks there whether it is still the same.
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // All that the first screen is made of is one file. What later screens share with it would else stand in
        // twenty, which compress worse. The offline page shares nothing.
        codeSplitting: {
          groups: [
            {
              name: 'first',
              tags: ['$initial'],
              test: /^(?!.*(\/src\/offline\/|\.css$|offline\.(html|json)))/,
              priority: 2,
            },
            // What comes with it, and is fetched together: on home, and where the screen is wide.
            {
              name: 'home',
              test: /\/src\/features\/content\/(notices\/NoticeBar|home\/Jackpot)\.tsx$/,
              priority: 1,
            },
            { name: 'wide', test: /\/src\/app\/frame\/(nav\/MainNav|HeaderTools)\.tsx$/, priority: 1 },
          ],
        },
      },
    },
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
}))
