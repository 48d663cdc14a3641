/**
 * The faces of the first screen, cut down to what it is written in. Archivo comes with the letters of western Europe
 * and with widths that the site never uses; Noto Sans Myanmar with the letters of ten more languages. The small files
 * hold what is used nearly always. The whole ones stay beside them for every other letter, and are fetched only when
 * one stands on the page: `unicode-range` in src/fonts.css and src/shared/look/scripts/burmese.css names the same letters.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subset from 'subset-font'

export interface Cut {
  /** In node_modules. */
  readonly from: string
  /** In apps/site/faces, which is not in git. */
  readonly to: string
  /** As in `unicode-range`. */
  readonly letters: string
  readonly axes?: Readonly<Record<string, { min: number; max: number }>>
}

export const latin =
  'U+20-7E, U+A0, U+A9, U+AB, U+B7, U+BB, U+D7, U+2009, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2190-2193, U+2212'
export const burmese = 'U+1000-104F, U+200B-200D, U+25CC'

const myanmar = '@fontsource/noto-sans-myanmar/files/noto-sans-myanmar-myanmar'

export const cuts: readonly Cut[] = [
  {
    from: '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
    to: 'archivo-basic.woff2',
    letters: latin,
    axes: { wght: { min: 400, max: 860 }, wdth: { min: 100, max: 116 } },
  },
  { from: `${myanmar}-400-normal.woff2`, to: 'burmese-400.woff2', letters: burmese },
  { from: `${myanmar}-700-normal.woff2`, to: 'burmese-700.woff2', letters: burmese },
]

/** Every letter of a `unicode-range`. */
export function lettersOf(range: string): string {
  return range
    .split(',')
    .flatMap((part) => {
      const [from = '', to = from] = part.trim().slice('U+'.length).split('-')
      const first = Number.parseInt(from, 16)
      return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, i) =>
        String.fromCodePoint(first + i),
      )
    })
    .join('')
}

export const cutFace = ({ from, letters, axes }: Cut): Promise<Uint8Array> =>
  subset(readFileSync(createRequire(import.meta.url).resolve(from)), lettersOf(letters), {
    targetFormat: 'woff2',
    ...(axes ? { variationAxes: axes } : {}),
  })

const folder = fileURLToPath(new URL('../faces/', import.meta.url))

/** Writes the small files, before Vite reads the sheets that name them. */
export async function cutFaces(): Promise<void> {
  for (const cut of cuts) {
    const file = join(folder, cut.to)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, await cutFace(cut))
  }
}
