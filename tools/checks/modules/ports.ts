/**
 * Modules call downwards, and imports show it. A function that one module hands to another shows in no import, and
 * at run time it goes the other way: the lower one calls the higher, in a circle. Such a place is a port, and stands
 * with each module that plugs into it, and why, under `ports` of uses.json.
 *
 * Read from the syntax: what a module exports (`index.ts`, and the face of its entry), and whether a parameter has a
 * function in it. What is typed from elsewhere (plumbing, faces of modules further down) is no port, nor is a clock.
 * Not seen: a function in a parameter whose type is inferred or `unknown`, one that is put into an object which the
 * other module made, and a method that is reached under another name than the face gives it.
 */

import type { Finding, Source } from '../sources.ts'
import type { Uses } from './schemas.ts'
import {
  annotationOf,
  asNodes,
  type File,
  type Node,
  nameOf,
  type Origin,
  readFile,
  textOf,
  within,
} from './syntax.ts'

/** Of each module its ports, by the name under which they are reached; of each port who plugs into it, and why. */
export type Ports = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>

interface Found {
  readonly node: Node
  readonly file: File
}

const home = 'apps/server/src/modules'
const place = /^apps\/server\/src\/modules\/([^/]+)\/.*(?<!\.test)\.ts$/
const map = `${home}/uses.json`

export function portFindings(sources: readonly Source[], uses: Uses, ports: Ports): Finding[] {
  const files = new Map(
    sources.filter(({ path }) => place.test(path)).map((source) => [source.path, readFile(source)]),
  )
  const plugs = [...plugsIn(files, uses)]
  const open = plugs
    .filter(({ below, port, above }) => !ports[below]?.[port]?.[above])
    .map(({ below, port, above, path }) => ({
      path,
      problem: `hands a function to ${below} (${port}), a circle at run time: ${below} → ${above} → ${below}. Let it be told as data, or say why under "ports" in uses.json`,
    }))
  const isPlugged = (...place: string[]) =>
    plugs.some(({ below, port, above }) => [below, port, above].join() === place.join())
  const stale = Object.entries(ports)
    .flatMap(([below, all]) =>
      Object.entries(all).flatMap(([port, by]) => Object.keys(by).map((above) => [below, port, above])),
    )
    .filter((declared) => !isPlugged(...declared))
    .map(([below, port, above]) => ({ path: map, problem: `${above} does not plug into ${below}.${port}` }))
  return [...open, ...stale]
}

interface Plug {
  readonly below: string
  readonly port: string
  readonly above: string
  readonly path: string
}

function* plugsIn(files: ReadonlyMap<string, File>, uses: Uses): Generator<Plug> {
  const offers = new Map(Object.keys(uses).map((name) => [name, offersOf(name, files)]))
  const told = new Set<string>()
  for (const file of files.values()) {
    const above = place.exec(file.path)?.[1] ?? ''
    for (const below of Object.keys(uses[above] ?? {}))
      for (const { port, reached, isExport } of offers.get(below) ?? []) {
        const key = `${below} ${port} ${above}`
        const known = [...file.imported].find(
          ([, from]) => from.path === `${home}/${below}/index.ts` && from.name === reached[0] && !from.isType,
        )
        const path = isExport ? [known?.[0] ?? '', ...reached.slice(1)] : reached
        if (told.has(key) || (isExport && !known) || !reaches(file.body, path)) continue
        told.add(key)
        yield { below, port, above, path: file.path }
      }
  }
}

interface Offer {
  readonly port: string
  /** The names on the way to it. */
  readonly reached: readonly string[]
  readonly isExport: boolean
}

/** Everything that can be handed a function: what the face of the entry has, and what its index.ts exports. */
function offersOf(module: string, files: ReadonlyMap<string, File>): Offer[] {
  const entry = files.get(`${home}/${module}/module.ts`)
  const index = files.get(`${home}/${module}/index.ts`)
  const face = entry && faceOf(entry)
  const offered = face ? membersOf(face, entry, files, []) : []
  const exported = [...(index?.exported ?? [])].flatMap(([name, origin]) => {
    const found = find(origin, files)
    return found ? handed(found.node, found.file, files, [name]) : []
  })
  return [
    ...offered.map((reached) => ({ port: withoutPlug(reached), reached, isExport: false })),
    ...exported.map((reached) => ({ port: withoutPlug(reached), reached, isExport: true })),
  ]
}

const withoutPlug = (reached: readonly string[]) => reached.join('.').replace(/\.plug$/, '')

/** The type within `Module<…>`, which `open` of an entry answers. */
function faceOf({ declared }: File): Node | undefined {
  const answered = declared.get('open')?.['returnType']
  const [module] = within(answered).filter(
    (node) => node.type === 'TSTypeReference' && nameOf(node) === 'Module',
  )
  return module && within(module['typeArguments']).find(({ type }) => type === 'TSTypeReference')
}

/** Ways to what can be handed a function, within a type. */
function membersOf(type: Node, file: File, files: Files, way: readonly string[]): (readonly string[])[] {
  if (type.type === 'TSFunctionType' || type.type === 'TSMethodSignature')
    return asNodes(type['params']).some((param) => hasFunction(annotationOf(param), file, files)) ? [way] : []
  if (type.type === 'TSTypeReference') {
    if (nameOf(type) === 'Port') return [[...way, 'plug']]
    const found = resolve(nameOf(type), file, files)
    return found && way.length < 4 ? membersOf(found.node, found.file, files, way) : []
  }
  if (type.type === 'TSInterfaceDeclaration' || type.type === 'TSTypeLiteral') {
    const body = type.type === 'TSTypeLiteral' ? type['members'] : (type['body'] as Node)['body']
    const own = asNodes(body).flatMap((member) => {
      const to = [...way, String((member['key'] as Node | undefined)?.['name'] ?? '')]
      const inner = member.type === 'TSMethodSignature' ? member : annotationOf(member)
      return inner ? membersOf(inner, file, files, to) : []
    })
    const more = asNodes(type['extends']).flatMap(({ expression }) => {
      const found = resolve(String((expression as Node)['name']), file, files)
      return found ? membersOf(found.node, found.file, files, way) : []
    })
    return [...own, ...more]
  }
  if (type.type === 'TSTypeAliasDeclaration' || type.type === 'TSTypeAnnotation')
    return membersOf(type['typeAnnotation'] as Node, file, files, way)
  if (type.type === 'TSIntersectionType')
    return asNodes(type['types']).flatMap((each) => membersOf(each, file, files, way))
  return []
}

/** Ways to what can be handed a function, within a value: a function, or an object of functions. */
function handed(value: Node, file: File, files: Files, way: readonly string[]): (readonly string[])[] {
  if (/^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(value.type))
    return asNodes(value['params']).some((param) => hasFunction(annotationOf(param), file, files))
      ? [way]
      : []
  if (value.type === 'Identifier') {
    const found = resolve(String(value['name']), file, files)
    return found && found.node !== value ? handed(found.node, found.file, files, way) : []
  }
  if (value.type !== 'ObjectExpression') return []
  return asNodes(value['properties']).flatMap((each) =>
    each.type === 'Property'
      ? handed(each['value'] as Node, file, files, [...way, String((each['key'] as Node)['name'])])
      : [],
  )
}

type Files = ReadonlyMap<string, File>

/** Whether a value of this type brings a function of whoever hands it over. */
function hasFunction(type: unknown, file: File, files: Files, seen = new Set<Node>()): boolean {
  if (Array.isArray(type)) return type.some((each) => hasFunction(each, file, files, seen))
  if (type === null || typeof type !== 'object') return false
  const node = type as Node
  if (node.type === 'TSMethodSignature') return true
  if (node.type === 'TSFunctionType') return !isClock(node)
  if (node.type === 'TSTypeReference' || node.type === 'TSInterfaceHeritage') {
    const [whole, keys] = asNodes((node['typeArguments'] as Node | null)?.['params'])
    const isPick = nameOf(node) === 'Pick' && whole?.type === 'TSTypeReference'
    const found = resolve(nameOf(isPick ? whole : node), file, files)
    if (found && !seen.has(found.node)) {
      seen.add(found.node)
      const parts = isPick ? picked(found.node, keys) : found.node
      if (hasFunction(parts, found.file, files, seen)) return true
    }
    return !isPick && hasFunction(node['typeArguments'], file, files, seen)
  }
  return Object.values(node).some((each) => hasFunction(each, file, files, seen))
}

const picked = (type: Node, keys: unknown): unknown =>
  type.type !== 'TSInterfaceDeclaration'
    ? type
    : asNodes((type['body'] as Node)['body']).filter((member) =>
        within(keys).some((key) => key.type === 'Literal' && key['value'] === textOf(member['key'])),
      )

const isClock = (node: Node) =>
  asNodes(node['params']).length === 0 &&
  within(node['returnType']).some((each) => each.type === 'TSTypeReference' && nameOf(each) === 'Date')

/** What a name means, as long as the module itself says it. */
function resolve(name: string, file: File, files: Files): Found | null {
  const node = file.declared.get(name)
  if (node) return { node, file }
  const origin = file.imported.get(name)
  const isOwn = origin && place.exec(origin.path)?.[1] === place.exec(file.path)?.[1]
  return origin && isOwn ? find(origin, files) : null
}

function find({ path, name }: Origin, files: Files): Found | null {
  const file = files.get(path)
  if (!file) return null
  const node = file.declared.get(name)
  if (node) return { node, file }
  const further = file.exported.get(name) ?? file.imported.get(name)
  return further && further.path !== path ? find(further, files) : null
}

/** Whether the names stand behind one another: `a.b`, `x.a?.b`, `{ b } = x.a`; one alone is called, or taken out. */
function reaches(body: readonly Node[], path: readonly string[]): boolean {
  const ends = (node: unknown, names: readonly string[]): boolean => {
    const { type, name, property, object, expression } = (node ?? {}) as Node
    const [last, ...before] = names.toReversed()
    if (last === undefined) return true
    if (type === 'ChainExpression') return ends(expression, names)
    if (type === 'Identifier') return name === last && before.length === 0
    const isHere = type === 'MemberExpression' && (property as Node)['name'] === last
    return isHere && (before.length === 0 || ends(object, before.toReversed()))
  }
  const [last = '', ...before] = path.toReversed()
  return body.some((statement) =>
    within(statement).some((node) => {
      if (node.type === 'CallExpression' && ends(node['callee'], path)) return true
      if (node.type === 'MemberExpression') return ends(node, path)
      if (node.type !== 'VariableDeclarator' || (node['id'] as Node).type !== 'ObjectPattern') return false
      const taken = asNodes((node['id'] as Node)['properties']).some(
        ({ key }) => (key as Node | undefined)?.['name'] === last,
      )
      return taken && ends(node['init'], before.toReversed())
    }),
  )
}
