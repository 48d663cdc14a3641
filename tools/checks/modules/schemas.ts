/**
 * One module, one PostgreSQL schema: the SQL of a module names no other module's schema. Exceptions are, in a
 * migration, a foreign key down the map, a call of a function down the map, which is what a schema publishes, a table
 * from down the map that the module takes over, a schema that this module's migrations made, before it was renamed or
 * handed over, and a trigger on a table down the map that stands under `triggers` in uses.json with its reason; and
 * `reports`, which reads the views `x.v_*` that others publish.
 */
import { parseSync } from '@swc/core'
import type { Finding, Source } from '../sources.ts'

export type Uses = Readonly<Record<string, Readonly<Record<string, string>>>>

const home = /^apps\/server\/src\/modules\/([^/]+)\/(.*)$/
const readsViews = new Set(['reports'])
const looksLikeSql =
  /\b(select|insert\s+into|update|delete\s+from|truncate|lock\s+table|copy|create\s+(or\s+replace\s+)?\w+|alter\s+\w+|grant|revoke|from|join|refresh)\b/i

/** Of each table down the map who follows its rows by a trigger, and why. */
export type Triggers = Readonly<Record<string, Readonly<Record<string, string>>>>

export function foreignSchemas(sources: readonly Source[], uses: Uses, triggers: Triggers = {}): Finding[] {
  const made = schemasMade(sources)
  return sources.flatMap(({ path, text }) => {
    const [, module, rest = ''] = home.exec(path) ?? []
    if (!module || !(module in uses) || /\.test\.ts$/.test(rest)) return []
    const isMigration = rest.endsWith('.sql')
    const others = Object.keys(uses).filter(
      (name) => name !== module && !(isMigration && made.has(`${module} made ${name}`)),
    )
    const statements = isMigration ? [withoutComments(text)] : rest.endsWith('.ts') ? sqlIn(text) : []
    const named = statements
      .flatMap((sql) => namesIn(sql, others))
      .filter(({ schema, table, isReference, isCall, isTriggers, takenBy }) => {
        const isDeclared = isTriggers && triggers[`${schema}.${table}`]?.[module] !== undefined
        const isAllowed = isReference || isCall || isDeclared || takenBy === module
        if (isMigration && isAllowed) return !(schema in (uses[module] ?? {}))
        return !(readsViews.has(module) && table.startsWith('v_'))
      })
    return [...new Set(named.map(({ schema, table }) => `${schema}.${table}`))].map((name) => ({
      path,
      problem: `names ${name}, which belongs to another module: ask its index.ts`,
    }))
  })
}

function schemasMade(sources: readonly Source[]): Set<string> {
  const statement = /\bcreate\s+schema\s+(?:if\s+not\s+exists\s+)?"?(\w+)/gi
  return new Set(
    sources.flatMap(({ path, text }) => {
      const [, module, rest = ''] = home.exec(path) ?? []
      if (!module || !rest.endsWith('.sql')) return []
      return [...withoutComments(text).matchAll(statement)].map(([, schema]) => `${module} made ${schema}`)
    }),
  )
}

interface Named {
  readonly schema: string
  readonly table: string
  readonly isReference: boolean
  readonly isCall: boolean
  /** A trigger of this module lies on it. */
  readonly isTriggers: boolean
  /** The schema that the table is moved into. */
  readonly takenBy: string | undefined
}

const onWhich = /\bcreate\s+trigger\s+\w+\s[^;]*?\son\s+$/i

function namesIn(sql: string, schemas: readonly string[]): Named[] {
  const choice = schemas.join('|')
  const dotted = new RegExp(`(\\breferences\\s+)?(?<![\\w.'])"?(${choice})"?\\."?(\\w+)`, 'gi')
  const whole = new RegExp(`\\bschema\\s+"?(${choice})\\b`, 'gi')
  return [
    ...[...sql.matchAll(dotted)].map(({ 0: text, 1: reference, 2: schema = '', 3: table = '', index }) => ({
      schema,
      table,
      isReference: Boolean(reference),
      isCall: !reference && sql[index + text.length] === '(',
      isTriggers: onWhich.test(sql.slice(0, index)),
      takenBy: /^\s+set\s+schema\s+(\w+)/i.exec(sql.slice(index + text.length))?.[1],
    })),
    ...[...sql.matchAll(whole)].map(([, schema = '']) => ({
      schema,
      table: '*',
      isReference: false,
      isCall: false,
      isTriggers: false,
      takenBy: undefined,
    })),
  ]
}

const withoutComments = (sql: string) => sql.replace(/--.*$/gm, '').replace(/\/\*[\s\S]*?\*\//g, '')

/** Every text of a program that looks like SQL; `identity.login` as code is none. */
export function sqlIn(program: string): string[] {
  const texts: string[] = []
  collect(parseSync(program, { syntax: 'typescript', target: 'es2024' }), texts)
  return texts.filter((text) => looksLikeSql.test(text)).map(withoutComments)
}

function collect(node: unknown, texts: string[]) {
  if (Array.isArray(node)) for (const child of node) collect(child, texts)
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return
  const { type, value, quasis } = node as { type?: string; value?: unknown; quasis?: { raw: string }[] }
  if (type === 'StringLiteral' && typeof value === 'string') texts.push(value)
  if (type === 'TemplateLiteral' && quasis) texts.push(quasis.map(({ raw }) => raw).join(' ? '))
  if (type === 'ImportDeclaration') return
  for (const child of Object.values(node)) collect(child, texts)
}
