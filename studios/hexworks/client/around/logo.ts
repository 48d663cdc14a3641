/** The name of a game as lettering: a line for each word, and its number as a badge. */
import { element } from '@jackfruit/game-page/dom'

export interface Lettering {
  readonly lines: readonly string[]
  /** "20", "243", "7×7": what stands at the end of a name and is no word. */
  readonly badge: string | null
}

const isNumber = (word: string) => /^[\d,.×]+$/.test(word)
/** A word this short stands beside the next and not above it. */
const short = 3

export function letteringOf(name: string): Lettering {
  const words = name.split(' ').filter(Boolean)
  const last = words.at(-1) ?? ''
  const badge = words.length > 1 && isNumber(last) ? last : null
  const lines: string[] = []
  for (const word of badge ? words.slice(0, -1) : words) {
    const before = lines.at(-1)
    if (before !== undefined && (lettersOf(before) <= short || lettersOf(word) <= short))
      lines[lines.length - 1] = `${before} ${word}`
    else lines.push(word)
  }
  return { lines, badge }
}

/** As a reader counts them: marks belong to their letter. */
export const lettersOf = (text: string): number => [...new Intl.Segmenter().segment(text)].length

export interface Logo {
  readonly node: HTMLElement
  /** As large as it may be in this width. */
  readonly fit: (width: number, largest: number) => void
}

/** The page's bar says the name to those who listen; this one is to be seen. */
export function makeLogo(name: string, inOneLine: boolean): Logo {
  const { lines, badge } = letteringOf(name)
  const one = (text: string, kind: string) => {
    const node = element('span', { class: kind }, text)
    // The depth of the letters is a second copy behind them.
    node.dataset['text'] = text
    return node
  }
  const shown = inOneLine ? [lines.join(' ')] : lines
  const node = element(
    'p',
    { class: inOneLine ? 'logo banner-logo' : 'logo', 'aria-hidden': 'true' },
    ...shown.map((line) => one(line, 'logo-line')),
    ...(badge ? [element('span', { class: 'logo-badge' }, badge)] : []),
  )
  return {
    node,
    fit: (width, largest) => {
      node.style.fontSize = `${largest}px`
      const widest = node.scrollWidth
      if (widest > width) node.style.fontSize = `${Math.max(12, Math.floor((largest * width) / widest))}px`
    },
  }
}
