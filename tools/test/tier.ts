/** What `npm test` is asked for: one of its tiers. */
export type Tier =
  | { readonly name: 'usual' | 'every-journey' | 'matrix' }
  | { readonly name: 'changed'; readonly base: string }

const known = 'There are: --every-journey, --changed <commit>, --matrix; without a word the usual tests.'

/** @throws Error with a sentence for words that say no tier, or two */
export function tierOf(words: readonly string[]): Tier {
  const [first, second, ...more] = words
  if (first === undefined) return { name: 'usual' }
  if (first === '--changed' || first.startsWith('--changed=')) {
    const [base, ...rest] = first === '--changed' ? words.slice(1) : [first.slice(10), ...words.slice(1)]
    if (!base || base.startsWith('-')) throw new Error(`--changed needs the commit to compare with. ${known}`)
    if (rest.length > 0) throw new Error(`${rest.join(' ')} cannot stand beside --changed. ${known}`)
    return { name: 'changed', base }
  }
  if (first !== '--every-journey' && first !== '--matrix')
    throw new Error(`npm test knows no ${first}. ${known}`)
  if (second !== undefined)
    throw new Error(`${[second, ...more].join(' ')} cannot stand beside ${first}. ${known}`)
  return { name: first === '--matrix' ? 'matrix' : 'every-journey' }
}
