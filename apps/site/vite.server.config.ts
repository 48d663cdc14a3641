import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { slimContracts } from './build/slim-contracts.ts'
import { slimIcons } from './build/slim-icons.ts'
import { splitTexts } from './build/split-texts.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The site as the platform draws its first screens: one program without packages, which no browser loads. */
export default defineConfig({
  root: at('.'),
  publicDir: false,
  // As what browsers load.
  resolve: { alias: { 'zod/mini': at('build/zod/mini.ts') } },
  plugins: [splitTexts(), slimContracts(), slimIcons(at('src')), react()],
  ssr: { noExternal: true },
  build: {
    ssr: at('src/server/main.ts'),
    outDir: at('dist-server'),
    target: 'node24',
    assetsInlineLimit: 0,
    rolldownOptions: { output: { entryFileNames: 'main.js' } },
  },
})
