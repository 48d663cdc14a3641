import { expect, test } from 'vitest'
import { sideBySide, withoutOldFormat } from './slim-faces.ts'

test('of two formats of a face the old one goes, however the sheet is written', () => {
  const face = (sources: string) => `@font-face{font-family:A;src:${sources};unicode-range:U+30}`
  const kept = face('url(/assets/a.woff2)format("woff2")')
  expect(
    withoutOldFormat(face('url(/assets/a.woff2)format("woff2"),url(/assets/a.woff)format("woff")')),
  ).toBe(kept)
  expect(
    withoutOldFormat(face("url(/assets/a.woff2) format('woff2'), url(/assets/a.woff) format('woff')")),
  ).toBe(face("url(/assets/a.woff2) format('woff2')"))
  expect(withoutOldFormat(kept)).toBe(kept)
})

test('a face that would be left without a file stops the build', () => {
  expect(() => withoutOldFormat('@font-face{src:url(/assets/a.woff)format("woff")}')).toThrow(
    'old format only',
  )
})

test('both weights of the same letters stand side by side, and a sheet with more than faces stays as it is', () => {
  const face = (weight: number, letters: string) =>
    `@font-face{font-weight:${weight};unicode-range:${letters}}`
  const sheet = [face(400, 'U+30'), face(400, 'U+31'), face(700, 'U+30'), face(700, 'U+31')].join('')
  expect(sideBySide(sheet).split('\n')).toEqual([
    face(400, 'U+30'),
    face(700, 'U+30'),
    face(400, 'U+31'),
    face(700, 'U+31'),
  ])
  expect(sideBySide(`${sheet}a{color:red}`)).toBe(`${sheet}a{color:red}`)
})
