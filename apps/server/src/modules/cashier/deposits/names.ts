/** Whether two names may be the same person's: the same words, in whatever order, case and punctuation. */
const wordsOf = (name: string): string =>
  (
    name
      .normalize('NFKC')
      .toUpperCase()
      .match(/[\p{L}\p{M}]+/gu) ?? []
  )
    .toSorted()
    .join(' ')

/** A name that is not known contradicts nothing. */
export function namesDiffer(ours: string | null, theirs: string | null): boolean {
  if (ours === null || theirs === null) return false
  const [a, b] = [wordsOf(ours), wordsOf(theirs)]
  return a !== '' && b !== '' && a !== b
}
