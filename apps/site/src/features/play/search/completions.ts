const most = 3

/** Names that go on where the word ends, the shortest way first as they were found; one that is typed already is none. */
export function completionsOf(names: readonly string[], word: string): readonly string[] {
  const typed = word.toLowerCase()
  if (typed === '') return []
  const beginning = names.filter((name) => {
    const small = name.toLowerCase()
    return small.startsWith(typed) && small !== typed
  })
  return [...new Set(beginning)].slice(0, most)
}
