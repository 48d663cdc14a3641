/** A value that a contract takes, made from its JSON schema: what a fuzz spoils one field of. */
import type { Endpoint } from '@jackfruit/contracts'
import { invariant } from '@jackfruit/kernel'
import { safeParse, toJSONSchema, type ZodMiniType } from 'zod/mini'

interface Schema {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
}

/** What fields of a name are given, so that a call goes further than its contract. */
export type Known = Readonly<Record<string, string>>

/** Fields that are right only together with something that a fuzz does not have: spoilt, but else left out. */
const leftOut = ['captcha', 'captchaId', 'host', 'line', 'cursor', 'promotionId', 'verificationCode']

/** The same without what is better not said. */
export const usualOf = (whole: unknown): unknown =>
  typeof whole !== 'object' || whole === null || Array.isArray(whole)
    ? whole
    : Object.fromEntries(Object.entries(whole).filter(([name]) => !leftOut.includes(name)))

/** The same with nothing but what is demanded. */
export function leastOf(schema: ZodMiniType, whole: unknown): unknown {
  if (typeof whole !== 'object' || whole === null || Array.isArray(whole)) return whole
  let least = { ...whole } as Record<string, unknown>
  for (const name of Object.keys(whole)) {
    const { [name]: _, ...without } = least
    if (name !== 'humanCheck' && safeParse(schema, without).success) least = without
  }
  return least
}

/** For text of a pattern: the first that fits. */
const samples = [
  ...['1', '10.00', 'EN', 'MMK', '130905', 'abcdefgh', 'Kyaw Kyaw', '95', 'a1b2c3d4e5', '2026-11-01'],
  ...[
    '2026-11-01T00:00:00Z',
    '2026-11-01T00:00:00.000Z',
    '0949177100',
    'MM',
    '/lott',
    'SLOT',
    'AAAA',
    'fuzz-key-0000001',
    '12345678-90',
  ],
  ...[
    '0123456789abcdef',
    `d${'0'.repeat(18)}`,
    `a${'0'.repeat(18)}`,
    `r${'0'.repeat(18)}`,
    `b${'0'.repeat(18)}`,
    'a'.repeat(43),
    'a'.repeat(64),
  ],
  '00000000-0000-0000-0000-000000000000',
]

/** Every shape that a schema of alternatives knows: spoiling starts from each of them. */
export function validOf(schema: ZodMiniType, known: Known): unknown[] {
  const made = shapesOf(toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema, '', known)
  for (const each of made) {
    const parsed = safeParse(schema, each)
    invariant(parsed.success, `no valid value for ${JSON.stringify(each)}: ${parsed.error?.message}`)
  }
  return made
}

function shapesOf(schema: Schema, name: string, known: Known): unknown[] {
  const others = schema.anyOf ?? schema.oneOf
  return others ? others.flatMap((each) => shapesOf(each, name, known)) : [valueFor(schema, name, known)]
}

function valueFor(schema: Schema, name: string, known: Known): unknown {
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.properties) {
    const fields = Object.entries(schema.properties)
    return Object.fromEntries(fields.map(([field, each]) => [field, shapesOf(each, field, known)[0]]))
  }
  switch (schema.type) {
    case 'string':
      return textOf(schema, name, known)
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1)
    case 'boolean':
      return true
    case 'array':
      return schema.items ? shapesOf(schema.items, name, known) : []
    case 'null':
      return null
    default:
      return {}
  }
}

function textOf(schema: Schema, name: string, known: Known): string {
  const { pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema
  const shape = new RegExp(pattern ?? '', 'u')
  const own = known[name]
  const found = [...(own === undefined ? [] : [own]), ...samples].find(
    (text) => text.length >= minLength && text.length <= maxLength && shape.test(text),
  )
  invariant(found !== undefined, `give the fuzz a sample for ${name}: ${JSON.stringify(schema)}`)
  return found
}

export const titleOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`
