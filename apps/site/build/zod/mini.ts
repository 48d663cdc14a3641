/**
 * What browsers load in the place of zod/mini: the part of it that contracts and the site use, in a tenth of the letters. It
 * answers alike, which mini.test.ts holds against the library; servers, tests and types have the library itself.
 */
type Path = readonly (string | number)[]
interface Issue {
  readonly path: Path
}
/** Reads a value at a place, and notes what is wrong with it. */
type Read = (value: unknown, path: Path, issues: Issue[]) => unknown

interface Schema {
  readonly read: Read
  readonly check: (...checks: readonly Schema[]) => Schema
  readonly shape?: Shape
  readonly options?: readonly unknown[]
  readonly rest?: Rest
}
type Shape = Readonly<Record<string, Schema>>
type Rest = 'strip' | 'strict' | 'loose'
type Parts = Omit<Schema, 'read' | 'check'>

const schema = (read: Read, parts: Parts = {}): Schema => ({
  ...parts,
  read,
  check: (...checks) =>
    schema((value, path, issues) => {
      const known = issues.length
      let now = read(value, path, issues)
      for (const each of checks) if (issues.length === known) now = each.read(now, path, issues)
      return now
    }, parts),
})

/** A value stands as it is, or is wrong. */
const holds = (isFine: (value: never) => boolean, parts?: Parts): Schema =>
  schema((value, path, issues) => {
    if (!isFine(value as never)) issues.push({ path })
    return value
  }, parts)

export const string = () => holds((value) => typeof value === 'string')
export const number = () => holds((value) => Number.isFinite(value))
export const int = () => holds((value) => Number.isSafeInteger(value))
export const boolean = () => holds((value) => typeof value === 'boolean')
export const unknown = () => schema((value) => value)
export const uuid = () =>
  string().check(
    regex(
      /^([0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/i,
    ),
  )
const nothing = () => holds((value) => value === null)
const oneOf = (options: readonly unknown[]) => holds((value) => options.includes(value), { options })
export const literal = (value: unknown) => oneOf(Array.isArray(value) ? value : [value])
export { nothing as null, oneOf as enum }

export const optional = (inner: Schema) =>
  schema((value, path, issues) => (value === undefined ? value : inner.read(value, path, issues)))
export const nullable = (inner: Schema) =>
  schema((value, path, issues) => (value === null ? value : inner.read(value, path, issues)))

export const array = (inner: Schema) =>
  schema((value, path, issues) => {
    if (Array.isArray(value)) return value.map((each, at) => inner.read(each, [...path, at], issues))
    issues.push({ path })
    return value
  })
export const tuple = (inner: readonly Schema[]) =>
  schema((value, path, issues) => {
    if (Array.isArray(value) && value.length === inner.length)
      return inner.map((each, at) => each.read(value[at], [...path, at], issues))
    issues.push({ path })
    return value
  })

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function shaped(shape: Shape, rest: Rest): Schema {
  const read: Read = (value, path, issues) => {
    if (!isRecord(value)) {
      issues.push({ path })
      return value
    }
    const told: Record<string, unknown> = {}
    for (const [key, inner] of Object.entries(shape)) {
      const now = inner.read(value[key], [...path, key], issues)
      if (now !== undefined || key in value) told[key] = now
    }
    const others = rest === 'strip' ? [] : Object.keys(value).filter((key) => !Object.hasOwn(shape, key))
    if (rest === 'strict' && others.length > 0) issues.push({ path })
    if (rest === 'loose') for (const key of others) told[key] = value[key]
    return told
  }
  return schema(read, { shape, rest })
}
export const object = (shape: Shape = {}) => shaped(shape, 'strip')
export const strictObject = (shape: Shape) => shaped(shape, 'strict')
export const looseObject = (shape: Shape) => shaped(shape, 'loose')
export const extend = ({ shape, rest = 'strip' }: Schema, more: Shape) => shaped({ ...shape, ...more }, rest)
export const partial = ({ shape = {}, rest = 'strip' }: Schema) =>
  shaped(Object.fromEntries(Object.entries(shape).map(([key, inner]) => [key, optional(inner)])), rest)

/** Where the keys are a choice, each of them is there and no other. */
export const record = (keys: Schema, inner: Schema) =>
  schema((value, path, issues) => {
    if (!isRecord(value)) {
      issues.push({ path })
      return value
    }
    const names = (keys.options as readonly string[] | undefined) ?? Object.keys(value)
    const read = Object.fromEntries(
      names
        .filter((key) => key !== '__proto__')
        .map((key) => [
          keys.read(key, [...path, key], issues),
          inner.read(value[key], [...path, key], issues),
        ]),
    )
    if (keys.options && Object.keys(value).some((key) => !names.includes(key))) issues.push({ path })
    return read
  })

export const union = (choices: readonly Schema[]) =>
  schema((value, path, issues) => {
    for (const each of choices) {
      const own: Issue[] = []
      const now = each.read(value, path, own)
      if (own.length === 0) return now
    }
    issues.push({ path })
    return value
  })
/** By the value of one key it is plain which of them is meant. */
export const discriminatedUnion = (by: string, choices: readonly Schema[]) =>
  schema((value, path, issues) => {
    const meant = isRecord(value) && choices.find(({ shape }) => shape?.[by]?.options?.includes(value[by]))
    if (meant) return meant.read(value, path, issues)
    issues.push({ path: isRecord(value) ? [...path, by] : path })
    return value
  })

export const regex = (pattern: RegExp, _more?: object) =>
  holds((value: string) => {
    pattern.lastIndex = 0
    return pattern.test(value)
  })
export const minLength = (least: number) => holds(({ length }: string) => length >= least)
export const maxLength = (most: number) => holds(({ length }: string) => length <= most)
export const gte = (least: number) => holds((value: number) => value >= least)
export const lte = (most: number) => holds((value: number) => value <= most)
export { gte as minimum, lte as maximum }
export const trim = () => schema((value) => (value as string).trim())
export const refine = (isFine: (value: never) => unknown, _more?: unknown) =>
  holds((value) => Boolean(isFine(value)))

type Parsed = { success: true; data: unknown } | { success: false; error: { issues: readonly Issue[] } }

export function safeParse({ read }: Schema, value: unknown): Parsed {
  const issues: Issue[] = []
  const data = read(value, [], issues)
  return issues.length === 0 ? { success: true, data } : { success: false, error: { issues } }
}

export function parse(by: Schema, value: unknown): unknown {
  const parsed = safeParse(by, value)
  if (!parsed.success) throw new Error(JSON.stringify(parsed.error.issues))
  return parsed.data
}
