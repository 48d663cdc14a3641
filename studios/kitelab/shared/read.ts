/** Readers of what came as JSON: each answers its type or throws a TypeError. */
export type Reader<T> = (raw: unknown) => T

const refuse = (wanted: string): never => {
  throw new TypeError(`expected ${wanted}`)
}

const isRecord = (raw: unknown): raw is Readonly<Record<string, unknown>> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw)

/** A whole number from `low` to `high`, both included. */
export const whole =
  (low = 0, high = Number.MAX_SAFE_INTEGER): Reader<number> =>
  (raw) =>
    typeof raw === 'number' && Number.isSafeInteger(raw) && raw >= low && raw <= high
      ? raw
      : refuse(`a whole number from ${low} to ${high}`)

export const oneOf =
  <const T extends string | number | boolean>(...values: readonly T[]): Reader<T> =>
  (raw) =>
    values.find((value) => value === raw) ?? refuse(`one of ${values.join(', ')}`)

export const listOf =
  <T>(item: Reader<T>, most = 1000): Reader<readonly T[]> =>
  (raw) =>
    Array.isArray(raw) && raw.length <= most ? raw.map(item) : refuse(`a list of ${most} at most`)

export const orNull =
  <T>(item: Reader<T>): Reader<T | null> =>
  (raw) =>
    raw === null ? null : item(raw)

/** Other keys than these are dropped. */
export const shape = <T extends object>(readers: { readonly [K in keyof T]: Reader<T[K]> }): Reader<T> => {
  const entries = Object.entries<Reader<unknown>>(readers)
  return (raw) => {
    const record = isRecord(raw) ? raw : refuse('an object')
    const read: Record<string, unknown> = {}
    for (const [key, reader] of entries) read[key] = reader(record[key])
    return read as T
  }
}

/** An object that has one of these keys, which says what it is. Where there are several the first one here is read. */
export const byKey = <T extends object>(
  readers: {
    readonly [K in keyof T]: Reader<T[K]>
  },
): Reader<{ [K in keyof T]: { readonly [P in K]: T[K] } }[keyof T]> => {
  const entries = Object.entries<Reader<unknown>>(readers)
  const wanted = `one of ${entries.map(([key]) => key).join(', ')}`
  return (raw) => {
    const record = isRecord(raw) ? raw : refuse('an object')
    const [key, reader] = entries.find(([key]) => record[key] !== undefined) ?? refuse(wanted)
    return { [key]: reader(record[key]) } as never
  }
}

/** The same reader as a total function: null for what it refuses. */
export const attempt =
  <T>(read: Reader<T>) =>
  (raw: unknown): T | null => {
    try {
      return read(raw)
    } catch {
      return null
    }
  }
