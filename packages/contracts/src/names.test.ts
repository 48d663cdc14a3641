import { expect, test } from 'vitest'
import { lineOf, nameOf, nicknameOf, wordsOf } from './names.ts'

const names = [
  ...['Daw Mya', "O'Brien", 'D’Angelo', 'Jean-Luc', 'Dr. Tun, Jr.', 'Nguyễn Văn Ánh', 'Müller', 'Øystein'],
  ...[
    'မောင်သီဟအောင်',
    'ဒေါ်ခင်မြ',
    'สมชาย ใจดี',
    'राम कुमार',
    'শেখ হাসিনা',
    'محمد علی',
    'می‌خواهم',
    '山田 太郎',
    '欧阳娜娜',
  ],
  ...['アーノルド・シュワルツェネッガー', 'Ælfric', 'Ng', 'Иван Иванов'],
]
/** Invisible, turned around, or code: each somewhere in a name. */
const tricks = [
  '\u0000',
  '\u0007',
  '\t',
  '\n',
  '\u001b',
  '\u007f',
  '\u0085',
  '\u00ad',
  '\u061c',
  '\u200b',
].concat(
  [
    '\u200d',
    '\u200e',
    '\u200f',
    '\u202a',
    '\u202e',
    '\u2028',
    '\u2066',
    '\u2069',
    '\u2060',
    '\u3164',
    '\ufeff',
  ],
  ['\ue000', '\ud800', '\udc00', '\ufffe', '<', '>'],
)

test.each(names)('%s is a name, a nickname and a line', (name) => {
  for (const rule of [nameOf, nicknameOf, lineOf, wordsOf])
    expect(rule(`  ${name} `)).toBe(name.normalize('NFC'))
})

test('what cannot be seen, turns the text around or is markup is in no name, nickname or line', () => {
  for (const trick of tricks)
    for (const text of [`Mya${trick}Mya`, `${trick}Mya Mya`.concat('x')])
      for (const rule of [nameOf, nicknameOf, lineOf]) {
        const isTrimmed = text.startsWith(trick) && trick.trim() === ''
        if (!isTrimmed)
          expect([rule(text), JSON.stringify(text), rule.name]).toEqual([
            null,
            JSON.stringify(text),
            rule.name,
          ])
      }
})

test('what is no name: nothing, one letter, figures, signs, an address, a formula', () => {
  for (const text of [
    '',
    ' ',
    'A',
    '12345',
    'Mya 5',
    '-',
    '...',
    'a@b.c',
    '=1+1',
    '+95',
    '😀😀',
    'Mya_Mya',
    '<b>Mya</b>',
  ])
    expect(nameOf(text)).toBeNull()
})

test('a nickname may have figures; it is neither signs nor pictures', () => {
  for (const text of ['mya_2026', '7 Lucky', 'Q']) expect(nicknameOf(text)).toBe(text)
  for (const text of ['', '_x', '=cmd', '😀', '@agent', 'a/b']) expect(nicknameOf(text)).toBeNull()
})

test('one letter that is written in two ways is one name, and blanks between words are one', () => {
  expect(nameOf('Jose\u0301  Luis')).toBe('José Luis')
})

test('words keep their lines and their signs, not tags', () => {
  expect(wordsOf(' first\r\nsecond\tpart 1 < 2 👨‍👩‍👧 ')).toBe('first\nsecond\tpart 1 < 2 👨‍👩‍👧')
  for (const text of ['<script>', 'a </b>', '<!-- x', 'a\u0000b', 'a\u202eb', 'a\ud800'])
    expect(wordsOf(text)).toBeNull()
})
