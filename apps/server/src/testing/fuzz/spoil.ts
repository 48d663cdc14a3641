/** What people and programs send instead of what they should, one field at a time. */

/** No text: tried everywhere. */
const brokenTexts = ['a\0b', 'b\udc00c'] as const

/** Calling codes that look like one and belong to no country. */
const callingCodes = ['88', '0', '999', '1900', '+0', '00', '٩٥']

const texts: readonly string[] = [
  ...[
    '\0',
    '\ud800',
    '',
    ' ',
    '\n',
    'x'.repeat(61),
    'x'.repeat(5_000),
    'မြန်မာ'.repeat(9),
    '👩‍👩‍👧‍👦'.repeat(8),
    'a\u202eb',
    '\ufeff',
    '\uffff',
  ],
  ...[
    "'; drop table x; --",
    '<script>1</script>',
    '%',
    '%00',
    '\\u0000',
    '../../etc/passwd',
    '__proto__',
    '$1',
  ],
  ...['-1', '0', '00', '1e309', 'NaN', '0x10', ' 1', '1\n', '1.5', '0.00001', '-0', '٣'],
  ...['2147483648', '999999999999999', '99999999999999999', '999999999999999999', '9223372036854775808'],
  ...[
    '9'.repeat(30),
    '9'.repeat(400),
    '1.9999',
    '999999999999999.9999',
    '0.0001',
    '1:2',
    '1|2',
    '1.2',
    '1_2',
  ],
  ...['2026-02-31', '0000-00-00', '9999-12-31', '2026-13-01', '0001-01-01', '1900-02-29', '2026-11-31'],
  ...['2026-99-99T99:99:99Z', '9999-12-31T23:59:59Z', '0000-01-01T00:00:00Z', '2026-02-30T24:00:60.9Z'],
  ...[
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
    'eyJhIjoiXHUwMDAwIn0=',
    'eyJhIjoxfQ',
    'AAAA',
    '////',
    'AAE=',
    '=',
  ],
  ...[
    'a@b.c',
    '@',
    'a\u0301'.repeat(20),
    'ﷺ'.repeat(20),
    '+959491771000',
    '+',
    '+88',
    '09',
    '::1',
    '1.1.1.1',
    'localhost',
  ],
]

const others: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1.5, -0, 1e308, 2 ** 53, 2 ** 31, [], {}, [[]], ['\0'], { a: { b: 'x\0' } }],
  ...[['a', 'a'], { length: 5 }, { toString: 'x' }, { toJSON: 1 }, { constructor: { prototype: {} } }],
]

export interface Spoilt {
  readonly path: readonly string[]
  readonly value: unknown
}

/** Every place of a value, the whole of it and a field that nobody knows among them. */
export function placesOf(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path]
  const below = Object.entries(value).flatMap(([name, each]) => placesOf(each, [...path, name]))
  return [path, ...below, ...(Array.isArray(value) ? [] : [[...path, 'nobody-knows']])]
}

/** The broken texts and `times` others out of everything, for one place. */
export function spoiltAt(
  path: readonly string[],
  before: unknown,
  times: number,
  chance: () => number,
): Spoilt[] {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(chance() * from.length)] as T
  const inside = () => {
    const text = String(before)
    const at = Math.floor(chance() * (text.length + 1))
    return `${text.slice(0, at)}${pick([...texts, ...brokenTexts])}${text.slice(at + pick([0, 1]))}`
  }
  const anything = () => (chance() < 0.25 ? pick(others) : chance() < 0.3 ? inside() : pick(texts))
  const always = /dial/i.test(path.at(-1) ?? '') ? callingCodes : []
  const some = Array.from({ length: times }, anything)
  return [...brokenTexts, ...always, ...some].map((value) => ({ path, value }))
}

/** The value with another one at a place. */
export function withAt(value: unknown, { path, value: other }: Spoilt): unknown {
  const [first, ...rest] = path
  if (first === undefined) return other
  const below = { path: rest, value: other }
  if (Array.isArray(value))
    return value.map((each, at) => (String(at) === first ? withAt(each, below) : each))
  // What one request leaves out another has: it is made here.
  const record = (value ?? {}) as Record<string, unknown>
  return { ...record, [first]: withAt(record[first], below) }
}

export const valueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], value)

/** Numbers in [0, 1) that follow from the seed (mulberry32). */
export function chanceFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
