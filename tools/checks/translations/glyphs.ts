/** Rule 20: every letter of a set is in the faces that the site fetches with its language. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { languageOf, type Script } from '../../../packages/i18n/src/languages.ts'
import type { Finding } from '../sources.ts'
import { folderOf, type LanguageSet, visible } from './sets.ts'

/** Burmese is cut by the site itself. */
const folders = (script: Script) =>
  script === 'burmese' ? 'apps/site/src/shared/look/scripts' : 'packages/i18n/scripts'

type Range = readonly [from: number, to: number]

/** The letters that a style sheet's faces declare, its own ones; `@import` names a sheet of a package. */
export function rangesOf(css: string): Range[] {
  return [...css.matchAll(/unicode-range:\s*([^;}]+)/g)].flatMap(([, list = '']) =>
    list.split(',').map((part): Range => {
      const [from = '', to = from] = part.trim().slice(2).split('-')
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
    }),
  )
}

/**
 * What the site's faces of this language can draw. A sheet of one subset states no letters: they are in the
 * sheet of its weight, which Han letters import whole.
 */
export function drawnLetters(root: string, code: string): Range[] {
  const site = createRequire(join(root, 'apps/site/package.json'))
  const sheet = (name: string) => readFileSync(site.resolve(name), 'utf8')
  const latin = rangesOf(sheet('@fontsource-variable/archivo/wdth.css'))
  const script = languageOf(code)?.script
  if (!script) return latin
  const own = readFileSync(join(root, folders(script), `${script}.css`), 'utf8')
  const named = [...own.matchAll(/@import '(@fontsource\/[\w-]+)\/(?:(\w+)-)?(\d+)\.css'/g)]
  return [
    ...latin,
    ...rangesOf(own),
    ...named.flatMap(([, family = '', subset = '', weight = '']) =>
      rangesOf(
        sheet(`${family}/${weight}.css`)
          .split('/*')
          .filter((face) => subset === '' || face.includes(`-${subset}-${weight}-normal */`))
          .join(''),
      ),
    ),
  ]
}

export function glyphFindings(set: LanguageSet, drawn: readonly Range[]): Finding[] {
  const canDraw = (letter: string) => {
    const point = letter.codePointAt(0) ?? 0
    return point <= 0x20 || drawn.some(([from, to]) => from <= point && point <= to)
  }
  const missing = new Set(
    set.entries.flatMap(({ text }) => [...visible(text)].filter((letter) => !canDraw(letter))),
  )
  return [...missing].map((letter) => ({
    path: folderOf(set.code),
    problem: `no face of the site draws ${letter} (U+${letter.codePointAt(0)?.toString(16).toUpperCase()})`,
  }))
}
