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

function byName([a]: [string, unknown], [b]: [string, unknown]): number {
  const shorter = Buffer.byteLength(a) - Buffer.byteLength(b)
  if (shorter !== 0) return shorter
  // Text of one byte a letter stands in the order of its bytes, and costs no buffer.
  const isPlain = Buffer.byteLength(a) === a.length && Buffer.byteLength(b) === b.length
  if (isPlain) return a < b ? -1 : 1
  return Buffer.compare(Buffer.from(a), Buffer.from(b))
}
