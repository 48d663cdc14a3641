/**
 * A quick look at what nearly every call is: a body that its schema takes as it stands. The look is made once from the
 * schema's own description, out of closures. It only ever says yes to what the schema takes without changing it; to all
 * else it says no, and the schema itself decides and tells why.
 */
import { type infer as Infer, safeParse } from 'zod/mini'
import type { $ZodType } from 'zod/v4/core'

type Look = (value: unknown) => boolean

/** As far as schemas are understood here; whatever else stands in one is left to the schema. */
interface Described {
  readonly type: string
  readonly checks?: readonly { readonly _zod: { readonly def: CheckDescribed } }[]
  readonly coerce?: boolean
  readonly check?: string
  readonly shape?: Readonly<Record<string, $ZodType>>
  readonly catchall?: $ZodType
  readonly innerType?: $ZodType
  readonly entries?: Readonly<Record<string, unknown>>
}
interface CheckDescribed {
  readonly check: string
  readonly minimum?: number
  readonly maximum?: number
  readonly format?: string
  readonly pattern?: RegExp
}

const described = (schema: $ZodType) => schema._zod.def as Described

export function fitting<Schema extends $ZodType>(schema: Schema): (value: unknown) => value is Infer<Schema> {
  const look = lookOf(schema)
  return (value): value is Infer<Schema> => look(value)
}

function lookOf(schema: $ZodType): Look {
  const { type, checks = [], coerce = false, check, shape, catchall, entries } = described(schema)
  // A schema that is a check itself: of an address, an instant, an id.
  if (check !== undefined) return asked(schema)
  if (type === 'string' && !coerce) return textLook(checks.map(({ _zod }) => _zod.def)) ?? asked(schema)
  if (checks.length > 0) return asked(schema)
  if (type === 'boolean' && !coerce) return (value) => typeof value === 'boolean'
  if (type === 'enum' && entries) {
    const known = new Set(Object.values(entries))
    return (value) => known.has(value)
  }
  if (type === 'object' && shape && catchall && described(catchall).type === 'never') return objectLook(shape)
  return asked(schema)
}

const asked =
  (schema: $ZodType): Look =>
  (value) => {
    const parsed = safeParse(schema, value)
    return parsed.success && parsed.data === value
  }

/** Null where a check is none of those that are known here. */
function textLook(checks: readonly CheckDescribed[]): Look | null {
  let [least, most] = [0, Number.POSITIVE_INFINITY]
  const patterns: RegExp[] = []
  for (const { check, minimum, maximum, format, pattern } of checks) {
    if (check === 'min_length' && minimum !== undefined) least = Math.max(least, minimum)
    else if (check === 'max_length' && maximum !== undefined) most = Math.min(most, maximum)
    else if (format === 'regex' && pattern && !pattern.global && !pattern.sticky) patterns.push(pattern)
    else return null
  }
  const [first, ...others] = patterns
  if (others.length > 0) return null
  return (value) =>
    typeof value === 'string' &&
    value.length >= least &&
    value.length <= most &&
    (first === undefined || first.test(value))
}

interface Place {
  readonly look: Look
  readonly isDemanded: boolean
}

/** All that must be there, and nothing that nobody named. */
function objectLook(shape: Readonly<Record<string, $ZodType>>): Look {
  const places = new Map<string, Place>()
  for (const [name, schema] of Object.entries(shape)) {
    const { type, innerType } = described(schema)
    const isOptional = type === 'optional' && innerType !== undefined
    places.set(name, { look: lookOf(isOptional ? innerType : schema), isDemanded: !isOptional })
  }
  const demanded = [...places.values()].filter(({ isDemanded }) => isDemanded).length
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
    let found = 0
    for (const name in value) {
      const place = places.get(name)
      if (!place?.look((value as Record<string, unknown>)[name])) return false
      if (place.isDemanded) found++
    }
    return found === demanded
  }
}
