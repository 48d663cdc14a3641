// @vitest-environment node
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { burmese, cutFace, cuts, latin, lettersOf } from './cut-faces.ts'

const sheet = (path: string) => readFileSync(new URL(`../src/${path}`, import.meta.url), 'utf8')
/** The ranges of the faces in a sheet that come from the small files. */
const rangesIn = (text: string) =>
  [...text.matchAll(/@font-face\s*\{[^}]*\/faces\/[^}]*\}/g)].map(([face]) =>
    /unicode-range:\s*([^;]+);/.exec(face)?.[1]?.replace(/\s+/g, ' ').trim(),
  )

test('a range is read letter by letter', () => {
  expect(lettersOf('U+41-43, U+61, U+1000')).toBe('ABCaက')
})

describe('the sheets name the letters that the small files hold', () => {
  test('of Latin', () => expect(rangesIn(sheet('fonts.css'))).toEqual([latin]))
  test('of Burmese, in both weights', () =>
    expect(rangesIn(sheet('shared/look/scripts/burmese.css'))).toEqual([burmese, burmese]))
})

test.each(['fonts.css', 'shared/look/scripts/burmese.css'])('no letter of %s stands in two files', (path) => {
  const byWeight = Map.groupBy(sheet(path).match(/@font-face\s*\{[^}]*\}/g) ?? [], (face) =>
    ['font-family', 'font-weight'].map((name) => new RegExp(`${name}:[^;]*`).exec(face)?.[0]).join(),
  )
  for (const faces of byWeight.values()) {
    const letters = faces.flatMap((face) => [...lettersOf(/unicode-range:\s*([^;]+);/.exec(face)?.[1] ?? '')])
    expect(letters.filter((letter, index) => letters.indexOf(letter) !== index)).toEqual([])
  }
})

test.each(cuts)('$to weighs little more than half of what it was cut from, at most', async (cut) => {
  const whole = readFileSync(new URL(`../../../node_modules/${cut.from}`, import.meta.url)).length
  expect((await cutFace(cut)).length).toBeLessThanOrEqual(whole * 0.55)
})
