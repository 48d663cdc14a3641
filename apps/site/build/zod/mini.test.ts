// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as library from 'zod/mini'
import * as small from './mini.ts'

type Z = typeof library

/** One of each that contracts are written in, and of what they are made of. */
const schemas: Readonly<Record<string, (z: Z) => unknown>> = {
  string: (z) => z.string(),
  'a code': (z) => z.string().check(z.minLength(1), z.maxLength(3), z.regex(/^[a-z]+$/)),
  'a trimmed name': (z) => z.string().check(z.trim(), z.minLength(1), z.maxLength(3)),
  'a pattern that remembers': (z) => z.string().check(z.regex(/a/g)),
  'an even text': (z) =>
    z.string().check(
      z.regex(/^a/, { abort: true }),
      z.refine((text) => text.length % 2 === 0, 'odd'),
    ),
  number: (z) => z.number(),
  'a count': (z) => z.number().check(z.int(), z.gte(0), z.lte(5)),
  'a whole one': (z) => z.int().check(z.minimum(-1), z.maximum(1)),
  boolean: (z) => z.boolean(),
  nothing: (z) => z.null(),
  uuid: (z) => z.uuid(),
  'one of two': (z) => z.enum(['a', 'b']),
  'one value': (z) => z.literal(0),
  'one of some': (z) => z.literal(['a', 1, true]),
  'none or text': (z) => z.nullable(z.optional(z.string())),
  list: (z) => z.array(z.string()).check(z.maxLength(2)),
  pair: (z) => z.tuple([z.string(), z.number()]),
  object: (z) => z.object({ a: z.string(), b: z.optional(z.number()), c: z.optional(z.unknown()) }),
  'strict object': (z) => z.strictObject({ a: z.string() }),
  'loose object': (z) => z.looseObject({ a: z.string() }),
  'extended object': (z) => z.extend(z.object({ a: z.string() }), { b: z.number() }),
  'extended strict object': (z) => z.extend(z.strictObject({ a: z.string() }), { b: z.number() }),
  'partial object': (z) => z.partial(z.strictObject({ a: z.string(), b: z.number() })),
  'spread object': (z) => z.object({ ...z.object({ a: z.string() }).shape, b: z.number() }),
  'empty object': (z) => z.object({}),
  'checked object': (z) => z.object({ a: z.string() }).check(z.refine(({ a }) => a !== 'ab')),
  record: (z) => z.record(z.string(), z.number()),
  'record of a choice': (z) => z.record(z.enum(['a', 'b']), z.number()),
  'record of records': (z) => z.record(z.string(), z.record(z.string(), z.string())),
  union: (z) => z.union([z.literal(''), z.object({ a: z.string() }), z.string().check(z.minLength(3))]),
  'told apart': (z) =>
    z.discriminatedUnion('type', [
      z.object({ type: z.literal('x'), a: z.string() }),
      z.object({ type: z.literal('y'), a: z.number() }),
    ]),
  deep: (z) => z.object({ rows: z.array(z.object({ a: z.nullable(z.string()) })) }),
}

const values: readonly unknown[] = [
  ...[undefined, null, true, false, 0, 1, -1, 5, 6, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60],
  ...['', ' ', 'a', 'b', 'ab', ' ab ', 'abc', 'abcd', 'A', '1', 'aa'],
  ...['018f3c5e-7a10-7b3c-8d4e-0123456789ab', '018f3c5e-7a10-9b3c-8d4e-0123456789ab'],
  ...[[], ['a'], ['a', 'b', 'c'], ['a', 1], ['a', 1, 2], [null]],
  ...[{}, { a: 'a' }, { a: 'ab' }, { a: 1 }, { a: 1, b: 2 }, { a: 1, b: 2, c: 3 }, { a: 'a', b: 2 }],
  ...[{ a: 'a', b: undefined }, { a: 'a', b: 'b' }, { a: 'a', z: 1 }, { a: null }, { a: { b: 'c' } }],
  ...[
    { type: 'x', a: 'a' },
    { type: 'y', a: 'a' },
    { type: 'y', a: 1 },
    { type: 'q', a: 1 },
  ],
  ...[{ rows: [] }, { rows: [{ a: null }, { a: 'a', b: 1 }] }, { rows: [{ a: 'a' }, { a: 1 }] }],
]

interface Parsed {
  readonly success: boolean
  readonly data?: unknown
  readonly error?: { readonly issues: readonly { readonly path: readonly PropertyKey[] }[] }
}
const placesIn = ({ error }: Parsed) => new Set(error?.issues.map(({ path }) => path[0] ?? null))

test.each(Object.keys(schemas))('%s reads every value as the library does', (name) => {
  const make = schemas[name] as (z: unknown) => never
  for (const value of values) {
    const own = small.safeParse(make(small), value) as Parsed
    const known = library.safeParse(make(library), value) as Parsed
    expect([value, own.success]).toEqual([value, known.success])
    if (known.success) expect([value, own.data]).toEqual([value, known.data])
    // What is wrong within a list the library tells after its length.
    else if (!Array.isArray(value)) expect([value, placesIn(own)]).toEqual([value, placesIn(known)])
  }
})

test('what does not fit is thrown, and what fits is read', () => {
  expect(small.parse(small.string(), 'a')).toBe('a')
  expect(() => small.parse(small.string(), 1)).toThrow()
})

test('it has all that contracts and the site are written in', () => {
  const here = new URL('../../../../', import.meta.url).pathname
  const sources = ['packages/contracts/src', 'apps/site/src'].flatMap((folder) =>
    readdirSync(join(here, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => readFileSync(join(here, folder, file), 'utf8'))
      .filter((code) => /from 'zod\/mini'/.test(code)),
  )
  const types = new Set(['infer', 'input', 'output', 'ZodMiniType'])
  const used = new Set(
    sources.flatMap((code) => [...code.matchAll(/\bz\.(\w+)/g)].map(([, name = '']) => name)),
  )
  expect(sources.length).toBeGreaterThan(10)
  expect([...used].filter((name) => !types.has(name) && !(name in small))).toEqual([])
})
