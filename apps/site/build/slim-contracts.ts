import { type Plugin, parseAst } from 'vite'

/** What the server reads of a call and a browser never does: it sends and reads, and checks what it is answered. */
const unread = new Set(['summary', 'query', 'body', 'refusals', 'whilePasswordDue'])

/**
 * The contracts describe each call for server, documents and site at once. This leaves of each description what the
 * site reads of it: method, path, access, whether it is sealed, and the shape of the answer.
 */
export function slimContracts(): Plugin {
  let slimmed = 0
  return {
    name: 'slim-contracts',
    apply: 'build',
    transform(code, id) {
      if (!isContract(id)) return null
      const slim = slimDescriptions(code)
      if (slim !== code) slimmed++
      return { code: slim, map: null }
    },
    buildEnd(error) {
      if (!error && slimmed === 0)
        this.error('no contract was slimmed: build/slim-contracts.ts looks elsewhere')
    },
  }
}

/** Contracts stand side by side, and in folders named as the server's modules. */
export const isContract = (id: string) => /\/packages\/contracts\/src\/(?:[\w-]+\/)*[\w-]+\.ts$/.test(id)

/** Takes the unread properties out of every `endpoint({…})` of a module. */
export function slimDescriptions(code: string): string {
  const described: Node[] = []
  walk(parseAst(code), (node) => {
    const [description] = node.arguments ?? []
    if (node.type === 'CallExpression' && node.callee?.name === 'endpoint' && description)
      described.push(description)
  })
  // From the end, so that what stands before keeps its place.
  return described
    .toSorted((one, other) => other.start - one.start)
    .reduce((left, { start, end, properties = [] }) => {
      const read = properties.filter(({ key }) => !unread.has(key?.name ?? ''))
      const kept = read.map((property) => code.slice(property.start, property.end))
      return `${left.slice(0, start)}{ ${kept.join(', ')} }${left.slice(end)}`
    }, code)
}

/** As much of a syntax tree as is looked at. */
interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly name?: string
  readonly callee?: Node
  readonly arguments?: readonly Node[]
  readonly properties?: readonly Node[]
  readonly key?: Node
}

function walk(value: unknown, see: (node: Node) => void): void {
  if (typeof value !== 'object' || value === null) return
  if (isNode(value)) see(value)
  for (const part of Object.values(value)) walk(part, see)
}

const isNode = (value: object): value is Node => 'type' in value && 'start' in value && 'end' in value
