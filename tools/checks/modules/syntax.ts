/** A file of a module as its syntax: what it declares, imports and exports by name. */
import { posix } from 'node:path'
import { parseSync } from 'vite'
import type { Source } from '../sources.ts'

export interface Node {
  readonly type: string
  readonly [key: string]: unknown
}

export interface File {
  readonly path: string
  readonly body: readonly Node[]
  /** Types, functions and constants by name. */
  readonly declared: ReadonlyMap<string, Node>
  readonly imported: ReadonlyMap<string, Origin>
  readonly exported: ReadonlyMap<string, Origin>
}

/** A name in a file: of another, or of the file itself. */
export interface Origin {
  readonly path: string
  readonly name: string
  readonly isType: boolean
}

export function readFile({ path, text }: Source): File {
  const body = parseSync(path, text).program.body as unknown as Node[]
  const declared = new Map<string, Node>()
  const imported = new Map<string, Origin>()
  const exported = new Map<string, Origin>()
  for (const statement of body) {
    const from = statement['source'] as Node | null | undefined
    const target = from ? posix.join(posix.dirname(path), String(from['value'])) : path
    for (const each of asNodes(statement['specifiers'])) {
      const isImport = statement.type === 'ImportDeclaration'
      const kind = each[isImport ? 'importKind' : 'exportKind'] ?? 'value'
      const isType = [kind, statement[isImport ? 'importKind' : 'exportKind']].includes('type')
      const [name, local] = [
        textOf(each[isImport ? 'imported' : 'local']),
        textOf(each[isImport ? 'local' : 'exported']),
      ]
      ;(isImport ? imported : exported).set(local, { path: target, name, isType })
    }
    const isExport = statement.type === 'ExportNamedDeclaration'
    const declaration = (isExport ? statement['declaration'] : statement) as Node | null
    for (const [name, node] of declaredIn(declaration)) {
      declared.set(name, node)
      if (isExport) exported.set(name, { path, name, isType: node.type.startsWith('TS') })
    }
  }
  return { path, body, declared, imported, exported }
}

function declaredIn(statement: Node | null): [string, Node][] {
  if (statement?.type === 'VariableDeclaration')
    return asNodes(statement['declarations']).flatMap(({ id, init }) =>
      init ? [[textOf(id), init as Node] as [string, Node]] : [],
    )
  return statement?.['id'] ? [[textOf(statement['id']), statement]] : []
}

export const textOf = (node: unknown) => String((node as Node | undefined)?.['name'] ?? '')
export const nameOf = (reference: Node) => textOf(reference['typeName'] ?? reference['expression'])
export const asNodes = (value: unknown) => (Array.isArray(value) ? (value as Node[]) : [])
export const annotationOf = (param: Node): Node | undefined =>
  (param.type === 'AssignmentPattern' ? (param['left'] as Node) : param)['typeAnnotation'] as Node | undefined

/** A node and all below it. */
export function within(node: unknown): Node[] {
  if (Array.isArray(node)) return node.flatMap(within)
  if (node === null || typeof node !== 'object') return []
  const own = 'type' in node && typeof node.type === 'string' ? [node as Node] : []
  return [...own, ...Object.values(node).flatMap(within)]
}
