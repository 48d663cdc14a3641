/** The platform's calls as OpenAPI 3.1, made from the contracts of the routes that are mounted. */
import type { Endpoint } from '@jackfruit/contracts'
import type { FastifyInstance } from 'fastify'
import { toJSONSchema, type ZodMiniType } from 'zod/mini'
import { routesOf } from './policy.ts'

const schemaOf = (schema: ZodMiniType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

/** What travels in place of a sealed body. */
const sealed = {
  type: 'object',
  required: ['sealed'],
  properties: {
    sealed: {
      type: 'string',
      description: 'Compact JWE under a single-use nonce; see /wps/v2/security/challenge.',
    },
  },
}

function bodyOf({ body, sealed: purpose }: Endpoint) {
  if (!body) return {}
  const inner = purpose ? sealed : schemaOf(body, 'input')
  const schema = { type: 'object', required: ['data'], properties: { data: inner } }
  return { requestBody: { required: true, content: { 'application/json': { schema } } } }
}

function parametersOf({ query }: Endpoint) {
  if (!query) return {}
  const { properties = {}, required = [] } = schemaOf(query, 'input') as {
    properties?: Record<string, unknown>
    required?: string[]
  }
  return {
    parameters: Object.entries(properties).map(([name, schema]) => ({
      name,
      in: 'query',
      required: required.includes(name),
      schema,
    })),
  }
}

function operationOf(contract: Endpoint) {
  const { summary, access, refusals, reply } = contract
  const value = schemaOf(reply, 'output')
  const envelope = {
    type: 'object',
    required: ['success', 'message', 'value'],
    properties: { success: { type: 'boolean' }, message: { type: 'string' }, value },
  }
  return {
    summary,
    'x-access': access,
    'x-refusals': refusals,
    ...(access === 'public' ? {} : { security: [{ session: [] }] }),
    ...parametersOf(contract),
    ...bodyOf(contract),
    responses: {
      200: contract.file
        ? { description: 'A file.', content: { [contract.file]: { schema: value } } }
        : {
            description: 'The envelope; a refusal has success false and a code.',
            content: { 'application/json': { schema: envelope } },
          },
    },
  }
}

function openApiOf(contracts: readonly Endpoint[]) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const contract of contracts) {
    paths[contract.path] = { ...paths[contract.path], [contract.method.toLowerCase()]: operationOf(contract) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Jackfruit', version: '1.0.0' },
    components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
    paths,
  }
}

/** Made once, from what is mounted by then. */
export function mountDescription(app: FastifyInstance): void {
  const described = openApiOf(routesOf(app).flatMap(({ contract }) => (contract ? [contract] : [])))
  app.get('/openapi.json', { config: { policy: 'open', rate: 'page' } }, async () => described)
}
