/**
 * What brands choose. A module declares the settings that it reads, with what holds where a brand says nothing or
 * null, and every one is read here. A wrong value that decides about money is an error that names it, and touches
 * those alone who ask for it; in place of any other the default holds. The check at the start tells both.
 */
import { type output, safeParse, type ZodMiniObject } from 'zod/mini'

type Shape = ZodMiniObject['shape']
export type SettingsSchema = ZodMiniObject

/** Whoever has settings, as far as reading needs to know. What they are is for their schema to say. */
export interface Settled {
  readonly code: string
  readonly settings: object
}

/** For what decides about money. Throws where the value is wrong. */
export function settingOf<S extends Shape, Key extends keyof S & string>(
  { shape }: ZodMiniObject<S>,
  { code, settings }: Settled,
  key: Key,
): output<S[Key]> {
  const told = (settings as Readonly<Record<string, unknown>>)[key]
  const read = safeParse<S[Key]>(shape[key], told ?? undefined)
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new Error(`brand ${code}: ${[key, ...(issue?.path ?? [])].join('.')}: ${issue?.message}`)
}

/** For what decides about no money: no page and no login is lost to a wrong value. */
export function settingOrDefault<S extends Shape, Key extends keyof S & string>(
  schema: ZodMiniObject<S>,
  brand: Settled,
  key: Key,
): output<S[Key]> {
  try {
    return settingOf(schema, brand, key)
  } catch {
    return settingOf(schema, { code: brand.code, settings: {} }, key)
  }
}

/** One for all modules; a setting that two of them declare has two meanings. */
export function mergedSettings(schemas: readonly SettingsSchema[]): ReadonlyMap<string, SettingsSchema> {
  const merged = new Map<string, SettingsSchema>()
  for (const schema of schemas)
    for (const key of Object.keys(schema.shape)) {
      if (merged.has(key)) throw new Error(`two modules declare the setting ${key}`)
      merged.set(key, schema)
    }
  return merged
}

/** What is wrong with the settings of a brand, a line each. */
export function settingFaults(schemas: ReadonlyMap<string, SettingsSchema>, brand: Settled): string[] {
  return [...schemas].flatMap(([key, schema]) => {
    try {
      settingOf(schema, brand, key)
      return []
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)]
    }
  })
}
