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
export const shape =
  <T extends object>(readers: { readonly [K in keyof T]: Reader<T[K]> }): Reader<T> =>
  (raw) => {
    const record = isRecord(raw) ? raw : refuse('an object')
    const entries = Object.entries<Reader<unknown>>(readers)
    return Object.fromEntries(entries.map(([key, read]) => [key, read(record[key])])) as T
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

/** The first of the readers that accepts it. */
export const either =
  <A, B>(first: Reader<A>, second: Reader<B>): Reader<A | B> =>
  (raw) => {
    const found = attempt(first)(raw)
    return found === null ? second(raw) : found
  }
