import { beforeEach, expect, test } from 'vitest'
import { readHistory, storeHistory, withoutWord, withWord } from './history.ts'

beforeEach(() => localStorage.clear())

test('[MD-15] searched words are kept, the newest first, each once, eight at most', () => {
  let words: readonly string[] = []
  for (const word of ['koi', 'chinthe', 'Koi']) words = withWord(words, word)
  expect(words).toEqual(['Koi', 'chinthe'])
  for (let n = 0; n < 20; n++) words = withWord(words, `word ${n}`)
  expect(words).toHaveLength(8)
  expect(words[0]).toBe('word 19')
  storeHistory(words)
  expect(readHistory()).toEqual(words)
})

test('[MD-16] a removed word stays away', () => {
  storeHistory(withoutWord(['koi', 'chinthe'], 'koi'))
  expect(readHistory()).toEqual(['chinthe'])
})

test('what somebody else wrote there is not believed', () => {
  for (const odd of ['{', '{"a":1}', 'null', '"koi"']) {
    localStorage.setItem('searchHistory', odd)
    expect(readHistory()).toEqual([])
  }
  localStorage.setItem('searchHistory', JSON.stringify(['koi', 7, null, 'x'.repeat(61), '']))
  expect(readHistory()).toEqual(['koi'])
})
