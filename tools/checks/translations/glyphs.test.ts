import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { drawnLetters, glyphFindings, rangesOf } from './glyphs.ts'
import { setsOf } from './sets.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const findings = (folder: string, text: string) =>
  setsOf({ en: { a: { k: 'x' } }, [folder]: { a: { k: text } } })
    .filter(({ code }) => code !== 'EN')
    .flatMap((set) => glyphFindings(set, drawnLetters(root, set.code)).map(({ problem }) => problem))

test('ranges are read as a style sheet writes them', () => {
  expect(rangesOf('@font-face { unicode-range: U+0E01-0E5B, U+200C; }')).toEqual([
    [0x0e01, 0x0e5b],
    [0x200c, 0x200c],
  ])
})

test('letters that the faces of a language draw are fine, and others are told by their number', () => {
  expect(findings('th', 'ปิดปรับปรุง “VIP” – {{ชื่อ}}')).toEqual([])
  expect(findings('vi', 'Chữ ễ ộ ạ')).toEqual([])
  expect(findings('my', 'ကြိုးစားမှု')).toEqual([])
  expect(findings('th', 'ပိတ်').length).toBeGreaterThan(0)
  expect(findings('vi', 'Đúng ✅')).toEqual(['no face of the site draws ✅ (U+2705)'])
})

test('Chinese and Japanese have faces of their own, and neither borrows those of the other', () => {
  expect(findings('cn', '余额不足')).toEqual([])
  expect(findings('ja', '残高が不足しています')).toEqual([])
  expect(findings('ja', '余额')).toEqual(['no face of the site draws 额 (U+989D)'])
  expect(findings('id', 'Saldo 残')).toEqual(['no face of the site draws 残 (U+6B8B)'])
})
