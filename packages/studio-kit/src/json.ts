/** Readers of what games show, for views and tests. They throw on what no engine writes. */
import type { Json } from './rules.ts'

type Fields = { readonly [key: string]: Json }

const isList = (json: Json | undefined): json is readonly Json[] => Array.isArray(json)

export function fields(json: Json | undefined): Fields {
  if (typeof json !== 'object' || json === null || isList(json)) throw new TypeError('not an object')
  return json
}

export function list(json: Json | undefined): readonly Json[] {
  if (!isList(json)) throw new TypeError('not a list')
  return json
}

export function text(json: Json | undefined): string {
  if (typeof json !== 'string') throw new TypeError('not a text')
  return json
}

export function number(json: Json | undefined): number {
  if (typeof json !== 'number') throw new TypeError('not a number')
  return json
}

export const texts = (json: Json | undefined): string[] => list(json).map(text)
export const numbers = (json: Json | undefined): number[] => list(json).map(number)
