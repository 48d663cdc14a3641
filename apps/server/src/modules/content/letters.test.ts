import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lettersIn } from './letters.ts'

test('a page gets Latin letters and those of its own language, and no others', () => {
  const folder = mkdtempSync(join(tmpdir(), 'jackfruit-letters-'))
  try {
    mkdirSync(join(folder, 'assets'))
    for (const name of [
      'archivo-latin-wdth-normal-a1.woff2',
      'archivo-latin-ext-wdth-normal-a2.woff2',
      'noto-sans-myanmar-myanmar-400-normal-b1.woff2',
      'noto-sans-devanagari-devanagari-700-normal-c1.woff2',
      'index-d1.js',
    ])
      writeFileSync(join(folder, 'assets', name), '')
    const letters = lettersIn(folder)
    const files = (language: string) =>
      [...letters(language).matchAll(/\/assets\/([a-z0-9-]+)\./g)].map(([, name]) => name)
    expect(files('EN')).toEqual(['archivo-latin-wdth-normal-a1'])
    expect(files('MY')).toEqual(['archivo-latin-wdth-normal-a1', 'noto-sans-myanmar-myanmar-400-normal-b1'])
    expect(letters('HI')).toContain('font-family:"Script";font-weight:700')
    expect(lettersIn(join(folder, 'nowhere'))('MY')).toBe('')
    expect(lettersIn(null)('MY')).toBe('')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
