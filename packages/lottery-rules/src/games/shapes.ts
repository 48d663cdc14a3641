/** Shapes of digits: forms of three, the bull of five, poker hands (games.md §7.5). */
import { patternOf } from '../choose/orders.ts'

/** Whether two digits are neighbours in the circle in which 0 follows 9. */
const beside = (a: number, b: number) => (a + 1) % 10 === b || (b + 1) % 10 === a

export type Form = 'leopard' | 'straight' | 'pair' | 'half' | 'mixed'

export function formOf(three: string): Form {
  const kinds = new Set(three).size
  if (kinds === 1) return 'leopard'
  if (kinds === 2) return 'pair'
  const [a = 0, b = 0, c = 0] = [...three].map(Number)
  const neighbours = [beside(a, b), beside(b, c), beside(a, c)].filter(Boolean).length
  return neighbours >= 2 ? 'straight' : neighbours === 1 ? 'half' : 'mixed'
}

/** The bull of five digits: three of them make a whole ten, and the other two say which. 10 is bull-bull, 0 none. */
export function bullOf(five: string): number {
  const digits = [...five].map(Number)
  const all = digits.reduce((sum, digit) => sum + digit, 0)
  for (let i = 0; i < 5; i++)
    for (let j = i + 1; j < 5; j++)
      // The other three make a whole ten when these two are worth as much as all.
      if ((all - (digits[i] ?? 0) - (digits[j] ?? 0)) % 10 === 0) return all % 10 || 10
  return 0
}

export type Hand = '5k' | '4k' | 'fh' | '3k' | '2p' | '1p' | 'straight' | 'high'

const hands: Readonly<Record<string, Hand>> = {
  '5': '5k',
  '41': '4k',
  '32': 'fh',
  '311': '3k',
  '221': '2p',
  '2111': '1p',
}

/** Straights are five digits in a row; 0 does not follow 9 here. */
export function handOf(five: string): Hand {
  const hand = hands[patternOf(five).join('')]
  if (hand) return hand
  const digits = [...five].map(Number)
  return Math.max(...digits) - Math.min(...digits) === 4 ? 'straight' : 'high'
}
