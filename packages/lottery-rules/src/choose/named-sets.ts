/**
 * Sets of numbers that have names where they are played: by Burmese agents for 2D and 3D, on Vietnamese
 * boards for the last two digits. `count` is the formula; the numbers are the list.
 */
import { ordersOf } from './orders.ts'

export interface NamedSet {
  readonly id: string
  /** As it is written in Burmese; what stands before or after it are its digits. */
  readonly names: readonly string[]
  /** What must stand with it: nothing, one digit, a group from 1 to 12, or two digits and more that differ. */
  readonly takes: 'nothing' | 'digit' | 'group' | 'digits'
  count(given: string): number
  numbers(given: string): readonly string[]
}

const allOf = (width: number): string[] =>
  Array.from({ length: 10 ** width }, (_, n) => String(n).padStart(width, '0'))
const pairs = allOf(2)
const [tens, units] = [(n: string) => Number(n[0]), (n: string) => Number(n[1])]
const both = (of: readonly string[]): string[] => [...new Set(of.flatMap((n) => ordersOf(n)))].sort()
const even = (digit: number) => digit % 2 === 0

/** A set without digits, of so many numbers. */
const fixed = (id: string, names: string[], count: number, numbers: readonly string[]): NamedSet => ({
  id,
  names,
  takes: 'nothing',
  count: () => count,
  numbers: () => numbers,
})

/** A set for each digit, all of one size. */
const perDigit = (
  id: string,
  names: string[],
  count: number,
  has: (n: string, digit: number) => boolean,
  of: readonly string[] = pairs,
): NamedSet => ({
  id,
  names,
  takes: 'digit',
  count: () => count,
  numbers: (given) => of.filter((n) => has(n, Number(given))),
})

const where = (has: (ten: number, unit: number) => boolean) => pairs.filter((n) => has(tens(n), units(n)))
const digitSum = (n: string) => [...n].reduce((sum, digit) => sum + Number(digit), 0)

export const setsOfTwo: readonly NamedSet[] = [
  fixed(
    'double',
    ['အပူး', 'အပူးစုံ'],
    10,
    where((a, b) => a === b),
  ),
  fixed('power', ['ပါဝါ'], 10, both(['05', '16', '27', '38', '49'])),
  fixed('nakkhat', ['နက္ခတ်', 'နက္ခ'], 10, both(['07', '18', '24', '35', '69'])),
  fixed(
    'brother',
    ['ညီကို', 'ညီအစ်ကို'],
    20,
    where((a, b) => (a + 1) % 10 === b || (b + 1) % 10 === a),
  ),
  fixed(
    'eveneven',
    ['စုံစုံ'],
    25,
    where((a, b) => even(a) && even(b)),
  ),
  fixed(
    'oddodd',
    ['မမ'],
    25,
    where((a, b) => !even(a) && !even(b)),
  ),
  fixed(
    'evenodd',
    ['စုံမ'],
    25,
    where((a, b) => even(a) && !even(b)),
  ),
  fixed(
    'oddeven',
    ['မစုံ'],
    25,
    where((a, b) => !even(a) && even(b)),
  ),
  fixed(
    'evendouble',
    ['စုံပူး'],
    5,
    where((a, b) => a === b && even(a)),
  ),
  fixed(
    'odddouble',
    ['မပူး'],
    5,
    where((a, b) => a === b && !even(a)),
  ),
  fixed('big', ['အကြီး'], 50, pairs.slice(50)),
  fixed('small', ['အသေး'], 50, pairs.slice(0, 50)),
  fixed(
    'even',
    ['စုံ'],
    50,
    where((_, b) => even(b)),
  ),
  fixed(
    'odd',
    ['မ'],
    50,
    where((_, b) => !even(b)),
  ),
  perDigit('head', ['ထိပ်', 'ထိပ်စီး'], 10, (n, digit) => tens(n) === digit),
  perDigit('tail', ['ပိတ်', 'နောက်ပိတ်'], 10, (n, digit) => units(n) === digit),
  perDigit('with', ['ပတ်သီး', 'ပတ်', 'ပါ'], 19, (n, digit) => n.includes(String(digit))),
  perDigit('break', ['ဘရိတ်'], 10, (n, digit) => digitSum(n) % 10 === digit),
  {
    id: 'khway',
    names: ['ခွေ', 'အခွေ'],
    takes: 'digits',
    count: ({ length }) => length * (length - 1),
    numbers: (given) => pairs.filter((n) => n[0] !== n[1] && [...n].every((digit) => given.includes(digit))),
  },
  {
    id: 'khwaydouble',
    names: ['ခွေပူး', 'အခွေပူး'],
    takes: 'digits',
    count: ({ length }) => length ** 2,
    numbers: (given) => pairs.filter((n) => [...n].every((digit) => given.includes(digit))),
  },
  {
    id: 'zodiac',
    names: [],
    takes: 'group',
    // 96 to 99 are the ninth of theirs.
    count: (given) => (Number(given) % 12 < 4 ? 9 : 8),
    numbers: (given) => pairs.filter((n) => Number(n) % 12 === Number(given) % 12),
  },
]

const triples = allOf(3)

export const setsOfThree: readonly NamedSet[] = [
  fixed(
    'triple',
    ['အပူး'],
    10,
    triples.filter((n) => n[0] === n[1] && n[1] === n[2]),
  ),
  perDigit('head', ['ထိပ်', 'ထိပ်စီး'], 100, (n, digit) => Number(n[0]) === digit, triples),
  perDigit('middle', ['အလယ်'], 100, (n, digit) => Number(n[1]) === digit, triples),
  perDigit('tail', ['ပိတ်', 'နောက်ပိတ်'], 100, (n, digit) => Number(n[2]) === digit, triples),
  perDigit('with', ['ပတ်သီး', 'ပတ်', 'ပါ'], 271, (n, digit) => n.includes(String(digit)), triples),
  perDigit('break', ['ဘရိတ်'], 100, (n, digit) => digitSum(n) % 10 === digit, triples),
  {
    id: 'khway',
    names: ['ခွေ', 'အခွေ'],
    takes: 'digits',
    count: ({ length }) => length * (length - 1) * (length - 2),
    numbers: (given) =>
      triples.filter((n) => new Set(n).size === 3 && [...n].every((digit) => given.includes(digit))),
  },
  {
    id: 'khwaydouble',
    names: ['ခွေပူး', 'အခွေပူး'],
    takes: 'digits',
    count: ({ length }) => length ** 3,
    numbers: (given) => triples.filter((n) => [...n].every((digit) => given.includes(digit))),
  },
]

export const setsFor = (width: number): readonly NamedSet[] =>
  width === 2 ? setsOfTwo : width === 3 ? setsOfThree : []
