/** What of a migration no longer works, because a later one writes its function anew. */
import type { Fault } from './fault.ts'

interface Migration {
  readonly name: string
  readonly sql: string
}

interface Written {
  readonly name: string
  readonly from: number
  readonly upto: number
}

/**
 * With its body, between `$$`, `$body$` or quotes, or as what it returns: `alter function`, and a word of one in a
 * comment, write none.
 */
const functions =
  /^create\s+(?:or\s+replace\s+)?(?:function|procedure)\s+([\w."]+)\s*\((?:[^;]*?\bas\s+(\$\w*\$|')[\s\S]*?\2|[^;]*;)/gim

/** The functions of a migration, and where in it they stand. */
export const writtenIn = (sql: string): readonly Written[] =>
  [...sql.matchAll(functions)].map(({ 0: all, 1: name = '', index }) => ({
    ...{ name: name.toLowerCase().replaceAll('"', ''), from: index, upto: index + all.length },
  }))

/**
 * The function that a fault would be planted into, and the migration that replaces it: nobody calls what stands there.
 * Null for what is no migration, stands outside functions, or is replaced by none. Migrations in their order.
 */
export function replacedBy(
  { file, text }: Pick<Fault, 'file' | 'text'>,
  migrations: readonly Migration[],
): string | null {
  const no = migrations.findIndex(({ name }) => file.endsWith(`/migrations/${name}`))
  const sql = migrations[no]?.sql
  if (sql === undefined) return null
  const at = sql.indexOf(text)
  const into = writtenIn(sql).find(({ from, upto }) => from <= at && at < upto)
  if (!into) return null
  const later = migrations.findLast(({ sql }, n) =>
    writtenIn(sql).some(({ name, from }) => name === into.name && (n > no || (n === no && from > into.from))),
  )
  return later ? `${into.name} is written anew by ${later.name}` : null
}
