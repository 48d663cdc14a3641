/**
 * Text that can be kept. No column holds U+0000, and half of a surrogate pair is no character: either would fail
 * somewhere behind the door, as a fault of ours. So it is refused at the door, at the field where it stands.
 */
import type { FastifyInstance } from 'fastify'
import { HttpProblem } from './problem.ts'

/** Where a text stands that cannot be kept, as a path with dots; null where all can. Follows any depth. */
export function unkeepable(value: unknown): string | null {
  const open: { readonly path: string; readonly value: unknown }[] = [{ path: '', value }]
  for (let at = open.pop(); at; at = open.pop()) {
    const { path, value } = at
    if (typeof value === 'string') {
      if (!isKeepable(value)) return path
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, each] of Object.entries(value)) {
        // A name that cannot be kept is not repeated to whoever sent it.
        if (!isKeepable(name)) return path
        open.push({ path: path === '' ? name : `${path}.${name}`, value: each })
      }
    }
  }
  return null
}

const isKeepable = (text: string) => text.isWellFormed() && !text.includes('\0')

/** 400 with the field, as for whatever else a contract does not take. */
export function demandKeepable(value: unknown, where: 'params' | 'query' | 'body'): void {
  const path = unkeepable(value)
  if (path !== null)
    throw new HttpProblem(400, 'request_invalid', { where, fields: [{ path, problem: 'invalid_text' }] })
}

/** Of every route, whoever mounted it. Bytes that are signed are left to who reads them. */
export function keepText(app: FastifyInstance): void {
  app.addHook('preValidation', ({ params, query, body }, _reply, done) => {
    demandKeepable(params, 'params')
    demandKeepable(query, 'query')
    if (!(body instanceof Uint8Array)) demandKeepable(body, 'body')
    done()
  })
}
