/** What README counts is what there is. */
import type { Finding } from './sources.ts'

const words = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** A number stands where the gap is, as a word or in digits. */
export function countFindings(readme: string, counts: Readonly<Record<string, number>>): Finding[] {
  const finding = (problem: string) => ({ path: 'README.md', problem })
  return Object.entries(counts).flatMap(([sentence, count]) => {
    const [before = '', after = ''] = sentence.split('…')
    const [, said] = new RegExp(`${before}(\\w+)${after}`).exec(readme) ?? []
    if (said === undefined)
      return [finding(`does not say "${sentence}" any more: the check of counts asks for it`)]
    const isSo = said === String(count) || said === words[count]
    return isSo ? [] : [finding(`says "${sentence.replace('…', said)}", and there are ${count}`)]
  })
}

/** Games of each studio that makes them for one player. */
export function gamesOf(studio: string, paths: readonly string[]): number {
  const rules = new RegExp(`^studios/${studio}/games/[^/]+/rules\\.ts$`)
  return paths.filter((path) => rules.test(path)).length
}
