/** A name as the other side sees it: the first word, and the first letter of the others. */
export function maskedName(name: string): string {
  const [first = '', ...others] = name.trim().toUpperCase().split(/\s+/)
  const begun = [...first].slice(0, first.length > 3 ? 2 : 3).join('')
  return [`${begun}${[...first].length > 3 ? '···' : ''}`, ...others.map((word) => `${[...word][0]}··`)].join(
    ' ',
  )
}
