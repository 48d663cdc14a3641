import { expect, test } from 'vitest'
import { nameMark, numberMark } from './marks.ts'

test('a name is the same in another order, case, punctuation or with a title', () => {
  for (const name of ['U Kyaw Win', 'kyaw win', 'WIN, Kyaw', 'Ko Kyaw  Win', 'Ｋyaw Win'])
    expect(nameMark(name)).toBe(nameMark('U KYAW WIN'))
  for (const name of ['U Kyaw', 'Kyaw Wint', 'Daw Kyaw Win Hla']) expect(nameMark(name)).not.toBe('KYAWWIN')
})

test('a name of titles alone is a name', () => {
  expect(nameMark('U Ko Ko')).toBe('KOKOU')
  expect(nameMark('မမ')).toBe('မမ')
})

test('a number is the same with spaces and dashes', () => {
  expect(numberMark('09-420 000 894')).toBe(numberMark('09420000894'))
})
