/** Words that were searched for, kept on this device alone. */
const key = 'searchHistory'
const most = 8
const longest = 60

const isWord = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= longest

export function readHistory(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isWord).slice(0, most) : []
  } catch {
    return []
  }
}

export const storeHistory = (words: readonly string[]) => localStorage.setItem(key, JSON.stringify(words))

/** The newest first, each word once whatever its case. */
export const withWord = (words: readonly string[], word: string): readonly string[] =>
  [word, ...words.filter((each) => each.toLowerCase() !== word.toLowerCase())].slice(0, most)

export const withoutWord = (words: readonly string[], word: string): readonly string[] =>
  words.filter((each) => each !== word)
