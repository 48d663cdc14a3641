/**
 * JSON as the journal's columns hold it: the fields of an object by the length of their names, then by their bytes. What
 * is told of a round that was just written is then, to the byte, what is told when it is read.
 */
import type { Json } from '../rules.ts'

export function keptJson<T extends Json>(value: T): T
export function keptJson(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value
  if (isList(value)) return value.map((each) => keptJson(each))
  const fields = Object.entries(value).filter(([, each]) => each !== undefined)
  return Object.fromEntries(fields.sort(byName).map(([name, each]) => [name, keptJson(each)]))
}

const isList = (value: object): value is readonly Json[] => Array.isArray(value)

const byName = ([a]: [string, unknown], [b]: [string, unknown]): number => {
  const [first, second] = [Buffer.from(a), Buffer.from(b)]
  return first.length - second.length || Buffer.compare(first, second)
}
